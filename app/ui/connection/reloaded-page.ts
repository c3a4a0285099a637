import { useEffect, useEffectEvent } from "react";
import { keepWords, readKept } from "#app/ui/fields/kept-words";
import { comeBack, openerOfDialog } from "./left-page";
import { fromWords, inWords, isReloadedPage, type LeftPage } from "./left-words";
import { type Control, fieldsThat, isChanged } from "./typed-fields";

const RELOADED = "reloaded page";

/** A text that somebody thinks about: its form is a draft. */
const THOUGHT_ABOUT = "textarea, [name=reason]";

/**
 * A form with a text of more than a line, and one that says `data-drafts`, gets back what was typed on it a moment before its page was loaded anew,
 * with its dialog open; with "refused" also what its answer has put into its fields again, which the page anew knows nothing of. Before React the
 * file public/drafts.js does the same. Stands once, in the root.
 */
export function useReloadedPage(by: string, address: string) {
  const here = useEffectEvent(() => ({ address, by }));
  const comeBackTo = useEffectEvent((left: LeftPage | null) => {
    const isReload = performance.getEntriesByType("navigation").some((entry) => (entry as PerformanceNavigationTiming).type === "reload");
    if (left && isReload && isReloadedPage(left, { by, address })) requestAnimationFrame(() => comeBack(left));
  });
  useEffect(() => {
    comeBackTo(fromWords(readKept(RELOADED)));
    keepWords(RELOADED, "");
    const keepDrafts = () => {
      const fields = fieldsThat(isDraft);
      const isInDialog = fieldsThat((control) => isDraft(control) && control.closest("dialog:modal") !== null).length > 0;
      keepWords(RELOADED, inWords(fields.length > 0 ? { ...here(), fields, opener: isInDialog ? openerOfDialog() : null } : null));
    };
    addEventListener("pagehide", keepDrafts);
    return () => removeEventListener("pagehide", keepDrafts);
  }, []);
}

function isDraft(control: Control): boolean {
  // Kept for longer than this, under a name of its own.
  if (control.dataset.kept !== undefined) return false;
  const drafts = control.closest<HTMLElement>("[data-drafts]")?.dataset.drafts;
  if (drafts === "refused") return true;
  return (drafts !== undefined || Boolean(control.form?.querySelector(THOUGHT_ABOUT))) && isChanged(control);
}
