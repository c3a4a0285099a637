import { useState } from "react";

/**
 * Returns the React key of an uncontrolled form. It changes when the server's values differ from those in the form (an undo, another admin's save), so
 * that the form shows them; saving what was typed keeps the form and its focus.
 */
export function useStandingKey(standing: string, typed: string): number {
  const [known, setKnown] = useState({ standing, key: 0 });
  if (known.standing !== standing) setKnown({ standing, key: typed === standing ? known.key : known.key + 1 });
  return known.key;
}
