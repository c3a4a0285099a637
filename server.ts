import { createServer, type Server } from "node:http";
import { setFlagsFromString } from "node:v8";
import { config } from "./app/config.server";
import { describeError, log } from "./app/platform/log/log.server";
import { watchMainThread } from "./app/platform/main-thread/main-thread.server";
import { endStreams, openSite, setListeningAddress, siteListener, startMetricsServer } from "./app/site.server";

// Tests ask the built site without a process of its own, one file after the other with settings and a database of their own.
export { moveConfig } from "./app/config.server";
export { addNames, addTexts } from "./app/languages/shown-texts";
export { emptyPageCache } from "./app/platform/http/page-cache.server";
export { watchMainThread } from "./app/platform/main-thread/main-thread.server";
export { fetchPage, moveClock, openSite, setListeningAddress, siteListener } from "./app/site.server";

const DRAIN_MILLISECONDS = 10_000;
/** The most that any request may take to arrive; bodies that are no files have less (platform/http/body-limit.server). */
const LONGEST_UPLOAD_MILLISECONDS = 1_860_000;

/** By how much the heap may outgrow what is used of it before what is not is let go; on a large machine it would be four times as much. */
const HEAP_GROWTH_PERCENT = 50;

const say = (text: string) => process.stdout.write(`${text}\n`);
const sayStep = (name: string, seconds: number) => say(`  ${name.padEnd(10)} ${seconds.toFixed(2)} s`);

/** The one process: configuration, database, schema, demo, then the pages. Any failure is one line that says what to do. */
async function main() {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
  const { host, port, siteName, dataDir } = config();
  const site = await openSite(sayStep);
  const server = createServer({ headersTimeout: 15_000, requestTimeout: LONGEST_UPLOAD_MILLISECONDS }, siteListener());
  const stopMetrics = await startMetricsServer();
  const url = await listen(server, port, host);
  setListeningAddress(url);
  watchMainThread();
  if (site.demoAccounts)
    say(`\n  Demo accounts (also in ${dataDir}/demo-accounts.txt):\n${site.demoAccounts.trimEnd().replaceAll(/^/gm, "    ")}`);
  say(`\n  ${siteName} is at ${url}\n  What is left before it is yours: ${url}/admin?view=settings\n`);
  const stop = once(async () => {
    const drained = new Promise((resolve) => server.close(resolve));
    endStreams();
    server.closeIdleConnections();
    const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MILLISECONDS);
    await drained;
    clearTimeout(timer);
    await stopMetrics();
    await site.close();
    process.exit(0);
  });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, stop);
  process.on("disconnect", stop);
}

function listen(server: Server, port: number, host: string) {
  return new Promise<string>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = error.code === "EADDRINUSE";
      reject(taken ? new Error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`) : error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      const actual = typeof address === "object" && address ? address.port : port;
      resolve(`http://${host.includes(":") ? `[${host}]` : host}:${actual}`);
    });
  });
}

/** The first call counts; a second signal ends the process at once. */
function once(work: () => Promise<void>) {
  let isStopping = false;
  return () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void work();
  };
}

if (import.meta.main) {
  process.on("unhandledRejection", (error) => log("error", "unhandled rejection", describeError(error)));
  main().catch((error: Error) => {
    process.stderr.write(`\n  ${error.message}\n`);
    process.exit(1);
  });
}
