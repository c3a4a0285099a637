/** How soon it is looked again, and at most how seldom: each wait is half as long again as the one before. */
const FIRST_WAIT_MS = 4000;
const LONGEST_WAIT_MS = 60_000;
const GROWTH = 1.5;

interface Tab {
  page: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;
  tab: Pick<EventTarget, "addEventListener" | "removeEventListener">;
}

/**
 * Looks at once when somebody comes back to the tab, and every now and then while it is seen, ever less often: two screens may stand side by side. Returns how to
 * end it.
 */
export function lookForNews(look: () => void, { page, tab }: Tab): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;
  const lookLater = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      wait = Math.min(wait * GROWTH, LONGEST_WAIT_MS);
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
