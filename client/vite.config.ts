import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

import { pack } from "./scripts/pack.mjs";
import { serviceWorker } from "./scripts/service-worker.mjs";
import { textSize } from "./scripts/text-size.mjs";
import { words } from "./scripts/words.mjs";

export default defineConfig(({ mode }) => {
  // The server used in development.
  const { ROOM = "http://localhost:8000" } = loadEnv(mode, ".", "ROOM");
  const proxy = { "/api": { target: ROOM, ws: true } };
  return {
    plugins: [words(), svelte(), serviceWorker(), pack()],
    css: { postcss: { plugins: [textSize()] } },
    build: {
      target: "es2022",
      outDir: "../build/page",
      emptyOutDir: true,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
    // The games' language files lie beside their rules.
    server: { proxy, fs: { allow: [".."] } },
    preview: { proxy },
    // Tests share a process: they are of plain functions, and starting one for each file takes longer than they do.
    test: { environment: "node", include: ["{src,scripts}/**/*.test.{ts,mjs}"], isolate: false },
  };
});
