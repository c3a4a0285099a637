import { useMatches } from "react-router";
import type { HydrateWhen } from "./handoff";
import appStyle from "./app.css?url";

/** The second style sheet, on pages that are an app from the start. React waits for it before it shows such a page. */
export function AppStyle() {
  const isApp = useMatches().some(({ handle }) => (handle as { hydrate?: HydrateWhen } | undefined)?.hydrate === "load");
  return isApp ? <link rel="stylesheet" href={appStyle} precedence="app" /> : null;
}
