import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Begins a page that was gone to without a new document where it is read from: at its heading. A link that was pressed is gone with its page, and with
 * it the focus; whoever has it elsewhere by then, in a field of the new page or a tab that stayed, keeps it.
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
