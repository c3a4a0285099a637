import type { IncomingMessage, RequestListener } from "node:http";
import path from "node:path";
import * as build from "virtual:react-router/server-build";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { RouterContextProvider } from "react-router";
import { lookingAtDatabase, waitingForDatabase, writesWaitMs } from "#app/db/connection-retry.server";
import { batchReads } from "#app/db/read-batching.server";
import { placeNow } from "#app/features/catalog/addresses.server";
import { languageOfDanger } from "#app/features/danger/calm-words.server";
import { type FormLimits, isReadAsItComes, maxBytesOf } from "#app/forms/limits";
import { heldContext, limitsContext, postedValues } from "#app/forms/read.server";
import { cookieForAddress, hasNoOtherCookie } from "#app/languages/asked-language.server";
import { sendTexts } from "#app/languages/texts-module.server";
import { aliasTarget } from "#app/middleware/address-aliases";
import { type IncomingRequest, incomingRequestContext } from "#app/middleware/page-queue";
import { DRAFTS, languageContext } from "#app/middleware/reading-language";
import { refuseForeignWrite } from "#app/middleware/same-origin";
import { readSessionCookie } from "#app/middleware/session-cookie";
import { isUnanswered, withAvailability } from "#app/middleware/unavailable";
import { addressContext } from "#app/middleware/viewer";
import { callerAddress } from "#app/platform/http/address.server";
import { hasBody, limitBodyTime, refuseBody } from "#app/platform/http/bodies/body-limit.server";
import { boundBodies } from "#app/platform/http/bodies/unfinished-bodies.server";
import { canonicalAddress } from "#app/platform/http/canonical-address.server";
import { compressed } from "#app/platform/http/compress.server";
import { pageAnswer } from "#app/platform/http/compressed-page.server";
import { guardedListener } from "#app/platform/http/guarded-listener.server";
import { setSecurityHeaders } from "#app/platform/http/headers.server";
import { matchedModule, matchedPage } from "#app/platform/http/matched-route.server";
import { logMissingPage } from "#app/platform/http/missing-pages.server";
import { oneAtATime } from "#app/platform/http/one-at-a-time.server";
import { isCached, renderOnce, sendCached, sharedKey, staleAnswer, type WaitingClient } from "#app/platform/http/page-cache.server";
import { handleByPage } from "#app/platform/http/page-handler.server";
import { withCachedReads } from "#app/platform/http/read-cache.server";
import { leadTo, refuseRequestLine } from "#app/platform/http/refused-request-line.server";
import { addressOf, requestLineProblem } from "#app/platform/http/request-line.server";
import { serveFiles } from "#app/platform/http/site-files.server";
import { sharersOf } from "#app/platform/limits/network";
import { refuseSearch } from "#app/platform/limits/search-limit.server";
import { requestIdOf, withRequestId } from "#app/platform/log/request-id.server";
import { beginAnswer } from "#app/platform/main-thread/main-thread.server";
import { beginRequest } from "#app/platform/metrics/request-metrics.server";
import { addressedTo } from "#app/platform/origin.server";
import { beginRequestSpan } from "#app/platform/trace/request-span.server";
import { asSpan, endSpan } from "#app/platform/trace/spans.server";
import { runAsOwner } from "#app/platform/turns/database-turns.server";
import { refuseWhenBusy } from "./busy-page.server";
import { config } from "./config.server";
import { inTurn } from "./in-turn.server";
import { seeingOwnWrites } from "./own-writes.server";
import { type Posted, receiveBody } from "./posted-body.server";
import { unsentAnswer } from "./unsent-page.server";

export { moveClock } from "#app/platform/clock.server";
export { endStreams } from "#app/platform/events/streams.server";
export { startMetricsServer } from "#app/platform/metrics/metrics-server.server";
export { setListeningAddress } from "#app/platform/origin.server";
export { openSite } from "#app/start/open-site.server";

const handleRequest = handleByPage(build, import.meta.env.MODE);

