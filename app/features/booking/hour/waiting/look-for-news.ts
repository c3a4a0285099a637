/** First and longest polling delay; each delay is one and a half times the previous one. */
const FIRST_WAIT_MS = 4000;
const MAX_WAIT_MS = 60_000;
const GROWTH = 1.5;

interface Tab {
  page: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;
  tab: Pick<EventTarget, "addEventListener" | "removeEventListener">;
}

/**
 * Polls immediately when the user returns to the tab, and with growing delays while it is visible, since two screens may be side by side.
 * Returns a function that stops it.
 */
export function lookForNews(look: () => void, { page, tab }: Tab): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;
  const lookLater = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      wait = Math.min(wait * GROWTH, MAX_WAIT_MS);
      if (page.visibilityState !== "visible") return;
      look();
      lookLater();
    }, wait);
  };
  const lookNow = () => {
    if (page.visibilityState !== "visible") return;
    wait = FIRST_WAIT_MS;
    look();
    lookLater();
  };
  page.addEventListener("visibilitychange", lookNow);
  tab.addEventListener("focus", lookNow);
  lookLater();
  return () => {
    clearTimeout(timer);
    page.removeEventListener("visibilitychange", lookNow);
    tab.removeEventListener("focus", lookNow);
  };
}
