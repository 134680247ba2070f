import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["dist", "src/wire/messages.ts", "src/wire/requests.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
  },
  {
    rules: {
      // TypeScript knows better what there is.
      "no-undef": "off",
      // What the page shows is replaced, never changed in place; other sets and maps it does not watch.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { files: ["*.config.{js,ts}"], languageOptions: { globals: globals.node } },
);
