import { useEffect } from "react";
import { chosenTheme, setTheme, type Theme } from "#app/frame/theme";

/** Brings a person's kept theme to a browser that has no choice of its own. */
export function KeptTheme({ theme }: { theme: Theme }) {
  // Only the browser knows whether a choice was made in it.
  useEffect(() => {
    if (chosenTheme() === "system" && theme !== "system") setTheme(theme);
  }, [theme]);
  return null;
}
