import { use, useEffect, useState } from "react";
import { useMatches } from "react-router";
import type { Language } from "./languages";
import { bringTexts, neededTexts } from "./needed-texts";
import { shownTexts } from "./shown-texts";

/**
 * The texts of the page that is shown. On the way to another page the one before stays until those are there that the next one needs and this browser has
 * not had yet.
 */
export function usePageTexts(language: Language, isSignedIn: boolean) {
  const handles = useMatches().map(({ handle }) => handle);
  const waiting = import.meta.env.SSR ? undefined : bringTexts(language, neededTexts(handles, isSignedIn));
  if (waiting) use(waiting);
  return shownTexts(language);
}

/** A page whose reader has chosen another language meanwhile is loaded anew in it: no page speaks two. */
export function useOneLanguage(language: Language) {
  const [first] = useState(language);
  useEffect(() => {
    if (language !== first) location.reload();
  }, [language, first]);
}
