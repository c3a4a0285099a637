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
import { sealFetch } from "./platform/outgoing.server";
import { endStreams, fetchPage, openSite, setListeningAddress, siteListener, startMetricsServer } from "./site.server";
import type { BegunDatabase } from "./start/begin-database.server";
import { stepsAt, warmUp } from "./start/warm-up.server";

// Tests ask the built site without a process of its own, one file after the other with settings and a database of their own.
export { moveConfig } from "./config.server";
export { addNames, addTexts } from "./languages/shown-texts";
export { emptyPageCache } from "./platform/http/page-cache.server";
export { watchMainThread } from "./platform/main-thread/main-thread.server";
export { fetchPage, moveClock, openSite, setListeningAddress, siteListener } from "./site.server";

const DRAIN_MILLISECONDS = 10_000;
/** Behind a proxy: long enough that it has asked over each connection which it uses. */
const FAREWELL_MILLISECONDS = 1000;
/** The most that any request may take to arrive; bodies that are no files have less (platform/http/bodies/body-limit.server). */
const LONGEST_UPLOAD_MILLISECONDS = 1_860_000;
/** Whoever takes nothing of an answer for so long, and sends nothing, is let go. Live events say something sooner. */
const SILENT_MILLISECONDS = 120_000;

/** By how much the heap may outgrow what is used of it before what is not is let go; on a large machine it would be four times as much. */
const HEAP_GROWTH_PERCENT = 50;

const say = (text: string) => process.stdout.write(`${text}\n`);
const sayStep = (name: string, seconds: number) => say(`  ${name.padEnd(10)} ${seconds.toFixed(2)} s`);

/** The site in its process, on a database that was begun before it was read: schema, demo, then the pages. */
export async function serve(begun: BegunDatabase) {
  // A log that nobody reads any more, because its pipe has ended, ends no site.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);
  process.on("unhandledRejection", (error) => log("error", "unhandled rejection", describeError(error)));
  sealFetch();
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
  const { host, port, siteName, dataDir, trustProxy, baseUrl } = config();
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
      ? `  Set it up within ${SETUP_HOURS} hours: ${baseUrl ?? url}/setup?token=${site.setupToken}\n`
      : `  What is left before it is yours: ${url}/admin?view=settings\n`,
  );
  const stop = once(async () => {
    const drained = drain(server, { farewellMs: trustProxy > 0 ? FAREWELL_MILLISECONDS : 0, mostMs: DRAIN_MILLISECONDS });
    endStreams();
    await drained;
    await stopMetrics();
    await site.close();
    process.exit(0);
  });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, stop);
  process.on("disconnect", stop);
}

/** The server of all requests, which listens nowhere yet. */
export function makeServer(): Server {
  const server = createServer({ headersTimeout: 15_000, requestTimeout: LONGEST_UPLOAD_MILLISECONDS }, siteListener());
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

/** The first call counts; a second signal ends the process at once. */
function once(work: () => Promise<void>) {
  let isStopping = false;
  return () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void work();
  };
}
