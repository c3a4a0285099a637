import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import { readByteRange } from "#app/platform/files/byte-range";
import { closeFileWithAnswer } from "./file-descriptors.server";

/** Serves files from a folder of the build; anything else goes to the next handler. */
export function serveFiles(folder: string) {
  if (!existsSync(folder)) return (_request: IncomingMessage, _response: ServerResponse, next: () => void) => next();
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      if (pathname.startsWith("/assets/") || pathname.startsWith("/fonts/"))
        response.setHeader("cache-control", "public, max-age=31536000, immutable");
      if (pathname === "/service-worker.js") {
        response.setHeader("cache-control", "no-cache");
        response.setHeader("content-security-policy", "default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
      }
    },
  });
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    // The library throws at a range that ends before it begins, also among several: without the header it sends the whole file.
    const range = readByteRange(request.headers.range ?? null, Number.MAX_SAFE_INTEGER);
    if (range === null || range === "unsatisfiable") delete request.headers.range;
    closeFileWithAnswer(response);
    serve(request, response, next);
  };
}
