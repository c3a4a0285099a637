import { existsSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import path from "node:path";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { createRequestHandler, RouterContextProvider } from "react-router";
import sirv from "sirv";
import * as build from "virtual:react-router/server-build";
import { config } from "./config.server";
import { addressContext } from "./middleware/viewer";
import { callerAddress } from "./platform/http/address.server";
import { refusesBody } from "./platform/http/body-limit.server";
import { compressed } from "./platform/http/compress.server";
import { setSecurityHeaders } from "./platform/http/headers.server";

export { setListeningAddress } from "./platform/origin.server";
export { openSite } from "./start/open-site.server";

const handleRequest = createRequestHandler(build, process.env.NODE_ENV);

/** Answers one request as the whole site would, without a socket: what tests knock at. */
export function fetchPage(request: Request, address = "127.0.0.1") {
  const context = new RouterContextProvider();
  context.set(addressContext, address);
  return handleRequest(request, context);
}

/** The listener of the one server: headers, files of the build, body limits, then the pages. */
export function siteListener(root = process.cwd()): RequestListener {
  const files = serveFiles(path.join(root, "build/client"));
  const { baseUrl } = config();
  const origin = baseUrl ? { protocol: new URL(baseUrl).protocol, host: new URL(baseUrl).host } : {};
  const pages = (incoming: IncomingMessage, outgoing: ServerResponse) =>
    createRequestListener(async (request) => {
      const answer = await fetchPage(request, callerAddress(incoming));
      return compressed(answer, request.headers.get("accept-encoding") ?? "");
    }, origin)(incoming, outgoing);
  return (request, response) => {
    setSecurityHeaders(response);
    files(request, response, () => {
      if (!refusesBody(request, response)) pages(request, response);
    });
  };
}

function serveFiles(folder: string) {
  if (!existsSync(folder)) return (_request: IncomingMessage, _response: ServerResponse, next: () => void) => next();
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      if (pathname.startsWith("/assets/") || pathname.startsWith("/fonts/")) response.setHeader("cache-control", "public, max-age=31536000, immutable");
    },
  });
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    serve(request, response, next);
  };
}
