import { enableCompileCache } from "node:module";
import { setImmediate as nextTurn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { lastWords } from "./app/platform/log/log.server";
import { beginDatabase } from "./app/start/begin-database.server";

/** The site is a separate file, so that its database starts while it is read. */
const SITE = "./site.js";
/** V8's compile cache of that file, beside it if this user may write there. */
const COMPILED = fileURLToPath(new URL("./compiled", import.meta.url));

/** Starts the single process: configuration and database, then the site. Any failure is one line that says what to do. */
async function main() {
  const begun = beginDatabase();
  // A module is read and compiled in one go, which would delay what the database's start waits for.
  await nextTurn();
  enableCompileCache(COMPILED);
  const { serve } = (await import(/* @vite-ignore */ SITE)) as typeof import("./app/serving.server");
  await serve(begun);
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    process.stderr.write(`\n  ${lastWords(error)}\n`);
    process.exit(1);
  });
}
