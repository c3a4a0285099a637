import type { IncomingMessage, ServerResponse } from "node:http";
import { sql } from "drizzle-orm";
import { config } from "#app/config.server";
import { type Connection, isDatabaseAway } from "#app/db/client.server";
import { hasNoOtherCookie, visitorsLanguage } from "#app/languages/asked-language.server";
import { now } from "#app/platform/clock.server";
import { onEvent } from "#app/platform/events/events.server";
import { counter, gauge } from "#app/platform/metrics/registry";
import { paced } from "../limits/paced";
import { pageAnswer, type ReadyPage, readyPage, sendPage } from "./compressed-page.server";

/** Every table that a public page shows has a trigger that notifies this channel (`tell_pages_changed`). */
export const PAGES_CHANNEL = "pages";

const LONGEST_MS = 60_000;
/** How old a page may be that is sent because there is no newer one to be had. */
const LONGEST_STALE_MS = 3_600_000;
const MOST_PAGES = 500;
const LONGEST_KEY = 200;

/** What is kept, with the generation that it was made in. */
const pages = new Map<string, { page: ReadyPage; until: number; madeIn: number }>();
/** Who waits for an answer: `destroyed` once they have left. */
export type Asker = Pick<ServerResponse, "destroyed">;

interface UnderWay {
  page: Promise<ReadyPage | null>;
  /** Whether it turned out that there is no answer at this moment. */
  isRefused: () => boolean;
  askers: Asker[];
}

/** What is being rendered, by key and generation: whoever asks for the same meanwhile waits for it. */
const underWay = new Map<string, UnderWay>();
let generation = 0;
/** The first generation in which nothing was seen any more of what has been taken away. */
let clearedIn = 0;
const outdatedListeners = new Set<() => void>();

gauge("sagebridge_kept_pages", "Pages that are kept ready.", () => pages.size);
const sent = counter(
  "sagebridge_kept_pages_sent_total",
  "Kept pages that were sent: fresh ones, and stale ones while the database was away.",
);

/** Has every server make its pages anew once the transaction commits: for what no trigger watches. */
export const renewPages = (connection: Connection) => connection.execute(sql`select pg_notify(${PAGES_CHANNEL}, '')`);

/** What the channel says when somebody, or what they wrote, is to be seen nowhere any more. */
const TAKEN_AWAY = "taken away";

/**
 * Has every server forget its pages once the transaction commits: who is suspended or erased stands on none of them any more, not even where
 * there is nothing newer to be shown.
 */
export const forgetPages = (connection: Connection) => connection.execute(sql`select pg_notify(${PAGES_CHANNEL}, ${TAKEN_AWAY})`);

/** Writes that outdate pages at once; of those that come faster one a second does, so that nobody who writes on and on has every page made anew each time. */
const WRITES = { burst: 10, everyMs: 1000 };

/** Outdates every page whenever a write that a page shows is committed, on any server, of very many within a second. Returns the function that stops it. */
export function watchPageChanges() {
  const outdateInTurn = paced(outdatePages, WRITES);
  const outdate = () => (config().rateLimits ? outdateInTurn() : outdatePages());
  return onEvent(PAGES_CHANNEL, (told) => (told === TAKEN_AWAY ? emptyPageCache() : outdate()));
}

/** Is another after each write that a page shows. */
export const pageGeneration = () => generation;

/** Whatever is kept is rendered anew, for the next who asks for it. */
export function outdatePages() {
  generation += 1;
  for (const kept of pages.values()) kept.until = 0;
  for (const tell of outdatedListeners) tell();
}

/** Tells `listener` whenever pages are outdated. Returns the function that ends it. */
export function onPagesOutdated(listener: () => void) {
  outdatedListeners.add(listener);
  return () => void outdatedListeners.delete(listener);
}

/** Forgets every page, also for those who could be given an old one. */
export function emptyPageCache() {
  outdatePages();
  clearedIn = generation;
  pages.clear();
}

