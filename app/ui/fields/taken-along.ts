import { useLayoutEffect, useRef } from "react";
import { useNavigation } from "react-router";

/** Returns a ref that tells an unmounting part of the page whether a redirecting form has submitted its text. */
export function useTakenAlong() {
  const { state, formMethod = "GET" } = useNavigation();
  const isTaken = useRef(false);
  useLayoutEffect(() => {
    isTaken.current = state === "loading" && formMethod !== "GET";
  });
  return isTaken;
}
