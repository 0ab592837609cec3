// Builds the composer alone, after the client and beside it: one script that any page can carry.
import { defineConfig } from "vite";

export default defineConfig({
  publicDir: false,
  build: {
    outDir: "../src/senlac/web/static",
    emptyOutDir: false,
    target: ["chrome123", "firefox121", "safari17.5"],
    lib: { entry: "src/art/standalone.ts", formats: ["iife"], name: "senlacArt", fileName: () => "composer.js" },
  },
});
