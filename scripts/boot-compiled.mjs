// node scripts/boot-compiled.mjs USER: fills V8's compile cache of the built site for a service user who may only read it. Run as root, after a build.
import { execFileSync } from "node:child_process";
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { runQuietly } from "./boot-say.mjs";

/** Where server.ts looks for the cache. */
const COMPILED = "build/server/compiled";

/** Loads the site once to fill the cache, so that no start compiles it again. A start works without it, too. */
export function keepCompiled(root, node, folder = path.join(root, COMPILED), user = {}) {
  const site = pathToFileURL(path.join(root, "build/server/site.js")).href;
  const load = `import(${JSON.stringify(site)}).then(() => process.exit(), () => process.exit(1))`;
  return runQuietly(node, ["-e", load], { ...process.env, NODE_ENV: "production", NODE_COMPILE_CACHE: folder }, user);
}

/** Fills the cache for another user, since Node has one folder per user. Node runs what it finds there, so only root may write to it. */
async function keepCompiledFor(name, root) {
  const [uid, gid] = ["-u", "-g"].map((which) => Number(execFileSync("id", [which, name], { encoding: "utf8" })));
  const folder = mkdtempSync(path.join(tmpdir(), "sagebridge-compiled-"));
  try {
    chownSync(folder, uid, gid);
    const { code, output } = await keepCompiled(root, process.execPath, folder, { uid, gid });
    if (code !== 0) throw new Error(`${name} cannot load ${root}/build/server/site.js. ${output}`);
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const from = path.join(entry.parentPath, entry.name);
      const to = path.join(root, COMPILED, path.relative(folder, from));
      if (entry.isDirectory()) mkdirSync(to, { recursive: true, mode: 0o755 });
      else writeFileSync(to, readFileSync(from), { mode: 0o644 });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const [name] = process.argv.slice(2);
  if (!name) throw new Error("For whom? node scripts/boot-compiled.mjs USER");
  await keepCompiledFor(name, path.resolve(import.meta.dirname, ".."));
}
