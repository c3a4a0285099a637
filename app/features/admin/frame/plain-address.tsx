import { useEffect } from "react";
import { useLocation } from "react-router";

/** Takes out of the address what the router adds to it for a form of the area's first page that was refused: nobody reads it, keeps it or sends it on. */
export function usePlainAddress() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key of its own.
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const plain = search.replace(/^\?index(&|$)/, (_, more) => (more ? "?" : ""));
    if (plain !== search) history.replaceState(history.state, "", pathname + plain + hash);
  }, [key]);
}
