import { useState } from "react";

/**
 * The React key of a form whose fields are left to the browser. It changes when other words arrive from the server than the form holds (an
 * undo, somebody else's save), so that the form shows them; a save of what was typed leaves the form, and the focus, where they are.
 */
export function useStandingKey(standing: string, typed: string): number {
  const [known, setKnown] = useState({ standing, key: 0 });
  if (known.standing !== standing) setKnown({ standing, key: typed === standing ? known.key : known.key + 1 });
  return known.key;
}
