import type { Plugin } from "postcss";

export function scaled(prop: string, value: string): string;
export function textSize(): Plugin;
