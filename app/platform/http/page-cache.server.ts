import type { IncomingMessage, ServerResponse } from "node:http";
import { sql } from "drizzle-orm";
import { config } from "#app/config.server";
import { type Connection, isDatabaseDown } from "#app/db/client.server";
import { hasNoOtherCookie, visitorsLanguage } from "#app/languages/asked-language.server";
import { now } from "#app/platform/clock.server";
import { onEvent } from "#app/platform/events/events.server";
import { counter, gauge } from "#app/platform/metrics/registry";
import { paced } from "../limits/paced";
import { pageAnswer, type ReadyPage, readyPage, sendPage } from "./compressed-page.server";

/** Every table that a public page shows has a trigger that notifies this channel (`tell_pages_changed`). */
export const PAGES_CHANNEL = "pages";

const MAX_MS = 60_000;
/** Maximum age of a stale page, sent when no newer one is available. */
const MAX_STALE_MS = 3_600_000;
const MAX_PAGES = 500;
const MAX_KEY_LENGTH = 200;

/** Cached pages, with the generation in which each was rendered. */
const pages = new Map<string, { page: ReadyPage; until: number; madeIn: number }>();
/** A client waiting for a response: `destroyed` once it has disconnected. */
export type WaitingClient = Pick<ServerResponse, "destroyed">;

interface UnderWay {
  page: Promise<ReadyPage | null>;
  /** Whether the render found that no answer is available at the moment. */
  isRefused: () => boolean;
  askers: WaitingClient[];
}

/** Renders in progress, by key and generation: identical requests wait for the same one. */
const underWay = new Map<string, UnderWay>();
let generation = 0;
/** The first generation that shows nothing of what was removed. */
let clearedIn = 0;
const outdatedListeners = new Set<() => void>();

gauge("sagebridge_kept_pages", "Pages that are kept ready.", () => pages.size);
const sent = counter(
  "sagebridge_kept_pages_sent_total",
  "Kept pages that were sent: fresh ones, and stale ones while the database was away.",
);

/** Makes every server render its pages again once the transaction commits: for changes that no trigger watches. */
export const renewPages = (connection: Connection) => connection.execute(sql`select pg_notify(${PAGES_CHANNEL}, '')`);

/** Payload sent when a person, or what they wrote, must no longer be seen anywhere. */
const TAKEN_AWAY = "taken away";

/**
 * Makes every server drop its pages once the transaction commits: somebody suspended or erased must not show on any of them, not even on a
 * stale page.
 */
export const forgetPages = (connection: Connection) => connection.execute(sql`select pg_notify(${PAGES_CHANNEL}, ${TAKEN_AWAY})`);

/** Rate at which writes expire pages: a burst at once, then one per second, so that constant writing does not make every page be rendered again each time. */
const WRITES = { burst: 10, everyMs: 1000 };

/** Expires every page whenever a write that a page shows is committed, on any server, at most once a second under load. Returns a function that stops it. */
export function watchPageChanges() {
  const outdateInTurn = paced(outdatePages, WRITES);
  const outdate = () => (config().rateLimits ? outdateInTurn() : outdatePages());
  return onEvent(PAGES_CHANNEL, (told) => (told === TAKEN_AWAY ? emptyPageCache() : outdate()));
}

/** The current generation, which changes with each write that a page shows. */
export const pageGeneration = () => generation;

/** Expires every cached page: the next request renders it again. */
export function outdatePages() {
  generation += 1;
  for (const kept of pages.values()) kept.until = 0;
  for (const tell of outdatedListeners) tell();
}

/** Calls `listener` whenever pages expire. Returns a function that unsubscribes it. */
export function onPagesOutdated(listener: () => void) {
  outdatedListeners.add(listener);
  return () => void outdatedListeners.delete(listener);
}

/** Drops every page, so that none can be sent as a stale one either. */
export function emptyPageCache() {
  outdatePages();
  clearedIn = generation;
  pages.clear();
}

/** Cache key of a page that is the same for all readers of a language: GET or HEAD, no cookies but language and currency, not too long. Else null. */
const cacheKey = (request: IncomingMessage) => (hasNoOtherCookie(request.headers.cookie) ? keyOf(request) : null);

