// Loaded into a server (NODE_OPTIONS=--expose-gc --require …): writes into MEMORY_FILE how much the process holds, in bytes, several times a second (every MEMORY_EVERY_MS): its
// objects and the buffers beside them, after everything that nobody holds any more has been let go.
const { writeFileSync, renameSync } = require("node:fs");

const file = process.env.MEMORY_FILE;
const EVERY_MS = Number(process.env.MEMORY_EVERY_MS ?? 100);

function look() {
  // The second time waits until what the first has found is let go.
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  writeFileSync(`${file}.new`, String(heapUsed + external));
  renameSync(`${file}.new`, file);
}

// Of the server alone, and not of the programs that it starts.
if (process.argv[1]?.includes("build/server/index.js")) setInterval(look, EVERY_MS).unref();
