import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

const LIVE_PATH = "/notifications/live";
const UNREAD_PATH = "/notifications/unread";
const SIGNED_OUT = 401;
const SIGNS = ["focus", "pointerdown", "keydown"] as const;

const watchers = new Set<() => void>();
const siteWatchers = new Set<() => void>();
const endWatchers = new Set<() => void>();
let source: EventSource | null = null;

/** Asks the page's data anew whenever something of the person's changes. One connection a window, however many parts of it ask. */
export function useLiveChanges() {
  const { revalidate } = useRevalidator();
  useLiveTold(true, () => void revalidate());
}

/** Calls `told` whenever something of the person's may have changed, while the window is looked at. Nothing is asked for the signed-out. */
export function useLiveTold(isSignedIn: boolean, told: () => void) {
  const tell = useEffectEvent(told);
  useEffect(() => (isSignedIn ? watchLive(() => tell()) : undefined), [isSignedIn]);
}

/** Calls `told` when what stands on every page has changed, on pages that listen for their person anyway. */
export function useLiveSite(told: () => void) {
  useWatcher(siteWatchers, told);
}

/** Calls `told` when the person turns out to be signed out, in another tab or on another device: at once, or when the window is looked at again. */
export function useLiveEnd(told: () => void) {
  useWatcher(endWatchers, told);
}

function useWatcher(among: Set<() => void>, told: () => void) {
  const tell = useEffectEvent(told);
  useEffect(() => {
    const watcher = () => tell();
    among.add(watcher);
    return () => {
      among.delete(watcher);
    };
  }, [among]);
}

function watchLive(watcher: () => void) {
  if (watchers.size === 0) {
    document.addEventListener("visibilitychange", follow);
    for (const sign of SIGNS) addEventListener(sign, follow, { passive: true });
  }
  watchers.add(watcher);
  follow();
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    document.removeEventListener("visibilitychange", follow);
    for (const sign of SIGNS) removeEventListener(sign, follow);
    follow();
  };
}

/** Connected while somebody looks: a window in the background would only take one of the browser's few connections. */
function follow() {
  const isWanted = watchers.size > 0 && document.visibilityState === "visible";
  if (!isWanted) {
    source?.close();
    source = null;
    return;
  }
  if (source && source.readyState !== EventSource.CLOSED) return;
  const opened = new EventSource(LIVE_PATH);
  source = opened;
  opened.addEventListener("change", tellAll);
  opened.addEventListener("site", () => {
    for (const tell of siteWatchers) tell();
  });
  opened.addEventListener("rest", () => opened.close());
  // What happened between the page's data and now was told to nobody.
  opened.addEventListener("open", tellAll);
  opened.addEventListener("error", () => opened.readyState === EventSource.CLOSED && void askWhetherEnded());
}

/** A stream is also refused by a server that is busy or away: only who is told to sign in is signed out. */
async function askWhetherEnded() {
  const answer = await fetch(UNREAD_PATH).catch(() => null);
  if (answer?.status === SIGNED_OUT) for (const tell of endWatchers) tell();
}

function tellAll() {
  for (const tell of watchers) tell();
}
