import { createServer, type Server } from "node:http";
import { setFlagsFromString } from "node:v8";
import { config } from "./config.server";
import { SETUP_HOURS } from "./features/setup/limits";
import { boundConnections } from "./platform/http/connections.server";
import { drain } from "./platform/http/drain.server";
import { refuseTunnel } from "./platform/http/request-line.server";
import { describeError, log } from "./platform/log/log.server";
import { watchMainThread } from "./platform/main-thread/main-thread.server";
import { noteArrival } from "./platform/next-turn";
import { siteOrigin } from "./platform/origin.server";
import { blockGlobalFetch } from "./platform/outgoing.server";
import { endStreams, fetchPage, openSite, setListeningAddress, siteListener, startMetricsServer } from "./site.server";
import type { BegunDatabase } from "./start/begin-database.server";
import { stepsAt, warmUp } from "./start/warm-up.server";

// Tests run the built site without a process of its own, one test file after the other with its own settings and database.
export { moveConfig } from "./config.server";
export { addNames, addTexts } from "./languages/shown-texts";
export { emptyPageCache } from "./platform/http/page-cache.server";
export { watchMainThread } from "./platform/main-thread/main-thread.server";
export { fetchPage, moveClock, openSite, setListeningAddress, siteListener } from "./site.server";

const DRAIN_MILLISECONDS = 10_000;
/** Behind a proxy: long enough that it has sent a request over each connection it uses. */
const FAREWELL_MILLISECONDS = 1000;
/** The longest that any request may take to arrive; bodies without files have less (platform/http/bodies/body-limit.server). */
const MAX_UPLOAD_MILLISECONDS = 1_860_000;
/** A connection without traffic for this long is closed. Live events send something sooner. */
const SILENT_MILLISECONDS = 120_000;

/** By how much the heap may grow beyond what is in use before garbage collection; on a large machine, V8's default would be four times as much. */
const HEAP_GROWTH_PERCENT = 50;

const say = (text: string) => process.stdout.write(`${text}\n`);
const sayStep = (name: string, seconds: number) => say(`  ${name.padEnd(10)} ${seconds.toFixed(2)} s`);

/** Starts the site on a database whose start has already begun: schema, demo data, then the pages. */
export async function serve(begun: BegunDatabase) {
  // A broken pipe of the log must not crash the site.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);
  process.on("unhandledRejection", (error) => log("error", "unhandled rejection", describeError(error)));
  blockGlobalFetch();
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
  const { host, port, siteName, dataDir, trustProxy } = config();
  const site = await openSite(sayStep, begun);
  const server = makeServer();
  const stopMetrics = await startMetricsServer();
  const url = await listen(server, port, host);
  setListeningAddress(url);
  watchMainThread();
  void warmUp(stepsAt(url, (address) => fetchPage(new Request(address))));
  if (site.demoAccounts)
    say(`\n  Demo accounts (also in ${dataDir}/demo-accounts.txt):\n${site.demoAccounts.trimEnd().replaceAll(/^/gm, "    ")}`);
  say(`\n  ${siteName} is at ${url}`);
  say(
    site.setupToken
      ? `  Set it up within ${SETUP_HOURS} hours: ${siteOrigin()}/setup?token=${site.setupToken}\n`
      : `  What is left before it is yours: ${url}/admin?view=settings\n`,
  );
  const stop = once(async () => {
    const drained = drain(server, { farewellMs: trustProxy > 0 ? FAREWELL_MILLISECONDS : 0, maxMs: DRAIN_MILLISECONDS });
    endStreams();
    await drained;
    await stopMetrics();
    await site.close();
    process.exit(0);
  });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, stop);
  process.on("disconnect", stop);
}

/** Creates the HTTP server, not yet listening. */
export function makeServer(): Server {
  const server = createServer({ headersTimeout: 15_000, requestTimeout: MAX_UPLOAD_MILLISECONDS }, siteListener());
  server.timeout = SILENT_MILLISECONDS;
  boundConnections(server, { isBehindProxy: config().trustProxy > 0 });
  server.on("connection", noteArrival);
  server.on("connect", refuseTunnel);
  return server;
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

/** Runs the work once; a second signal ends the process at once. */
function once(work: () => Promise<void>) {
  let isStopping = false;
  return () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void work();
  };
}