/** Answers a request as the whole site would, without a socket: for tests, too. `key` is the cache key of a shared page. */
export async function fetchPage(
  given: Request,
  address = "127.0.0.1",
  { key, giveUp, isByTurns, ...coming }: Partial<IncomingRequest> & Posted & { key?: string } = {},
) {
  const { request, movedTo } = withOneAddress(given);
  if (movedTo) return new Response(null, { status: 301, headers: { location: movedTo } });
  if (isDataOfNoPage(request)) return new Response("Not Found\n", { status: 404, headers: PLAIN_TEXT });
  const limits = limitsOf(request);
  const refusal =
    refuseBody(request, maxBytesOf(limits, request.headers.get("content-type") ?? "")) ??
    refuseForeignWrite(request) ??
    (await refuseSearchOf(request, address));
  if (refusal) return refusal;
  const context = new RouterContextProvider();
  context.set(addressContext, address);
  context.set(limitsContext, limits);
  const heard = { since: performance.now(), isGone: () => given.signal.aborted, ...coming };
  context.set(incomingRequestContext, { what: askedOf(request, key), waitedMs: 0, ...heard });
  const body = await receiveBody(request, limits, { address, giveUp });
  if (body instanceof Response) return body;
  context.set(heldContext, body.held);
  const make = () => seeingOwnWrites(body.request, () => answerForm(body.request, context));
  const answered = () => (isByTurns ? inTurn(body.request, address, make) : make());
  const page = await runAsOwner(sharersOf(address), answered).finally(body.release);
  if (page.status === 404) logMissingPage(new URL(request.url).pathname);
  // An unread body is not accepted: the connection closes with the response.
  if (request.body && !request.bodyUsed) page.headers.set("connection", "close");
  return withAvailability(page, request, context);
}

/** Never refuses the search of somebody in danger: nothing is searched for then, and the page shows them where to get help. */
async function refuseSearchOf(request: Request, address: string) {
  const refusal = refuseSearch(request, address);
  return refusal && (await languageOfDanger(new URL(request.url).searchParams.get("q"))) ? null : refusal;
}

/** A form whose page cannot be shown gets the typed values back and can be sent again. */
async function answerForm(request: Request, context: RouterContextProvider) {
  const page = await handleRequest(request, context);
  return isUnanswered(context)
    ? unsentAnswer(request, await postedValues(request, context), page.status, context.get(languageContext))
    : page;
}

/** The form limits of the matched route. */
function limitsOf(request: Request) {
  const module = request.body && matchedModule(build, new URL(request.url));
  return module ? (module as { formLimits?: FormLimits }).formLimits : undefined;
}

const isLooking = ({ method }: { method?: string }) => method === "GET" || method === "HEAD";

const PLAIN_TEXT = { "content-type": "text/plain; charset=utf-8" };

/**
 * Whether a request wants the `.data` of a resource route: a file, a feed, a stream. The router would buffer the whole response, which may
 * never end. No page of ours does this.
 */
function isDataOfNoPage(request: Request) {
  const address = new URL(request.url);
  if (!isLooking(request) || !address.pathname.endsWith(".data")) return false;
  const page = matchedPage(build, address);
  return page !== null && !("default" in page.module);
}

function askedOf(request: Request, key: string | undefined) {
  const isPage = isLooking(request) && matchedPage(build, new URL(request.url))?.module.default !== undefined;
  if (!isPage) return "no page";
  return key && isCached(key) ? "kept page" : "page";
}

/** The request with its canonical address, on which all decisions are based; or where the page is if the path is another. */
function withOneAddress(request: Request): { request: Request; movedTo?: string } {
  const { origin, pathname, search } = new URL(request.url);
  const asked = addressOf(pathname + search);
  if (asked === null) return { request };
  const meant = isLooking(request) && placeNow(pathname) === null ? aliasTarget(pathname) : null;
  if (meant) return { request, movedTo: meant + search };
  const { address, route, isMoved } = canonicalAddress(build, asked, furtherOf(request.headers.get("cookie")));
  if (isMoved && isLooking(request) && !isNoPlace(route, address)) return { request, movedTo: address };
  const spelled = isMoved ? asked : address;
  return { request: spelled === pathname + search ? request : new Request(origin + spelled, request) };
}

/** Signed-in people may request drafts, which makes the page private. */
const furtherOf = (cookie: string | null | undefined) => (hasNoOtherCookie(cookie ?? undefined) ? [] : [DRAFTS]);

/** Whether nothing of the catalog is at an address that its routes match: a missing page has no canonical spelling. */
const isNoPlace = (route: string, address: string) =>
  route.startsWith("/:category") && placeNow(new URL(address, "http://site").pathname) === null;

