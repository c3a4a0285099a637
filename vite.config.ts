import { readFileSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, minify, type Plugin } from "vite";

/** `import text from "./bootstrap.js?inline-script"`: the file, minified, as a string. */
const inlineScript: Plugin = {
  name: "inline-script",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith("?inline-script")) return;
    const file = id.split("?")[0]!;
    const { code } = await minify(file, readFileSync(file, "utf8"), { module: false });
    return `export default ${JSON.stringify(code.trim())}`;
  },
};

/** Packages with binaries or files of their own: left out of the one-file server build. */
const EXTERNAL = ["@node-rs/argon2"];

export default defineConfig(({ mode }) => ({
  plugins: [inlineScript, tailwindcss(), mode !== "test" && reactRouter()],
  environments: {
    ssr: { build: { rollupOptions: { input: { index: "./server.ts" } } } },
  },
  ssr: mode === "production" ? { noExternal: true, external: EXTERNAL } : {},
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  server: { watch: { ignored: ["**/data/**", "**/build/**"] } },
  test: {
    environment: "node",
    include: ["app/**/*.test.ts", "tests/**/*.test.ts"],
    exclude: ["tests/hard/**", "tests/journeys/**", "node_modules/**"],
  },
}));
