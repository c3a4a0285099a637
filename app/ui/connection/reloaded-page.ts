import { useEffect, useEffectEvent } from "react";
import { comeBack, openerOfDialog } from "./left-page";
import type { LeftPage } from "./left-words";
import { forgetDrafts, storeDrafts, storedDrafts } from "./page-drafts";

/**
 * Restores what was typed a moment before a page was reloaded, with its dialog open, in forms with a multi-line text and those with
 * `data-drafts`; with "refused" also what its response had put back into its fields, which the reloaded page does not know. Before React,
 * drafts-before-react.ts does the same. Used once, in the root.
 */
export function useReloadedPage(by: string, address: string) {
  const here = useEffectEvent(() => ({ address, by }));
  const comeBackTo = useEffectEvent((left: LeftPage | null) => {
    if (left) requestAnimationFrame(() => comeBack(left));
  });
  useEffect(() => {
    comeBackTo(storedDrafts(here()));
    forgetDrafts();
    const keep = () => storeDrafts(here(), openerOfDialog());
    addEventListener("pagehide", keep);
    return () => removeEventListener("pagehide", keep);
  }, []);
}