/** The server's request listener: cached pages first, then headers, static files, body limits and the pages themselves. */
export function siteListener(root = process.cwd()): RequestListener {
  const files = serveFiles(path.join(root, "build/client"));
  const { trustProxy } = config();
  const listen: RequestListener = (incoming, outgoing) => {
    const since = performance.now();
    const problem = requestLineProblem(incoming);
    if (problem) return refuseRequestLine(outgoing, problem);
    const asked = addressOf(incoming.url ?? "") ?? "/";
    if (isLooking(incoming) && /^\/[/\\]/.test(incoming.url ?? "")) return leadTo(outgoing, asked);
    incoming.url = asked;
    // A page requested with a body is answered without reading the body.
    const isStrange = hasBody(incoming) && isLooking(incoming);
    const chosen = isLooking(incoming) && cookieForAddress(incoming);
    if (chosen) outgoing.setHeader("set-cookie", chosen);
    if (isStrange) outgoing.setHeader("connection", "close");
    else if (sendCached(incoming, outgoing)) return;
    setSecurityHeaders(outgoing);
    if (!isStrange && sendTexts(incoming, outgoing)) return;
    files(incoming, outgoing, () => {
      const { address, isMoved, isPage, isCounted, route } = canonicalAddress(build, asked, furtherOf(incoming.headers.cookie));
      if (!isMoved && address !== asked) {
        incoming.url = address;
        if (!isStrange && sendCached(incoming, outgoing)) return;
      }
      const key = sharedKey(incoming, isPage && !isStrange && !isMoved);
      if (refuseWhenBusy(incoming, outgoing, { key, isPage })) return;
      const endAnswer = beginAnswer(`${incoming.method} ${route}`);
      const endMeasured = beginRequest(incoming.method ?? "", route);
      const span = beginRequestSpan(incoming, route, trustProxy > 0);
      const endRequest = (status: number) => {
        endMeasured(status);
        endSpan(span, { "http.response.status_code": status }, status >= 500);
      };
      outgoing.once("close", () => {
        endAnswer();
        endRequest(outgoing.statusCode);
      });
      const id = requestIdOf(incoming.headers["x-request-id"], trustProxy > 0, span?.traceId);
      if (span) span.facts["sagebridge.request.id"] = id;
      outgoing.setHeader("x-request-id", id);
      const alike = key === null ? null : { key, isCounted };
      createRequestListener(async (request) => {
        const isFile = isReadAsItComes(limitsOf(request), request.headers.get("content-type") ?? "");
        const giveUp = limitBodyTime(incoming, outgoing, isFile);
        // Pages have a queue of their own, and streamed bodies may take long.
        const isByTurns = !isFile && !(isPage && isLooking(incoming));
        const heard = { since, asker: outgoing, alike, giveUp, isByTurns };
        const answered = await asSpan(span, () => withRequestId(id, () => answer(request, incoming, heard)));
        // A page's span includes sending it. Anything else may stream for hours without work in between.
        if (!isPage) {
          endAnswer();
          endRequest(answered.status);
        }
        // The library does not send this body then, and a source such as a file would stay open.
        if (incoming.method === "HEAD" || outgoing.destroyed) void answered.body?.cancel().catch(() => undefined);
        return answered;
      }, addressedTo(incoming))(incoming, outgoing);
    });
  };
  return oneAtATime(guardedListener(boundBodies(listen)));
}

interface Heard extends Posted {
  /** Start time, by `performance.now()`. */
  since: number;
  asker: WaitingClient;
  /** The shared page it requests, if it is one. */
  alike: { key: string; isCounted: boolean } | null;
}

async function answer(request: Request, incoming: IncomingMessage, { asker, alike, ...heard }: Heard) {
  const address = callerAddress(incoming);
  const isVisitor = !readSessionCookie(request);
  // A shared page may have others waiting for it: once its turn has come, it is rendered to the end, whoever leaves meanwhile.
  const whole = (isGone: () => boolean) =>
    fetchPage(new Request(request, { method: "GET", signal: null }), address, { key: alike?.key, since: heard.since, isGone });
  const make = () => (alike ? renderOnce(alike, whole, asker) : fetchPage(request, address, heard));
  const writeSoon = () => batchReads(() => waitingForDatabase(writesWaitMs(config()), make));
  const see = () => lookingAtDatabase(config().maxWaitMs, make);
  const look = () => batchReads(isVisitor ? () => withCachedReads(see) : see);
  const made = await (isLooking(request) ? look() : writeSoon());
  const stale = made.status === 503 && isVisitor ? await staleAnswer(incoming) : null;
  if (stale) return stale;
  if (!(made instanceof Response)) return pageAnswer(made, incoming);
  if (!made.headers.has("cache-control")) made.headers.set("cache-control", "private, no-store");
  if (made.headers.get("content-type")?.startsWith("text/html")) made.headers.append("vary", "cookie, accept-language");
  return compressed(made, request.headers.get("accept-encoding") ?? "");
}
