import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves the reader to the heading of a page reached by client-side navigation. The link that was pressed disappears with its page, and the
 * focus with it; focus that is elsewhere by then, in a field of the new page or a tab that stayed, is left alone.
 */
export function useReadNewPage() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash !== "" || (document.activeElement && document.activeElement !== document.body)) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);
}
