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
      // TypeScript checks undefined names itself.
      "no-undef": "off",
      // State is replaced, never mutated in place; other sets and maps need not be reactive.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { files: ["*.config.{js,ts}"], languageOptions: { globals: globals.node } },
);
