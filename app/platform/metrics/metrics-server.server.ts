import { createServer } from "node:http";
import { config } from "#app/config.server";
import { readWaitingWork } from "./database-metrics.server";
import { measureProcess } from "./process-metrics.server";
import { metricsText } from "./registry";

/**
 * Serves GET /metrics on METRICS_PORT, a port that the public never reaches; does nothing without that variable. Returns a function that
 * stops it. Throws an Error of one line when the port is taken.
 */
export async function startMetricsServer(): Promise<() => Promise<void>> {
  const { metrics } = config();
  if (!metrics) return async () => undefined;
  measureProcess();
  const server = createServer(async ({ method, url }, response) => {
    if (method !== "GET" || url?.split("?")[0] !== "/metrics") return response.writeHead(404).end();
    await readWaitingWork();
    response.writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8", "cache-control": "no-store" }).end(metricsText());
  });
  await new Promise<void>((resolve, reject) => {
    const fail = ({ code }: NodeJS.ErrnoException) =>
      reject(new Error(`METRICS_PORT ${metrics.port} cannot be listened on (${code}): choose another, or stop what uses it.`));
    server.once("error", fail);
    server.listen(metrics.port, metrics.host, resolve);
  });
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
}
