import { existsSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import path from "node:path";
import * as build from "virtual:react-router/server-build";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { createRequestHandler, RouterContextProvider } from "react-router";
import sirv from "sirv";
import { refuseForeignWrite } from "#app/middleware/same-origin";
import { addressContext } from "#app/middleware/viewer";
import { callerAddress } from "#app/platform/http/address.server";
import { limitBodyTime, refusesBody } from "#app/platform/http/body-limit.server";
import { compressed } from "#app/platform/http/compress.server";
import { setSecurityHeaders } from "#app/platform/http/headers.server";
import { cacheKey, keepPage, pageGeneration, sendCached } from "#app/platform/http/page-cache.server";
import { config } from "./config.server";

export { moveClock } from "#app/platform/clock.server";
export { endStreams } from "#app/platform/events/streams.server";
export { setListeningAddress } from "#app/platform/origin.server";
export { openSite } from "#app/start/open-site.server";

const handleRequest = createRequestHandler(build, import.meta.env.MODE);

/** Answers one request as the whole site would, without a socket: what tests knock at. */
export async function fetchPage(request: Request, address = "127.0.0.1") {
  const refusal = refuseForeignWrite(request);
  if (refusal) return refusal;
  const context = new RouterContextProvider();
  context.set(addressContext, address);
  return handleRequest(request, context);
}

/** The listener of the one server: kept pages first, then headers, files of the build, body limits and the pages themselves. */
export function siteListener(root = process.cwd()): RequestListener {
  const files = serveFiles(path.join(root, "build/client"));
  const { baseUrl } = config();
  const origin = baseUrl ? { protocol: new URL(baseUrl).protocol, host: new URL(baseUrl).host } : {};
  return (incoming, outgoing) => {
    const key = cacheKey(incoming);
    if (key && sendCached(key, incoming, outgoing)) return;
    setSecurityHeaders(outgoing);
    files(incoming, outgoing, () => {
      if (refusesBody(incoming, outgoing)) return;
      limitBodyTime(incoming);
      createRequestListener((request) => answer(request, incoming, key), origin)(incoming, outgoing);
    });
  };
}

async function answer(request: Request, incoming: IncomingMessage, key: string | null) {
  const startedAt = pageGeneration();
  const page = await fetchPage(request, callerAddress(incoming));
  const accepted = request.headers.get("accept-encoding") ?? "";
  const kept = key ? await keepPage(key, page, accepted, startedAt) : page;
  if (!kept.headers.has("cache-control")) kept.headers.set("cache-control", "private, no-store");
  return compressed(kept, accepted);
}

function serveFiles(folder: string) {
  if (!existsSync(folder)) return (_request: IncomingMessage, _response: ServerResponse, next: () => void) => next();
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      if (pathname.startsWith("/assets/") || pathname.startsWith("/fonts/"))
        response.setHeader("cache-control", "public, max-age=31536000, immutable");
    },
  });
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    serve(request, response, next);
  };
}
