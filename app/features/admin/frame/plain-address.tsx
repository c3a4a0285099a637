import { useEffect } from "react";
import { useLocation } from "react-router";

/** Removes the parameter that the router adds to the address after a rejected form on the overview, so that nobody bookmarks or shares it. */
export function usePlainAddress() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key of its own.
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const plain = search.replace(/^\?index(&|$)/, (_, more) => (more ? "?" : ""));
    if (plain !== search) history.replaceState(history.state, "", pathname + plain + hash);
  }, [key]);
}
