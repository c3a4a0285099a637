import { enableCompileCache } from "node:module";
import { setImmediate as nextTurn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { beginDatabase } from "./app/start/begin-database.server";

/** The site is a file of its own beside this one, so that its database starts while it is read. */
const SITE = "./site.js";
/** What V8 made of that file is kept beside it, where this user may write there. */
const COMPILED = fileURLToPath(new URL("./compiled", import.meta.url));

/** The one process: configuration and database, then the site on it. Any failure is one line that says what to do. */
async function main() {
  const begun = beginDatabase();
  // A module is read and compiled in one go: what the database's start waits for would come after it.
  await nextTurn();
  enableCompileCache(COMPILED);
  const { serve } = (await import(/* @vite-ignore */ SITE)) as typeof import("./app/serving.server");
  await serve(begun);
}

if (import.meta.main) {
  main().catch((error: Error) => {
    process.stderr.write(`\n  ${error.message}\n`);
    process.exit(1);
  });
}
