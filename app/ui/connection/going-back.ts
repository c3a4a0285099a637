let wentBackTo: string | undefined;

/** Listens for Back and Forward from now on. Returns the function that stops it. */
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

/** Whether the reader is going back to this address: a search there does not show its progress for a minimum time again. */
export const isComeBackTo = ({ pathname, search }: { pathname: string; search: string }) => wentBackTo === pathname + search;
