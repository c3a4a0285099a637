import { useEffect, useRef } from "react";

/** After rows have come or gone, gives the focus to the first of some selectors that is there then: a button that was pressed may have gone with its row. */
export function useFocusNext() {
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    const [next] = wanted.current.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? []);
    wanted.current = [];
    next?.focus();
  });
  return (...selectors: string[]) => {
    wanted.current = selectors;
  };
}
