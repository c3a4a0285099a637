import { useEffect, useEffectEvent } from "react";
import { useRefresh } from "./refresh";

const PERSON_PATH = "/notifications/live";
const VISITOR_PATH = "/notifications/live?of=site";
/** Unread counts as JSON; 401 when signed out. */
export const UNREAD_PATH = "/notifications/unread";
const SIGNED_OUT = 401;
const SIGNS = ["focus", "pointerdown", "keydown"] as const;
const watchers = new Set<() => void>();
const siteWatchers = new Set<() => void>();
const endWatchers = new Set<() => void>();
let source: EventSource | null = null;
let path = "";
let wasOpen = false;
/** Enough visitors are connected already: this window retries when it becomes visible again. */
let isFull = false;

/** Reloads the page's data whenever the person's data changes. One connection per window, however many components use it. */
export function useLiveChanges() {
  useLiveEvents(true, useRefresh());
}

/** Calls `told` whenever the person's data may have changed, while the window is visible. Does nothing for signed-out visitors. */
export function useLiveEvents(isSignedIn: boolean, told: () => void) {
  const tell = useEffectEvent(told);
  useEffect(() => (isSignedIn ? watchLive(() => tell()) : undefined), [isSignedIn]);
}

/** Calls `told` when content shared by every page has changed: over the person's connection, or over one for visitors once the page is running. */
export function useLiveSite(told: () => void) {
  const tell = useEffectEvent(told);
  useEffect(() => watchLive(() => tell(), siteWatchers), []);
}

/** Calls `told` when the person turns out to be signed out, in another tab or on another device: at once, or when the window becomes visible again. */
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
  // By then, all components of a page that mounts or unmounts have registered.
  queueMicrotask(follow);
  return () => {
    among.delete(watcher);
    queueMicrotask(follow);
    if (watchers.size + siteWatchers.size > 0) return;
    document.removeEventListener("visibilitychange", follow);
    for (const sign of SIGNS) removeEventListener(sign, follow);
  };
}

/** Connected while visible: a background window would only occupy one of the browser's few connections. */
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
  // Changes between the page's rendering and now were not reported to anybody. The banner of a page that just loaded has hardly changed yet.
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

/** A busy or absent server also refuses a stream: only a 401 means signed out. */
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
