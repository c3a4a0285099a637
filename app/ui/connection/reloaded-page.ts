import { useEffect, useEffectEvent } from "react";
import { comeBack, openerOfDialog } from "./left-page";
import type { LeftPage } from "./left-words";
import { forgetDrafts, keepDrafts, keptDrafts } from "./page-drafts";

/**
 * A form with a text of more than a line, and one that says `data-drafts`, gets back what was typed on it a moment before its page was loaded anew,
 * with its dialog open; with "refused" also what its answer has put into its fields again, which the page anew knows nothing of. Before React
 * drafts-before-react.ts does the same. Stands once, in the root.
 */
export function useReloadedPage(by: string, address: string) {
  const here = useEffectEvent(() => ({ address, by }));
  const comeBackTo = useEffectEvent((left: LeftPage | null) => {
    if (left) requestAnimationFrame(() => comeBack(left));
  });
  useEffect(() => {
    comeBackTo(keptDrafts(here()));
    forgetDrafts();
    const keep = () => keepDrafts(here(), openerOfDialog());
    addEventListener("pagehide", keep);
    return () => removeEventListener("pagehide", keep);
  }, []);
}
