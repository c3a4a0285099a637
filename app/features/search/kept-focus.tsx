import { useEffect, useRef } from "react";
import { takeStepsMade } from "./search-keys";

/**
 * Keeps the focus of whoever walks through results with the arrow keys while other results arrive: on the same result if it stays, else in the box. Returns the
 * handlers for the element around box and results.
 */
export function useKeptFocus(box: React.RefObject<HTMLInputElement | null>) {
  const focused = useRef<HTMLElement>(null);
  // After every rendering: any may have taken or moved the result.
  useEffect(() => {
    takeStepsMade(box.current?.closest<HTMLElement>("[data-search]"));
    const last = focused.current;
    if (!last || document.activeElement !== document.body) return;
    (last.isConnected ? last : box.current)?.focus();
  });
  const forget = () => {
    focused.current = null;
  };
  return {
    onFocus: (event: React.FocusEvent<HTMLElement>) => {
      focused.current = event.target;
    },
    // The browser names nothing else that has the focus when a result is taken away.
    onBlur: ({ relatedTarget }: React.FocusEvent<HTMLElement>) => relatedTarget && forget(),
    onPointerDown: forget,
  };
}
