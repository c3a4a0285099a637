import { useState } from "react";
import { useLocation } from "react-router";

/**
 * The answer of a page's form as long as the page stays: the router forgets it whenever the page's data is asked for anew, which somebody else's change does
 * (`useLiveChanges`), and with it would go a dialog that is being read, or the word on what was refused. Another form that is sent, and another page, end it.
 */
export function useKeptAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const [kept, setKept] = useState({ key, answer });
  if (answer !== undefined && (kept.answer !== answer || kept.key !== key)) setKept({ key, answer });
  return answer ?? (kept.key === key ? kept.answer : undefined);
}
