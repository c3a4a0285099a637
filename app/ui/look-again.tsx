import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Loads the page's figures again every few seconds, for as long as it stands on the page: for work that another process does. */
export function LookAgain({ everySeconds }: { everySeconds: number }) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== "idle") return;
    const timer = setTimeout(() => void revalidate(), everySeconds * 1000);
    return () => clearTimeout(timer);
  }, [everySeconds, revalidate, state]);
  return null;
}