/** The key of a page that everybody who reads its language sees alike: a GET or HEAD without any cookie but those of language and currency, and not too long. Else null. */
const cacheKey = (request: IncomingMessage) => (hasNoOtherCookie(request.headers.cookie) ? keyOf(request) : null);

function keyOf(request: IncomingMessage) {
  const { method, url = "", headers } = request;
  if ((method !== "GET" && method !== "HEAD") || url.length > LONGEST_KEY) return null;
  // What a page offers may differ by the one name that every machine has besides its number: passkeys do.
  const host = /^localhost(:|$)/.test(headers.host ?? "") ? "localhost" : "";
  return `${visitorsLanguage(request)} ${host}${url}`;
}

/** Whether a page of this key was kept, however old it is by now. */
export const wasKept = (key: string) => pages.has(key);

/** That key of a page that may be shared at all, else null. */
export const sharedKey = (request: IncomingMessage, mayBeShared: boolean) => (mayBeShared ? cacheKey(request) : null);

/** Whether a page of this key is being rendered at this moment. */
export const isUnderWay = (key: string) => underWay.has(`${generation} ${key}`);

/** Sends a page as it is kept, or while the database is away as it was kept last. False where there is none. */
export function sendKept(request: IncomingMessage, response: ServerResponse): boolean {
  const key = cacheKey(request);
  const kept = key === null ? undefined : pages.get(key);
  if (!kept) return false;
  const isFresh = kept.until >= now().getTime();
  if (!isFresh && !(isDatabaseAway() && isFitToShow(kept.page))) return false;
  sendPage(kept.page, request, response, isFresh ? [] : staleHeaders(kept.page));
  sent.add({ state: isFresh ? "fresh" : "stale" });
  return true;
}

/** The last page that visitors saw at an address, for when there is no newer one to be had; null where none is kept. */
export async function staleAnswer(request: IncomingMessage): Promise<Response | null> {
  const page = pages.get(keyOf(request) ?? "")?.page;
  if (!page || !isFitToShow(page)) return null;
  sent.add({ state: "stale" });
  return pageAnswer(page, request, staleHeaders(page));
}

const ageOf = (page: ReadyPage) => now().getTime() - page.madeAt;
const isFitToShow = (page: ReadyPage) => ageOf(page) <= LONGEST_STALE_MS;

/** Says that a page is older than it should be, and how old (RFC 9211). */
function staleHeaders(page: ReadyPage) {
  const seconds = Math.round(ageOf(page) / 1000);
  return ["age", String(seconds), "cache-status", `pages; hit; ttl=${Math.min(-1, LONGEST_MS / 1000 - seconds)}; detail=stale`];
}

/**
 * The page of a key, rendered once however many ask for it at the same time, and kept if it `isCounted` and it does not say otherwise. What is not everybody's alike comes back as it was
 * answered, to the one that it was rendered for; the others render theirs, and where that one was told to come back they ask together again. `render` is told how to know
 * that everybody who waited for it has left.
 */
export async function renderOnce(
  alike: { key: string; isCounted: boolean },
  render: (isGone: () => boolean) => Promise<Response>,
  asker: Asker,
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
    // What is no longer there, or leads elsewhere by now, is not shown either when there is nothing newer.
    else if (status < 500) pages.delete(key);
    return made ?? (await answer);
  } finally {
    underWay.delete(turn);
  }
}

/** A page that was being rendered while something changed may show the old state: it is kept for when there is no newer one, and not at all where something was taken away. */
function keep(key: string, page: ReadyPage, madeIn: number) {
  if (madeIn < clearedIn || madeIn < (pages.get(key)?.madeIn ?? 0)) return;
  pages.delete(key);
  if (pages.size >= MOST_PAGES) pages.delete(leastWorth());
  pages.set(key, { page, until: madeIn === generation ? now().getTime() + LONGEST_MS : 0, madeIn });
}

/** The oldest of those with a query, of which anybody can make as many as they like; else the oldest. */
function leastWorth() {
  for (const key of pages.keys()) if (key.includes("?")) return key;
  return pages.keys().next().value ?? "";
}
