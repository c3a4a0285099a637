import { languageContext } from "#app/middleware/reading-language";
import { offlinePage } from "#app/offline-page.server";
import type { Route } from "./+types/offline";

/** What the service worker keeps for when there is no connection. Nothing else leads here. */
export const loader = ({ context }: Route.LoaderArgs) => offlinePage(context.get(languageContext));
