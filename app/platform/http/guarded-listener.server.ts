import type { RequestListener } from "node:http";
import { describeError, log } from "../log/log.server";
import { setSecurityHeaders } from "./headers.server";

/**
 * Wraps a listener so that no request crashes the process: an error thrown before the router has the request becomes a 500 for it and a log
 * line with the path. Node would treat it as an uncaught exception.
 */
export const guardedListener =
  (listen: RequestListener): RequestListener =>
  (incoming, outgoing) => {
    try {
      listen(incoming, outgoing);
    } catch (error) {
      const [path] = (incoming.url ?? "").split("?");
      log("error", "request failed", { method: incoming.method, path, ...describeError(error) });
      if (outgoing.headersSent) return void outgoing.destroy();
      setSecurityHeaders(outgoing);
      outgoing.writeHead(500, { "content-type": "text/plain; charset=utf-8", connection: "close" });
      outgoing.end("Internal Server Error\n");
    }
  };
