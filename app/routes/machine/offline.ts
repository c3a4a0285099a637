import { redirect } from "react-router";
import { languageContext } from "#app/middleware/reading-language";
import { offlinePage } from "#app/offline-page.server";
import type { Route } from "./+types/offline";

/** What the service worker keeps for when there is no connection, with gaps that it fills. Whoever opens it as a page has a connection, and comes home. */
export function loader({ request, context }: Route.LoaderArgs) {
  if (request.headers.get("sec-fetch-mode") === "navigate") return redirect("/", { headers: { vary: "sec-fetch-mode" } });
  return offlinePage(context.get(languageContext));
}
