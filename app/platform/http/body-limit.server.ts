import type { IncomingMessage, ServerResponse } from "node:http";

const MOST_BYTES = 100 * 1024;

/** Answers 413 or 411 to a body that is too long or does not say how long it is. True when it has answered. */
export function refusesBody(request: IncomingMessage, response: ServerResponse, mostBytes = MOST_BYTES) {
  const length = request.headers["content-length"];
  if (length === undefined && request.headers["transfer-encoding"] === undefined) return false;
  if (length !== undefined && Number(length) <= mostBytes) return false;
  response.writeHead(length === undefined ? 411 : 413, { "content-type": "text/plain; charset=utf-8", connection: "close" });
  response.end(length === undefined ? "Length Required\n" : "Content Too Large\n");
  return true;
}
