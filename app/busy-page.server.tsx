import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { BusyScreen } from "#app/frame/busy-screen";
import { languageAsked } from "#app/languages/asked-language.server";
import type { Language } from "#app/languages/languages";
import { beginOwn, isRefusedNow } from "#app/middleware/page-queue";
import { sessionIn } from "#app/middleware/session-cookie";
import { currentBrand, currentBrandCss } from "#app/platform/brand/current-brand.server";
import { RETRY_SECONDS } from "#app/platform/failure.server";
import { callerAddress } from "#app/platform/http/address.server";
import { encodingOf, type PageEncoding } from "#app/platform/http/compress.server";
import { isCached, isUnderWay } from "#app/platform/http/page-cache.server";
import { sharersOf } from "#app/platform/limits/network";
import { drawPlainPage } from "./plain-page.server";

interface BusyPage {
  policy: string;
  look: string;
  bodies: Record<PageEncoding | "plain", Buffer<ArrayBuffer>>;
}

interface Asked {
  /** Path and query. */
  address: string;
  cookie: string | null | undefined;
  accepted: string | null | undefined;
  encodings: string | null | undefined;
}

const pages = new Map<Language, BusyPage>();

/**
 * The response when the wait would be too long: a page that is rendered and compressed once and loads nothing, so that refusing costs next
 * to nothing. The client app gets no page and keeps the current one.
 */
export function busyAnswer({ url, headers: asked }: Request): Response {
  const { pathname, search } = new URL(url);
  const { headers, body } = busyWire({
    address: pathname + search,
    cookie: asked.get("cookie"),
    accepted: asked.get("accept-language"),
    encodings: asked.get("accept-encoding"),
  });
  return new Response(body, { status: 503, headers });
}

/**
 * Refuses before the router: while the queue is full, visitors whose page is neither cached nor being rendered; and sessions with too many
 * pages under way. Returns whether the response was sent.
 */
export function refuseWhenBusy(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { key, isPage }: { key: string | null; isPage: boolean },
): boolean {
  if (!isPage) return false;
  const { method, url = "/", headers: asked } = incoming;
  const session = sessionIn(asked.cookie);
  const isLooking = method === "GET" || method === "HEAD";
  if (
    session
      ? isBegun(session, outgoing)
      : !isLooking || (key && (isCached(key) || isUnderWay(key))) || !isRefusedNow(sharersOf(callerAddress(incoming)))
  )
    return false;
  const { headers, body } = busyWire({
    address: url,
    cookie: asked.cookie,
    accepted: asked["accept-language"],
    encodings: asked["accept-encoding"],
  });
  outgoing.writeHead(503, { ...headers, "content-length": body.length }).end(body);
  return true;
}

/** Counts a page of a session as under way until its response ends; false when the limit is reached. */
function isBegun(session: string, outgoing: ServerResponse): boolean {
  const end = beginOwn(session);
  if (end) outgoing.once("close", end);
  return end !== null;
}

function busyWire({ address, cookie, accepted, encodings }: Asked) {
  const headers = { "retry-after": String(RETRY_SECONDS), "cache-control": "private, no-store" };
  if (address.split("?")[0]?.endsWith(".data"))
    return { headers: { ...headers, "content-type": "text/plain; charset=utf-8" }, body: Buffer.from("Service Unavailable\n") };
  const { policy, bodies } = pageIn(languageAsked({ address, cookie, accepted }));
  const encoding = encodingOf(encodings ?? undefined);
  return {
    headers: {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      vary: "accept-encoding",
      ...(encoding && { "content-encoding": encoding }),
    },
    body: bodies[encoding ?? "plain"],
  };
}

function pageIn(language: Language): BusyPage {
  const look = `${currentBrand().hasDrawings} ${currentBrandCss()}`;
  const known = pages.get(language);
  if (known?.look === look) return known;
  const { html, policy } = drawPlainPage("busyTitle", <BusyScreen address="" />, language);
  const plain = Buffer.from(html);
  const page = { policy, look, bodies: { plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) } };
  pages.set(language, page);
  return page;
}
