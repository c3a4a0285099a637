import type { ServerResponse } from "node:http";
import { setSecurityHeaders } from "./headers.server";

/** Rejects an invalid request line. */
export function refuseRequestLine(outgoing: ServerResponse, status: 400 | 405) {
  setSecurityHeaders(outgoing);
  if (status === 405) outgoing.setHeader("allow", "GET, HEAD, POST");
  outgoing.writeHead(status, { "content-type": "text/plain; charset=utf-8", connection: "close" });
  outgoing.end(status === 405 ? "Method Not Allowed\n" : "Bad Request\n");
}

/** Redirects a path that begins with two slashes to its canonical spelling. */
export function leadTo(outgoing: ServerResponse, address: string) {
  setSecurityHeaders(outgoing);
  outgoing.writeHead(301, { location: address }).end();
}
