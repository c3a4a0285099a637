import { useCallback, useState } from "react";

/** The React key of a dialog's fields, which the browser keeps as they were typed, and what begins them anew: with what the page says by now. */
export function useFreshFields(): [key: number, begin: () => void] {
  const [round, setRound] = useState(0);
  const begin = useCallback(() => setRound((last) => last + 1), []);
  return [round, begin];
}
