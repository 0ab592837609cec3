import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "dist"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      // The compiler knows the browser's names; text never becomes HTML, and no style is written into a template.
      "no-undef": "off",
      "svelte/no-at-html-tags": "error",
      "svelte/no-inline-styles": ["error", { allowTransitions: true }],
    },
  },
  {
    // The composer's own drawings, which hold no word of a card.
    files: ["src/art/Vignette.svelte", "src/art/Place.svelte"],
    rules: { "svelte/no-at-html-tags": "off" },
  },
);
