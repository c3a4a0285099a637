import { useCallback, useState } from "react";

/** Returns the React key of a dialog's fields, which the browser keeps as typed, and the function that resets them to the page's current values. */
export function useFreshFields(): [key: number, begin: () => void] {
  const [round, setRound] = useState(0);
  const begin = useCallback(() => setRound((last) => last + 1), []);
  return [round, begin];
}
