import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzipSync } from "node:zlib";
import { onEvent } from "#app/platform/events/events.server";
import { securityHeaders } from "./headers.server";

const toBrotli = promisify(brotliCompress);

/** Every table that a public page shows has a trigger that notifies this channel (migration 0001). */
export const PAGES_CHANNEL = "pages";

const LONGEST_MILLISECONDS = 60_000;
const MOST_PAGES = 500;
const LONGEST_KEY = 200;
/** A tenth smaller than at the quality that is usual for this, and still a matter of milliseconds beside the event loop. */
const QUICK_QUALITY = 10;
const HITS_WORTH_BEST = 3;

interface CachedPage {
  etag: string;
  until: number;
  hits: number;
  plain: Buffer;
  packed: { br: Buffer; gzip: Buffer };
  headers: { br: string[]; gzip: string[]; plain: string[]; unchanged: string[] };
}

const pages = new Map<string, CachedPage>();
let generation = 0;

/** Empties the cache whenever a write that a page shows is committed, on any server. Returns the function that stops it. */
export function watchPageChanges() {
  return onEvent(PAGES_CHANNEL, emptyPageCache);
}

export function emptyPageCache() {
  generation += 1;
  pages.clear();
}

/** The key of a page that everybody sees alike: a GET without any cookie, and not too long. Else null. */
export function cacheKey(request: IncomingMessage) {
  const { method, url = "", headers } = request;
  if (method !== "GET" || headers.cookie || url.length > LONGEST_KEY) return null;
  // What a page offers may differ by the one name that every machine has besides its number: passkeys do.
  return /^localhost(:|$)/.test(headers.host ?? "") ? `localhost${url}` : url;
}

/** Sends a page from the cache. False when it is not there. */
export function sendCached(key: string, request: IncomingMessage, response: ServerResponse) {
  const page = pages.get(key);
  if (!page || page.until < Date.now()) return false;
  page.hits += 1;
  if (page.hits === HITS_WORTH_BEST) void packBest(page);
  const accepts = request.headers["accept-encoding"] ?? "";
  if (request.headers["if-none-match"] === page.etag) {
    response.writeHead(304, page.headers.unchanged).end();
  } else if (accepts.includes("br")) {
    response.writeHead(200, page.headers.br).end(page.packed.br);
  } else if (accepts.includes("gzip")) {
    response.writeHead(200, page.headers.gzip).end(page.packed.gzip);
  } else {
    response.writeHead(200, page.headers.plain).end(page.plain);
  }
  return true;
}

/** Keeps a rendered page, unless it sets a cookie or says itself how long it may be kept. Returns the answer to send, packed if the caller takes brotli. */
export async function cachePage(key: string, answer: Response, acceptEncoding: string, startedAt = generation): Promise<Response> {
  const isPage =
    answer.status === 200 &&
    answer.headers.get("content-type")?.startsWith("text/html") &&
    !answer.headers.has("set-cookie") &&
    !answer.headers.has("cache-control");
  if (!isPage) return answer;
  const plain = Buffer.from(await answer.arrayBuffer());
  const br = await toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_QUALITY } });
  const page = makePage(plain, br, answer.headers);
  // A page that was being rendered while something changed may show the old state: it is sent, and not kept.
  if (startedAt === generation) {
    if (pages.size >= MOST_PAGES) pages.delete(pages.keys().next().value ?? "");
    pages.set(key, page);
  }
  const headers = new Headers(answer.headers);
  headers.set("etag", page.etag);
  headers.set("cache-control", "no-cache");
  headers.set("vary", "cookie, accept-encoding");
  if (!/\bbr\b/.test(acceptEncoding)) return new Response(plain, { status: 200, headers });
  headers.set("content-encoding", "br");
  headers.set("content-length", String(br.length));
  return new Response(br, { status: 200, headers });
}

export const pageGeneration = () => generation;

function makePage(plain: Buffer, br: Buffer, given: Headers): CachedPage {
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  const common = Object.entries({
    ...Object.fromEntries(securityHeaders()),
    ...Object.fromEntries(given),
    etag,
    "cache-control": "no-cache",
    vary: "cookie, accept-encoding",
  }).flat();
  const gzip = gzipSync(plain);
  const headers = {
    br: packedHeaders(common, "br", br),
    gzip: packedHeaders(common, "gzip", gzip),
    plain: [...common, "content-length", String(plain.length)],
    unchanged: common,
  };
  return { etag, until: Date.now() + LONGEST_MILLISECONDS, hits: 0, plain, packed: { br, gzip }, headers };
}

/** A page that is asked for again and again is worth brotli's best, made once beside the traffic. */
async function packBest(page: CachedPage) {
  const best = await toBrotli(page.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
  const common = page.headers.unchanged;
  page.headers.br = packedHeaders(common, "br", best);
  page.packed.br = best;
}

const packedHeaders = (common: string[], encoding: string, body: Buffer) => [
  ...common,
  "content-encoding",
  encoding,
  "content-length",
  String(body.length),
];
