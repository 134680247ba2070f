import type { Plugin } from "vite";

export declare function pack(): Plugin;
