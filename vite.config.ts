import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { build, defineConfig, minify, type Plugin } from "vite";
import { readSheet } from "./app/document/split-sheet.server.ts";
import { CLIENT_CHUNKS } from "./scripts/client-chunks.ts";

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

/** The worker that keeps what a visitor has seen, with the version of this build in it: another build, another worker with nothing kept. */
const serviceWorker: Plugin = {
  name: "service-worker",
  apply: "build",
  async writeBundle({ dir }, bundle) {
    if (this.environment.name !== "client" || !dir) return;
    const source = "app/document/service-worker.js";
    const text = await readFile(source, "utf8");
    const version = createHash("sha256")
      .update([...Object.keys(bundle), text].join())
      .digest("base64url")
      .slice(0, 12);
    const { code } = await minify(source, text.replace("THIS_BUILD", version), { module: false });
    await writeFile(path.join(dir, "service-worker.js"), code);
  },
};

/** Scripts that the inline script brings before React, by their addresses. */
const BEFORE_REACT = {
  "drafts.js": "app/ui/connection/drafts-before-react.ts",
  "own-currency.js": "app/features/price-guide/own-currency-before-react.ts",
};

/** Each by itself and under an address of its own: a page waits for none of React's files to have it. */
const beforeReact: Plugin = {
  name: "before-react",
  configureServer({ middlewares }) {
    for (const [fileName, input] of Object.entries(BEFORE_REACT))
      middlewares.use(`/${fileName}`, (_request, response) => response.writeHead(302, { location: `/${input}` }).end());
  },
  async generateBundle() {
    if (this.environment.name !== "client") return;
    for (const [fileName, input] of Object.entries(BEFORE_REACT)) {
      const built = await build({
        configFile: false,
        logLevel: "error",
        publicDir: false,
        build: { write: false, rolldownOptions: { input } },
      });
      const [file] = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
      if (file?.type !== "chunk") return this.error(`${input} is no script`);
      this.emitFile({ type: "asset", fileName, source: file.code });
    }
  },
};

/** Writes a .br and a .gz beside every text file of the client build, so that nothing constant is compressed per request. */
const precompressed: Plugin = {
  name: "precompressed",
  apply: "build",
  async writeBundle({ dir }) {
    if (this.environment.name !== "client" || !dir) return;
    const files = await readdir(dir, { recursive: true });
    await Promise.all(
      files.filter((file) => /\.(js|css|svg|json|txt|webmanifest)$/.test(file)).map((file) => compressFile(path.join(dir, file))),
    );
  },
};

async function compressFile(file: string) {
  const content = await readFile(file);
  await writeFile(`${file}.br`, brotliCompressSync(content));
  await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
}

/** On the server a text is read once, and not once a page. */
const textsOfServer: Plugin = {
  name: "texts-of-server",
  enforce: "pre",
  resolveId(id) {
    const isServer = this.environment.name === "ssr";
    return id === "use-intl" && isServer ? path.resolve("app/document/translations.server.tsx") : null;
  },
};

/** On the server a link that says where it leads is drawn so. */
const linksOfServer: Plugin = {
  name: "links-of-server",
  enforce: "pre",
  resolveId(id, importer = "") {
    if (id !== "react-router" || this.environment.name !== "ssr" || !/\/app\/(?!document\/).*\.tsx$/.test(importer)) return null;
    return path.resolve("app/document/links.server.tsx");
  },
};

/** Threads and processes are files of their own beside the server's, such as build/server/document-worker.js. */
const WORKERS = {
  "document-worker.js": "./app/features/assistant/documents/document-worker.server.ts",
  "feed-worker.js": "./app/features/calendar/busy-feeds/feed-worker.server.ts",
  "picture-worker.js": "./app/platform/files/picture-worker.server.ts",
  "hash-worker.js": "./app/features/accounts/password/hash-worker.server.ts",
};

