import type { RequestListener } from "node:http";
import { describeError, log } from "../log/log.server";
import { setSecurityHeaders } from "./headers.server";

/**
 * A listener that no request ends the process with: what it throws before the router has the request is a 500 of that one, and a line of the log with the
 * path. Node would take it for a fault of the whole program.
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