function keyOf(request: IncomingMessage) {
  const { method, url = "", headers } = request;
  if ((method !== "GET" && method !== "HEAD") || url.length > MAX_KEY_LENGTH) return null;
  // Pages may differ on localhost: passkeys work there, but not on an IP address.
  const host = /^localhost(:|$)/.test(headers.host ?? "") ? "localhost" : "";
  return `${visitorsLanguage(request)} ${host}${url}`;
}

/** Whether a page with this key is cached, however old. */
export const isCached = (key: string) => pages.has(key);

/** The cache key of a page if it may be shared at all, else null. */
export const sharedKey = (request: IncomingMessage, mayBeShared: boolean) => (mayBeShared ? cacheKey(request) : null);

/** Whether a page with this key is being rendered now. */
export const isUnderWay = (key: string) => underWay.has(`${generation} ${key}`);

/** Sends a cached page or, while the database is unreachable, a stale one. False when there is none. */
export function sendCached(request: IncomingMessage, response: ServerResponse): boolean {
  const key = cacheKey(request);
  const kept = key === null ? undefined : pages.get(key);
  if (!kept) return false;
  const isFresh = kept.until >= now().getTime();
  if (!isFresh && !(isDatabaseDown() && isFitToShow(kept.page))) return false;
  sendPage(kept.page, request, response, isFresh ? [] : staleHeaders(kept.page));
  sent.add({ state: isFresh ? "fresh" : "stale" });
  return true;
}

/** The stale page of an address, for when no newer one is available; null when none is cached. */
export async function staleAnswer(request: IncomingMessage): Promise<Response | null> {
  const page = pages.get(keyOf(request) ?? "")?.page;
  if (!page || !isFitToShow(page)) return null;
  sent.add({ state: "stale" });
  return pageAnswer(page, request, staleHeaders(page));
}

const ageOf = (page: ReadyPage) => now().getTime() - page.madeAt;
const isFitToShow = (page: ReadyPage) => ageOf(page) <= MAX_STALE_MS;

/** Headers that say that a page is stale, and how old (RFC 9211). */
function staleHeaders(page: ReadyPage) {
  const seconds = Math.round(ageOf(page) / 1000);
  return ["age", String(seconds), "cache-status", `pages; hit; ttl=${Math.min(-1, MAX_MS / 1000 - seconds)}; detail=stale`];
}

/**
 * Renders the page of a key once for all concurrent requests, and caches it if it `isCounted` and does not forbid that. A response that is
 * not shared goes only to the request it was rendered for; the others render their own, or share another render if that one was told to
 * retry later. `render` gets a function that says whether all who waited have disconnected.
 */
export async function renderOnce(
  alike: { key: string; isCounted: boolean },
  render: (isGone: () => boolean) => Promise<Response>,
  asker: WaitingClient,
): Promise<ReadyPage | Response> {
  const { key } = alike;
  const turn = `${generation} ${key}`;
  const shared = underWay.get(turn);
  if (shared) {
    shared.askers.push(asker);
    const page = await shared.page;
    return page ?? (shared.isRefused() ? renderOnce(alike, render, asker) : render(() => asker.destroyed));
  }
  const askers = [asker];
  const answer = render(() => askers.every(({ destroyed }) => destroyed));
  let isRefused = false;
  const page = answer.then((rendered) => {
    isRefused = rendered.status === 503;
    return readyPage(rendered, alike.isCounted);
  });
  const startedAt = generation;
  underWay.set(turn, { page, isRefused: () => isRefused, askers });
  try {
    const made = await page;
    const { status } = await answer;
    if (made?.mayBeKept) keep(key, made, startedAt);
    // A page that is gone or redirects by now must not be shown as a stale one either.
    else if (status < 500) pages.delete(key);
    return made ?? (await answer);
  } finally {
    underWay.delete(turn);
  }
}

/** Caches a page. One rendered while something changed may show the old state: it is kept only as a stale page, and not at all when something was removed. */
function keep(key: string, page: ReadyPage, madeIn: number) {
  if (madeIn < clearedIn || madeIn < (pages.get(key)?.madeIn ?? 0)) return;
  pages.delete(key);
  if (pages.size >= MAX_PAGES) pages.delete(leastWorth());
  pages.set(key, { page, until: madeIn === generation ? now().getTime() + MAX_MS : 0, madeIn });
}

/** The entry to evict: the oldest with a query, of which anybody can create any number; else the oldest. */
function leastWorth() {
  for (const key of pages.keys()) if (key.includes("?")) return key;
  return pages.keys().next().value ?? "";
}
