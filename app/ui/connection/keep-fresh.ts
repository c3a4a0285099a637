import { useEffect, useEffectEvent } from "react";
import { useRefresh } from "./refresh";

const MINUTE_MS = 60_000;
/** Greatest age of the data on returning to a page, and while looking at it. */
const OLD_MS = MINUTE_MS;
const OLDEST_MS = 5 * MINUTE_MS;

interface Tab {
  page: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;
  tab: Pick<EventTarget, "addEventListener" | "removeEventListener">;
}

/** For a page of what others may take meanwhile: reloads it on return, and every few minutes while it is visible. */
export function useKeepFresh() {
  const refresh = useEffectEvent(useRefresh());
  useEffect(() => keepFresh(() => refresh(), { page: document, tab: window }), []);
}

/** `useKeepFresh` for any tab. Returns the function that stops it. */
export function keepFresh(refresh: () => void, { page, tab }: Tab): () => void {
  let askedAt = Date.now();
  const askIfOlder = (age: number) => {
    if (page.visibilityState !== "visible" || Date.now() - askedAt < age) return;
    askedAt = Date.now();
    refresh();
  };
  const comeBack = () => askIfOlder(OLD_MS);
  const timer = setInterval(() => askIfOlder(OLDEST_MS), OLD_MS);
  page.addEventListener("visibilitychange", comeBack);
  tab.addEventListener("focus", comeBack);
  return () => {
    clearInterval(timer);
    page.removeEventListener("visibilitychange", comeBack);
    tab.removeEventListener("focus", comeBack);
  };
}
