import { useState } from "react";
import { useLocation } from "react-router";

/**
 * Keeps a form's response as long as the page stays: the router drops it when the page's data is reloaded, which other people's changes
 * trigger (`useLiveChanges`), and an open dialog or an error message would go with it. Submitting another form, or another page, ends it.
 */
export function useLastAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const [kept, setKept] = useState({ key, answer });
  if (answer !== undefined && (kept.answer !== answer || kept.key !== key)) setKept({ key, answer });
  return answer ?? (kept.key === key ? kept.answer : undefined);
}
