import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { now } from "#app/platform/clock.server";
import { limitConcurrency, TooBusy } from "#app/platform/concurrency-limiter";
import { cdnHeaders } from "./cdn-headers.server";
import { encodingOf, type PageEncoding, packBest, packQuickly } from "./compress.server";
import { securityHeaders } from "./headers.server";

/** A page as bytes, for everybody who asks for it alike. */
export interface ReadyPage {
  status: number;
  etag: string;
  /** Whether others than those who waited for it may be given it. */
  mayBeKept: boolean;
  madeAt: number;
  /** How often it was sent. */
  hits: number;
  plain: Buffer<ArrayBuffer>;
  packed: Partial<Record<PageEncoding, Buffer<ArrayBuffer>>>;
  /** Names and values in turn, without those of an encoding. */
  headers: string[];
}

const HITS_WORTH_BEST = 3;
/** What a view of a page says (document/view-headers): it is made for this visit, and whoever asks for the very same meanwhile may have it, too. */
const OF_A_VIEW = "private, no-cache";

/** An answer as bytes if it shows everybody the same: a page that sets no cookie, and does not forbid to keep it. Else null, and the answer is unread. */
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

/** Sends a page in the encoding that the caller takes. `more` are further headers, names and values in turn. */
export function sendPage(page: ReadyPage, request: Asked, response: ServerResponse, more: readonly string[] = []) {
  const write = ({ status, headers, body }: Wire) => void response.writeHead(status, headers).end(body);
  const isPacked = isReadyFor(page, request);
  if (isPacked) write(wireOf(page, request, more));
  else void packFor(page, request).then(() => write(wireOf(page, request, more)));
}

/** The same as an answer. */
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
  // It may have been packed better meanwhile.
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

/** One at a time: each takes one of Node's four threads for long, and whoever waits for a page or a file needs one, too. */
const packingBest = limitConcurrency({ running: 1, waiting: 20 });

/** A page that is asked for again and again is worth brotli's best, made once beside the traffic; where too many are packed already, later. */
async function keepBest(page: ReadyPage) {
  try {
    page.packed.br = await packingBest(() => packBest(page.plain));
  } catch (error) {
    if (!(error instanceof TooBusy)) throw error;
    page.hits = 0;
  }
}
