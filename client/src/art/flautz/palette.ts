/** What all schools share: gold lines on a violet night. */
export const GOLD = "#E9C46A";
export const BRASS = "#A9791B";
export const CREAM = "#FFF4D6";
export const WHITE = "#FFFFFF";
export const NIGHT = "#120A2C";
export const DUSK = "#1B1048";
export const SHADOW = "#0C0520";
