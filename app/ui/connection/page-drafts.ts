import { readStoredText, storeText } from "#app/ui/fields/stored-text";
import { fromWords, inWords, isReloadedPage, type LeftPage, type Onlooker, type Opener } from "./left-words";
import { type Control, fieldsThat, isChanged } from "./typed-fields";

const RELOADED = "reloaded page";

/** A longer text: its form is a draft. */
const THOUGHT_ABOUT = "textarea, [name=reason]";

/** Saves the page's drafts for a reload; for those in a dialog also its opener. Submitted text is no longer a draft. */
export function storeDrafts(here: Onlooker, opener: Opener | null, isSent = (_form: HTMLFormElement) => false) {
  const isKept = (control: Control) => isDraft(control) && !(control.form && isSent(control.form));
  const fields = fieldsThat(isKept);
  const isInDialog = fieldsThat((control) => isKept(control) && control.closest("dialog:modal") !== null).length > 0;
  storeText(RELOADED, inWords(fields.length > 0 ? { ...here, fields, opener: isInDialog ? opener : null } : null));
}

/** Returns what was saved of this page, if its author has just reloaded it. */
export function storedDrafts(here: Onlooker): LeftPage | null {
  const left = fromWords(readStoredText(RELOADED));
  const isReload = performance.getEntriesByType("navigation").some((entry) => (entry as PerformanceNavigationTiming).type === "reload");
  return left && isReload && isReloadedPage(left, here) ? left : null;
}

export const forgetDrafts = () => storeText(RELOADED, "");

function isDraft(control: Control): boolean {
  // Stored longer, under its own name; its dialog is not.
  if (control.dataset.kept !== undefined && !control.closest("dialog")) return false;
  const drafts = control.closest<HTMLElement>("[data-drafts]")?.dataset.drafts;
  if (drafts === "refused") return true;
  return (drafts !== undefined || Boolean(control.form?.querySelector(THOUGHT_ABOUT))) && isChanged(control);
}
