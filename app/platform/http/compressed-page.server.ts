import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { now } from "#app/platform/clock.server";
import { limitConcurrency, TooBusy } from "#app/platform/concurrency-limiter";
import { cdnHeaders } from "./cdn-headers.server";
import { encodingOf, type PageEncoding, packBest, packQuickly } from "./compress.server";
import { securityHeaders } from "./headers.server";

/** A rendered page as bytes, the same for everyone who requests it. */
export interface ReadyPage {
  status: number;
  etag: string;
  /** Whether it may also be sent to people other than those who waited for it. */
  mayBeKept: boolean;
  madeAt: number;
  /** How often it was sent. */
  hits: number;
  plain: Buffer<ArrayBuffer>;
  packed: Partial<Record<PageEncoding, Buffer<ArrayBuffer>>>;
  /** Names and values alternating, without the encoding headers. */
  headers: string[];
}

const HITS_WORTH_BEST = 3;
/** The cache header of a page's view (document/view-headers): rendered for this visit, but shared with identical requests that arrive meanwhile. */
const OF_A_VIEW = "private, no-cache";

/** Returns a response as bytes if everybody sees the same: a page that sets no cookie and does not forbid caching. Else null, with the response unread. */
export async function readyPage(answer: Response, isKeepable: boolean): Promise<ReadyPage | null> {
  const kept = answer.headers.get("cache-control");
  const isPage = answer.headers.get("content-type")?.startsWith("text/html") && !answer.headers.has("set-cookie");
  if (!isPage || (kept !== null && kept !== OF_A_VIEW)) return null;
  const plain = Buffer.from(await answer.arrayBuffer());
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  const mayBeKept = isKeepable && answer.status === 200 && kept === null;
  const headers = Object.entries({
    ...Object.fromEntries(securityHeaders()),
    ...Object.fromEntries(answer.headers),
    ...(mayBeKept
      ? { etag, ...cdnHeaders(), "cache-control": "no-cache", vary: "cookie, accept-language, accept-encoding" }
      : { "cache-control": kept ?? "private, no-store", vary: "cookie, accept-language, accept-encoding" }),
  }).flat();
  return { status: answer.status, etag, mayBeKept, madeAt: now().getTime(), hits: 0, plain, packed: {}, headers };
}

type Asked = Pick<IncomingMessage, "headers">;

interface Wire {
  status: number;
  headers: string[];
  body: Buffer<ArrayBuffer> | null;
}

/** Sends a page in an encoding that the client accepts. `more` are additional headers, names and values alternating. */
export function sendPage(page: ReadyPage, request: Asked, response: ServerResponse, more: readonly string[] = []) {
  const write = ({ status, headers, body }: Wire) => void response.writeHead(status, headers).end(body);
  const isPacked = isReadyFor(page, request);
  if (isPacked) write(wireOf(page, request, more));
  else void packFor(page, request).then(() => write(wireOf(page, request, more)));
}

/** Returns a page as a Response, like `sendPage`. */
export async function pageAnswer(page: ReadyPage, request: Asked, more: readonly string[] = []): Promise<Response> {
  if (!isReadyFor(page, request)) await packFor(page, request);
  const { status, headers, body } = wireOf(page, request, more);
  const given = new Headers();
  for (let at = 0; at < headers.length; at += 2) given.set(headers[at] ?? "", headers[at + 1] ?? "");
  return new Response(body, { status, headers: given });
}

const encodingFor = ({ headers }: Asked) => encodingOf(headers["accept-encoding"]);

function isReadyFor(page: ReadyPage, request: Asked) {
  const encoding = encodingFor(request);
  return encoding === null || page.packed[encoding] !== undefined;
}

async function packFor(page: ReadyPage, request: Asked) {
  const encoding = encodingFor(request);
  if (!encoding) return;
  const bytes = await packQuickly(page.plain, encoding);
  // A better compressed version may have been stored meanwhile.
  page.packed[encoding] ??= bytes;
}

function wireOf(page: ReadyPage, request: Asked, more: readonly string[]): Wire {
  page.hits += 1;
  if (page.hits === HITS_WORTH_BEST) void keepBest(page);
  if (page.mayBeKept && request.headers["if-none-match"] === page.etag)
    return { status: 304, headers: [...page.headers, ...more], body: null };
  const encoding = encodingFor(request);
  const packed = encoding && page.packed[encoding];
  const body = packed ?? page.plain;
  const about = encoding && packed ? ["content-encoding", encoding] : [];
  return { status: page.status, headers: [...page.headers, ...more, ...about, "content-length", String(body.length)], body };
}

/** One at a time: each occupies one of Node's four threads for long, and those who wait for a page or a file need one, too. */
const packingBest = limitConcurrency({ running: 1, waiting: 20 });

/** Compresses a frequently requested page with brotli's best quality, once and in the background; when too many are queued, it is tried again later. */
async function keepBest(page: ReadyPage) {
  try {
    page.packed.br = await packingBest(() => packBest(page.plain));
  } catch (error) {
    if (!(error instanceof TooBusy)) throw error;
    page.hits = 0;
  }
}
