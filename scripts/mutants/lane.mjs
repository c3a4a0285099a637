import { readFileSync } from "node:fs";
import path from "node:path";
import { judge } from "./judge.mjs";
import { withMutants } from "./schemata.mjs";
import { openSession } from "./session.mjs";

/**
 * One of the processes that judge mutants, each with a vitest and, where tests need one, a database server of its own. It gets its files
 * from mutants.mjs and answers with one message for each mutant.
 */
let isStopped = false;
let isWorking = false;
let session = null;

/** Errors while a run is being cancelled are not reported. */
const say = (message) => process.connected && !(isStopped && message.trouble) && process.send(message);

async function work({ files, projects, nearest, isSite }) {
  isWorking = true;
  if (isSite) process.env.MUTANTS_SITE = "1";
  session = await openSession(projects, isSite ? new Map() : codeOf(files));
  hearSignals();
  if (!isStopped) await judge({ session, files, nearest, isSite, report: say, isOver: () => isStopped });
  await end();
}

const codeOf = (files) =>
  new Map(files.map(({ file, mutants }) => [path.resolve(file), withMutants(file, readFileSync(file, "utf8"), mutants)]));

let ending = null;
async function end() {
  isStopped = true;
  // A session still being opened is closed once it is ready.
  if (!session && isWorking) return;
  ending ??= session?.close();
  await ending;
  process.exit(0);
}

/** Stops on a signal or when the parent is gone: the database server must not outlive the run. Vite's own listener would exit at once. */
function hearSignals() {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.removeAllListeners(signal).on(signal, end);
}

hearSignals();
process.on("disconnect", end);
process.once("message", (job) =>
  work(job).catch((error) => {
    say({ trouble: String(error?.stack ?? error) });
    isWorking = false;
    return end();
  }),
);
