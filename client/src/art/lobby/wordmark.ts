import { ROOM_COLOURS } from "./colours";

const { lamp } = ROOM_COLOURS;

export const WORDMARK_VIEW_BOX = "0 0 134 36";

/** "Parlour" in one line width; the o is the lamp. The page may animate `.wordmark-halo`. */
export function wordmark(): string {
  return (
    `<circle class="wordmark-halo" cx="81.5" cy="23" r="13" fill="url(#lobby-lamp)" opacity=".55"/>` +
    `<g fill="none" stroke="currentColor" stroke-width="3.3" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="M3 31V5h8.5a7.5 7.5 0 0 1 0 15H3"/>` +
    `<circle cx="32" cy="23" r="7.8"/><path d="M39.8 15.2V31"/>` +
    `<path d="M48.5 31V15.2M48.5 23c0-5 3-7.8 7.2-7.8"/>` +
    `<path d="M64 31V3"/>` +
    `<circle cx="81.5" cy="23" r="7.8"/>` +
    `<path d="M98 15.2v8a7.3 7.3 0 0 0 14.6 0v-8M112.6 23v8"/>` +
    `<path d="M121.5 31V15.2M121.5 23c0-5 3-7.8 7.2-7.8"/></g>` +
    `<circle cx="81.5" cy="23" r="3.4" fill="${lamp.glow}"/>`
  );
}

export function wordmarkDefs(): string {
  return (
    `<radialGradient id="lobby-lamp"><stop offset="0" stop-color="${lamp.bright}"/>` +
    `<stop offset=".55" stop-color="${lamp.glow}"/>` +
    `<stop offset="1" stop-color="${lamp.glow}" stop-opacity="0"/></radialGradient>`
  );
}
