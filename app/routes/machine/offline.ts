import { redirect } from "react-router";
import { languageContext } from "#app/middleware/reading-language";
import { offlinePage } from "#app/offline-page.server";
import type { Route } from "./+types/offline";

/** Page that the service worker stores for offline use, with placeholders it fills in. Visitors who open it are online, so it redirects home. */
export function loader({ request, context }: Route.LoaderArgs) {
  if (request.headers.get("sec-fetch-mode") === "navigate") return redirect("/", { headers: { vary: "sec-fetch-mode" } });
  return offlinePage(context.get(languageContext));
}
