import { useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "#app/ui/hydrated";
import { newestWords } from "./read-from-top";

const MARGIN = 16;
/** How far the messages are above the beginning of their box, by the page of the history: it counts from its end while a message is under way. */
const places = new Map<string, number>();

/**
 * For the box of a conversation, which scrolls by itself: going back to its page shows it where it was left, as the router does with the page. Any other
 * arrival shows the newest answer from its beginning (`isNewest`), not the end of it; that of a page which the server made is a matter of its style.
 */
export function useKeptPlace(isNewest: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const [isLed] = useState(useHydrated());
  useLayoutEffect(() => {
    const element = box.current;
    const kept = places.get(key);
    if (!element) return;
    if (kept !== undefined) element.scrollTop += kept - placeIn(element);
    else if (isNewest && isLed) showFromTop(element);
    return () => {
      places.set(key, placeIn(element));
    };
  }, [key, isNewest, isLed]);
  return box;
}

const placeIn = (box: HTMLElement) => box.getBoundingClientRect().top - (box.firstElementChild?.getBoundingClientRect().top ?? 0);

function showFromTop(box: HTMLElement) {
  const words = newestWords();
  if (words) box.scrollTop += words.getBoundingClientRect().top - box.getBoundingClientRect().top - MARGIN;
}
