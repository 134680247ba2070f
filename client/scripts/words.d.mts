import type { Plugin } from "vite";

export declare function words(): Plugin;