const workers: Plugin = {
  name: "workers",
  apply: "build",
  buildStart() {
    if (this.environment.name !== "ssr") return;
    for (const [fileName, id] of Object.entries(WORKERS)) this.emitFile({ type: "chunk", id, fileName });
  },
};

/** What packages ask of the surroundings at every turn stands fixed: the site that is built is the one for people, and what is for developers alone stays out of it. */
const productionPackages: Plugin = {
  name: "production-packages",
  apply: "build",
  transform(code, id) {
    if (this.environment.name !== "ssr" || !id.includes("/node_modules/") || !code.includes("process.env.NODE_ENV")) return null;
    return { code: code.replaceAll("process.env.NODE_ENV", '"production"'), map: null };
  },
};

/** The router encodes a page's data in its own way for every page; here that is done for those alone whose data plain JSON cannot say. */
const encodedWhenAsked: Plugin = {
  name: "encoded-when-asked",
  apply: "build",
  transform(code, id) {
    if (this.environment.name !== "ssr" || !id.endsWith("/react-router/dist/production/lib/server-runtime/server.js")) return null;
    const asked = /serverHandoffStream: (encodeViaTurboStream\(state, [^()]*\))/g;
    if (code.match(asked)?.length !== 2) this.error("the router encodes pages in another way: see encodedWhenAsked in vite.config.ts");
    return { code: code.replace(asked, "get serverHandoffStream() { return $1; }"), map: null };
  },
};

/** The style sheet comes to the server taken apart, so that a start does not read it. */
const splitSheet: Plugin = {
  name: "split-sheet",
  apply: "build",
  enforce: "post",
  transform(code, id) {
    if (!id.endsWith("/site.css?inline")) return null;
    const text = /^export default ("(?:[^"\\]|\\.)*")/.exec(code)?.[1];
    if (!text) this.error("the style sheet is no longer one text: see splitSheet in vite.config.ts");
    return { code: `${code}\nexport const split = ${JSON.stringify(JSON.stringify(readSheet(JSON.parse(text))))};`, map: null };
  },
};

/** Commands beside the site, such as build/operations/backup.js, and the small file that starts it: built apart, so that the server stays one file. */
const OPERATIONS = ["backup", "restore", "doctor", "files", "upgrade"];

const operations: Plugin = {
  name: "operations",
  apply: "build",
  async writeBundle() {
    if (this.environment.name !== "ssr") return;
    const programs = OPERATIONS.map((name) => [name, `./app/start/programs/${name}.server.ts`]);
    await buildApart("build/operations", Object.fromEntries(programs));
    await buildApart("build/server", { index: "./server.ts" });
  },
};

const buildApart = (outDir: string, input: Record<string, string>) =>
  build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    ssr: { noExternal: true, external: EXTERNAL },
    build: { ssr: true, outDir, emptyOutDir: false, reportCompressedSize: false, rolldownOptions: { input, external: ["pg-native"] } },
  });

/** Packages with binaries or files of their own: left out of the one-file server build. */
const EXTERNAL = ["@node-rs/argon2", "sharp"];

/** A start reads the whole server: a megabyte of comments is 50 ms and 10 MB of it. Lines stay as they are, for what is told of an error. */
const WITHOUT_COMMENTS = { annotation: false, jsdoc: false };

export default defineConfig(({ mode }) => ({
  plugins: [
    inlineScript,
    textsOfServer,
    linksOfServer,
    tailwindcss(),
    reactRouter(),
    productionPackages,
    encodedWhenAsked,
    splitSheet,
    serviceWorker,
    beforeReact,
    precompressed,
    workers,
    operations,
  ],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CLIENT_CHUNKS } } } } },
    ssr: { build: { rollupOptions: { input: { site: "./app/serving.server.ts" }, output: { comments: WITHOUT_COMMENTS } } } },
  },
  ssr: mode === "production" ? { noExternal: true, external: EXTERNAL } : {},
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  server: { watch: { ignored: ["**/data/**", "**/build/**"] } },
}));
