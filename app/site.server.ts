import { existsSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import path from "node:path";
import * as build from "virtual:react-router/server-build";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { createRequestHandler, RouterContextProvider } from "react-router";
import sirv from "sirv";
import { type FormLimits, mostBytesOf } from "#app/forms/limits";
import { limitsContext } from "#app/forms/read.server";
import { refuseForeignWrite } from "#app/middleware/same-origin";
import { addressContext } from "#app/middleware/viewer";
import { callerAddress } from "#app/platform/http/address.server";
import { hasBody, limitBodyTime, refuseBody } from "#app/platform/http/body-limit.server";
import { compressed } from "#app/platform/http/compress.server";
import { setSecurityHeaders } from "#app/platform/http/headers.server";
import { matchedModule } from "#app/platform/http/matched-route.server";
import { cacheKey, cachePage, pageGeneration, sendCached } from "#app/platform/http/page-cache.server";
import { addressOf, requestLineProblem } from "#app/platform/http/request-line.server";
import { config } from "./config.server";

export { moveClock } from "#app/platform/clock.server";
export { endStreams } from "#app/platform/events/streams.server";
export { setListeningAddress } from "#app/platform/origin.server";
export { openSite } from "#app/start/open-site.server";

const handleRequest = createRequestHandler(build, import.meta.env.MODE);

/** Answers one request as the whole site would, without a socket: what tests send requests to. */
export async function fetchPage(given: Request, address = "127.0.0.1") {
  const request = withOneAddress(given);
  const limits = limitsOf(request);
  const refusal = refuseBody(request, mostBytesOf(limits, request.headers.get("content-type") ?? "")) ?? refuseForeignWrite(request);
  if (refusal) return refusal;
  const context = new RouterContextProvider();
  context.set(addressContext, address);
  context.set(limitsContext, limits);
  const page = await handleRequest(request, context);
  // What nobody has read is not taken either: the connection ends with the answer.
  if (request.body && !request.bodyUsed) page.headers.set("connection", "close");
  return page;
}

/** What the route that answers says that it takes. */
function limitsOf(request: Request) {
  const module = request.body && matchedModule(build, new URL(request.url));
  return module ? (module as { formLimits?: FormLimits }).formLimits : undefined;
}

/** The request under the spelling of its address that everything decides on. */
function withOneAddress(request: Request) {
  const { origin, pathname, search } = new URL(request.url);
  const address = addressOf(pathname + search);
  return address === null || address === pathname + search ? request : new Request(origin + address, request);
}

/** The listener of the one server: kept pages first, then headers, files of the build, body limits and the pages themselves. */
export function siteListener(root = process.cwd()): RequestListener {
  const files = serveFiles(path.join(root, "build/client"));
  const { baseUrl } = config();
  const origin = baseUrl ? { protocol: new URL(baseUrl).protocol, host: new URL(baseUrl).host } : {};
  return (incoming, outgoing) => {
    const problem = requestLineProblem(incoming);
    if (problem) return refuseLine(outgoing, problem);
    incoming.url = addressOf(incoming.url ?? "") ?? "/";
    // A page that is asked for with a body is answered, and the body is not taken.
    const isStrange = hasBody(incoming) && (incoming.method === "GET" || incoming.method === "HEAD");
    if (isStrange) outgoing.setHeader("connection", "close");
    const key = isStrange ? null : cacheKey(incoming);
    if (key && sendCached(key, incoming, outgoing)) return;
    setSecurityHeaders(outgoing);
    files(incoming, outgoing, () => {
      createRequestListener((request) => answer(request, incoming, key), origin)(incoming, outgoing);
    });
  };
}

function refuseLine(outgoing: ServerResponse, status: 400 | 405) {
  setSecurityHeaders(outgoing);
  if (status === 405) outgoing.setHeader("allow", "GET, HEAD, POST");
  outgoing.writeHead(status, { "content-type": "text/plain; charset=utf-8", connection: "close" });
  outgoing.end(status === 405 ? "Method Not Allowed\n" : "Bad Request\n");
}

async function answer(request: Request, incoming: IncomingMessage, key: string | null) {
  limitBodyTime(incoming, limitsOf(request) !== undefined);
  const startedAt = pageGeneration();
  const page = await fetchPage(request, callerAddress(incoming));
  const accepted = request.headers.get("accept-encoding") ?? "";
  const kept = key ? await cachePage(key, page, accepted, startedAt) : page;
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
