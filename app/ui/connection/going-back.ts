let wentBackTo: string | undefined;

/** Hears of Back and Forward from now on. Returns the function that stops it. */
export function watchGoingBack() {
  const hear = () => {
    wentBackTo = location.pathname + location.search;
  };
  const forget = () => {
    wentBackTo = undefined;
  };
  addEventListener("popstate", hear);
  addEventListener("submit", forget, true);
  return () => {
    removeEventListener("popstate", hear);
    removeEventListener("submit", forget, true);
  };
}

/** Whether the page at an address is come back to: what was waited for there once is not waited for again. */
export const isComeBackTo = ({ pathname, search }: { pathname: string; search: string }) => wentBackTo === pathname + search;
