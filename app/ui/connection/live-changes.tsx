import { useEffect, useEffectEvent } from "react";
import { useRefresh } from "./refresh";

const PERSON_PATH = "/notifications/live";
const VISITOR_PATH = "/notifications/live?of=site";
/** How much is unread, as JSON; 401 for the signed-out. */
export const UNREAD_PATH = "/notifications/unread";
const SIGNED_OUT = 401;
const SIGNS = ["focus", "pointerdown", "keydown"] as const;
const watchers = new Set<() => void>();
const siteWatchers = new Set<() => void>();
const endWatchers = new Set<() => void>();
let source: EventSource | null = null;
let path = "";
let wasOpen = false;
/** Enough visitors are told already: this window asks again when it is come back to. */
let isFull = false;

/** Asks the page's data anew whenever something of the person's changes. One connection a window, however many parts of it ask. */
export function useLiveChanges() {
  useLiveEvents(true, useRefresh());
}

/** Calls `told` whenever something of the person's may have changed, while the window is looked at. Nothing is asked for the signed-out. */
export function useLiveEvents(isSignedIn: boolean, told: () => void) {
  const tell = useEffectEvent(told);
  useEffect(() => (isSignedIn ? watchLive(() => tell()) : undefined), [isSignedIn]);
}

/** Calls `told` when what stands on every page has changed: over the person's connection, or one for visitors once their page runs. */
export function useLiveSite(told: () => void) {
  const tell = useEffectEvent(told);
  useEffect(() => watchLive(() => tell(), siteWatchers), []);
}

/** Calls `told` when the person turns out to be signed out, in another tab or on another device: at once, or when the window is looked at again. */
export function useLiveEnd(told: () => void) {
  const tell = useEffectEvent(told);
  useEffect(() => {
    const watcher = () => tell();
    endWatchers.add(watcher);
    return () => {
      endWatchers.delete(watcher);
    };
  }, []);
}

function watchLive(watcher: () => void, among = watchers) {
  if (watchers.size + siteWatchers.size === 0) {
    document.addEventListener("visibilitychange", follow);
    for (const sign of SIGNS) addEventListener(sign, follow, { passive: true });
  }
  among.add(watcher);
  // Of a page that comes or goes all parts have spoken by then.
  queueMicrotask(follow);
  return () => {
    among.delete(watcher);
    queueMicrotask(follow);
    if (watchers.size + siteWatchers.size > 0) return;
    document.removeEventListener("visibilitychange", follow);
    for (const sign of SIGNS) removeEventListener(sign, follow);
  };
}

/** Connected while somebody looks: a window in the background would only take one of the browser's few connections. */
function follow(sign?: Event) {
  const isWanted = watchers.size + siteWatchers.size > 0 && document.visibilityState === "visible";
  if (!isWanted) {
    source?.close();
    source = null;
    return;
  }
  const wanted = watchers.size > 0 ? PERSON_PATH : VISITOR_PATH;
  const isOpen = source !== null && source.readyState !== EventSource.CLOSED;
  if (isOpen && path === wanted) return;
  if (sign?.type === "visibilitychange") isFull = false;
  if (isFull && wanted === VISITOR_PATH) return;
  source?.close();
  const opened = new EventSource(wanted);
  source = opened;
  path = wanted;
  opened.addEventListener("change", tellAll);
  opened.addEventListener("site", publishToSite);
  opened.addEventListener("rest", () => opened.close());
  // What happened between the page's data and now was told to nobody. The banner of a page that just came is hardly another by now.
  opened.addEventListener("open", () => {
    tellAll();
    if (wasOpen) publishToSite();
    wasOpen = true;
  });
  opened.addEventListener("error", () => {
    if (opened.readyState !== EventSource.CLOSED) return;
    if (wanted === PERSON_PATH) void askWhetherEnded();
    else isFull = true;
  });
}

/** A stream is also refused by a server that is busy or away: only who is told to sign in is signed out. */
async function askWhetherEnded() {
  const answer = await fetch(UNREAD_PATH).catch(() => null);
  if (answer?.status === SIGNED_OUT) for (const tell of endWatchers) tell();
}

function publishToSite() {
  for (const tell of siteWatchers) tell();
}

function tellAll() {
  for (const tell of watchers) tell();
}
