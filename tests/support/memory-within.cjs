// Loaded into a server (NODE_OPTIONS=--expose-gc --require …): writes into MEMORY_FILE how much the process holds, in bytes, several times a second (every MEMORY_EVERY_MS): its
// objects and the buffers beside them, after everything that nobody holds any more has been let go.
const { writeFileSync, renameSync } = require("node:fs");

const file = process.env.MEMORY_FILE;
const EVERY_MS = Number(process.env.MEMORY_EVERY_MS ?? 100);
/** However slow the machine, most of the time is left to what the server is there for: looking all the time, it took six minutes for a hundred megabytes. */
const PAUSES = 4;

function look() {
  const began = performance.now();
  // The second time waits until what the first has found is let go.
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  writeFileSync(`${file}.new`, String(heapUsed + external));
  renameSync(`${file}.new`, file);
  lookAfter(Math.max(EVERY_MS, PAUSES * (performance.now() - began)));
}

const lookAfter = (milliseconds) => setTimeout(look, milliseconds).unref();

// Of the server alone, and not of the programs that it starts.
if (process.argv[1]?.includes("build/server/index.js")) lookAfter(EVERY_MS);
