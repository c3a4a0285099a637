import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

const places = new Map<string, number>();

/** For a box that scrolls by itself: going back to its page shows it where it was left, as the router does with the page. */
export function useKeptPlace() {
  const box = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  useLayoutEffect(() => {
    const element = box.current;
    const kept = places.get(key);
    if (!element) return;
    if (kept !== undefined) element.scrollTop = kept;
    return () => {
      places.set(key, element.scrollTop);
    };
  }, [key]);
  return box;
}
