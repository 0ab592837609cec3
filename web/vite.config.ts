import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:1066";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/senlac/web/static",
    emptyOutDir: true,
    target: ["chrome123", "firefox121", "safari17.5"],
    // Every browser that runs the bundle knows module preloading; the pages forbid fonts and scripts from data URLs.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  // The studio loads the composer of a box when its first picture is wanted.
  worker: { format: "es" },
  server: {
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  // The tests share one process and its modules: to start anew for each file took longer than all tests.
  test: {
    environment: "happy-dom",
    isolate: false,
    maxWorkers: 1,
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
  },
});
