import { useEffect, useRef } from "react";

/** After rows were added or removed, focuses the first match of the selectors: the pressed button may have gone with its row. */
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
