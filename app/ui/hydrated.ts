import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and while React takes the page over, true from then on. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
