import { offlinePage } from "#app/offline-page.server";

/** What the service worker keeps for when there is no connection. Nothing else leads here. */
export const loader = () => offlinePage();
