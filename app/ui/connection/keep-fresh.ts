import { useEffect, useEffectEvent } from "react";
import { useRefresh } from "./refresh";

const MINUTE_MS = 60_000;
/** How old may be what somebody comes back to, and what they go on looking at. */
const OLD_MS = MINUTE_MS;
const OLDEST_MS = 5 * MINUTE_MS;

interface Tab {
  page: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;
  tab: Pick<EventTarget, "addEventListener" | "removeEventListener">;
}

/** For a page of what others may take meanwhile: asks for it anew when somebody comes back to it, and every few minutes while it is looked at. */
export function useKeepFresh() {
  const refresh = useEffectEvent(useRefresh());
  useEffect(() => keepFresh(() => refresh(), { page: document, tab: window }), []);
}

/** `useKeepFresh` for any tab. Returns how to end it. */
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
