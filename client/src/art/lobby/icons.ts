export const ICON_VIEW_BOX = "0 0 24 24";

/** `line` is stroked, `dots` are filled points: x, y and radius. */
interface Icon {
  readonly line: string;
  readonly dots?: readonly (readonly [x: number, y: number, radius: number])[];
}

const SPEAKER = "M3.5 9.5v5h3.5l5 4.5v-14l-5 4.5z";

const ICONS = {
  back: { line: "M20 12H4.5M11 5l-7 7 7 7" },
  bell: { line: "M5 17.5h14M6.5 17.5v-6.5a5.5 5.5 0 0 1 11 0v6.5M12 5.5V3.5M10 20.5h4" },
  bot: {
    line: "M7.5 8.5h9a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3v-5a3 3 0 0 1 3-3zM12 8.5V5M9.5 16h5M2 12.5v3.5M22 12.5v3.5",
    dots: [
      [12, 4, 1.6],
      [9, 12.4, 1.3],
      [15, 12.4, 1.3],
    ],
  },
  chart: { line: "M4 4v16h16M7.5 15.5l4-5 3.5 3 5-7" },
  chat: {
    line: "M5.5 4h13a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2H11.5L7 20.5v-4H5.5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM8 8.5h8M8 12h5",
  },
  check: { line: "M4.5 12.5l5 5 10-11" },
  clock: { line: "M3 12a9 9 0 0 1 18 0a9 9 0 0 1-18 0zM12 7v5l3.5 2.2" },
  close: { line: "M5.5 5.5l13 13M18.5 5.5l-13 13" },
  copy: {
    line: "M10.5 8.5h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM15.5 8.5v-3a2 2 0 0 0-2-2h-8a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h3",
  },
  edit: { line: "M4 20l1.2-4.6L16.3 4.3a2 2 0 0 1 2.8 0l.6.6a2 2 0 0 1 0 2.8L8.6 18.8zM14.2 6.4l3.4 3.4" },
  flag: { line: "M6 21V4M6 4.5h11.5l-2.6 4 2.6 4H6" },
  fork: { line: "M6.5 20.5V10.5M6.5 14.5c6 0 10.5-1.5 10.5-7M13 10.5l4-4.5 4 4.5M3 7.5l3.5-4 3.5 4" },
  fullScreen: { line: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" },
  help: {
    line: "M3 12a9 9 0 0 1 18 0a9 9 0 0 1-18 0zM9.3 9.5a2.7 2.7 0 1 1 4.3 2.2c-1 .7-1.6 1.2-1.6 2.3",
    dots: [[12, 16.9, 1.1]],
  },
  hint: { line: "M9 17.5a7 7 0 1 1 6 0M9.5 17.5h5M10 20.5h4M12 12.5v5" },
  host: { line: "M4.5 18.5L3 7.5l5.2 4L12 5l3.8 6.5 5.2-4-1.5 11z" },
  keys: {
    line: "M4.5 6h15a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM8 14.5h8",
    dots: [
      [6.5, 10, 1.1],
      [10.2, 10, 1.1],
      [13.8, 10, 1.1],
      [17.5, 10, 1.1],
    ],
  },
  leaveFullScreen: { line: "M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5" },
  link: {
    line: "M10 14a4.2 4.2 0 0 0 6 0l3.3-3.3a4.2 4.2 0 0 0-6-6L12 6M14 10a4.2 4.2 0 0 0-6 0l-3.3 3.3a4.2 4.2 0 0 0 6 6L12 18",
  },
  markBack: { line: "M19.5 6v12L12 12zM12 6v12l-7.5-6zM3.5 5.5v13" },
  markForward: { line: "M4.5 6v12l7.5-6zM12 6v12l7.5-6zM20.5 5.5v13" },
  menu: { line: "M4 6.5h16M4 12h16M4 17.5h16" },
  minus: { line: "M5 12h14" },
  offline: {
    line: "M2.5 9.5a13.5 13.5 0 0 1 4.3-2.8M11 5.6a13.5 13.5 0 0 1 10.5 3.9M5.8 13a9 9 0 0 1 4.2-2.4M15.5 11.3a9 9 0 0 1 2.7 1.7M9 16.4a4.5 4.5 0 0 1 4.6-1M4 3.5l16 17",
    dots: [[12, 19.8, 1.3]],
  },
  pace: {
    line: "M5.5 18.5a9 9 0 1 1 13 0M12 13.5l4-5.5M4.2 12h1.6M12 4v1.6M18.2 12h1.6",
    dots: [[12, 13.5, 1.7]],
  },
  pause: { line: "M6.5 5h3v14h-3zM14.5 5h3v14h-3z" },
  play: { line: "M7.5 4.5v15l12-7.5z" },
  player: { line: "M8 8a4 4 0 0 1 8 0a4 4 0 0 1-8 0zM4.5 20.5c.9-4.6 3.9-6.8 7.5-6.8s6.6 2.2 7.5 6.8" },
  plus: { line: "M5 12h14M12 5v14" },
  replay: { line: "M3.5 4v5.5H9M4 9.5a8.5 8.5 0 1 1-.4 3.5M10.5 9.2v5.6l4.5-2.8z" },
  rules: {
    line: "M12 6.5c-2-1.5-4.7-2-8.5-2V18c3.8 0 6.5.5 8.5 2 2-1.5 4.7-2 8.5-2V4.5c-3.8 0-6.5.5-8.5 2zM12 6.5V20",
  },
  send: { line: "M3.5 11L20.5 3.5 14.5 20.5l-3.5-7.5zM11 13l9.5-9.5" },
  settings: {
    line: "M4 7h9.5M18.5 7H20M13.5 7a2.5 2.5 0 0 1 5 0a2.5 2.5 0 0 1-5 0zM4 17h1.5M10.5 17H20M5.5 17a2.5 2.5 0 0 1 5 0a2.5 2.5 0 0 1-5 0z",
  },
  share: {
    line: "M3.5 12a2.5 2.5 0 0 1 5 0a2.5 2.5 0 0 1-5 0zM15 5.5a2.5 2.5 0 0 1 5 0a2.5 2.5 0 0 1-5 0zM15 18.5a2.5 2.5 0 0 1 5 0a2.5 2.5 0 0 1-5 0zM8.2 10.7l7.1-4M8.2 13.3l7.1 4",
  },
  soundOff: { line: `${SPEAKER}M16 9.5l5 5M21 9.5l-5 5` },
  soundOn: { line: `${SPEAKER}M15.5 9a4.2 4.2 0 0 1 0 6M18.3 6a8.4 8.4 0 0 1 0 12` },
  stepBack: { line: "M18.5 5.5v13L9 12zM5.5 5.5v13" },
  stepForward: { line: "M5.5 5.5v13L15 12zM18.5 5.5v13" },
  undo: { line: "M8.5 4.5L4 9l4.5 4.5M4 9h10.5a5.5 5.5 0 0 1 0 11H9" },
  warning: { line: "M12 4L2.8 19.5h18.4zM12 10v4.3", dots: [[12, 16.9, 1.1]] },
  watch: {
    line: "M2.5 12C5 7.3 8.2 5 12 5s7 2.3 9.5 7c-2.5 4.7-5.7 7-9.5 7s-7-2.3-9.5-7zM9 12a3 3 0 0 1 6 0a3 3 0 0 1-6 0z",
  },
} satisfies Record<string, Icon>;

export type IconName = keyof typeof ICONS;
export const ICON_NAMES = Object.keys(ICONS) as readonly IconName[];

/** A line icon in the colour of the text around it. */
export function icon(name: IconName): string {
  const { line, dots = [] }: Icon = ICONS[name];
  const points = dots.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join("");
  return (
    `<path d="${line}" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>` +
    (points && `<g fill="currentColor">${points}</g>`)
  );
}
