import { useLayoutEffect, useRef } from "react";
import { useNavigation } from "react-router";

/** Whether a form that leads on has taken along what is typed, as a part of its page goes. */
export function useTakenAlong() {
  const { state, formMethod = "GET" } = useNavigation();
  const isTaken = useRef(false);
  useLayoutEffect(() => {
    isTaken.current = state === "loading" && formMethod !== "GET";
  });
  return isTaken;
}
