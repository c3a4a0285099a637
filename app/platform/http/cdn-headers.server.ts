import { config } from "#app/config.server";

/** The CDN cache tag of every shared page: one change may show on any of them. */
export const PAGES_KEY = "pages";
/** The same lifetime as in the site's own cache. */
const MAX_SECONDS = 60;
const MAX_STALE_SECONDS = 3600;

/** CDN cache headers of a page, when a CDN that can be purged is configured: browsers still revalidate each time. */
export const cdnHeaders = (): Record<string, string> =>
  config().cdn
    ? {
        "cdn-cache-control": `max-age=${MAX_SECONDS}, stale-if-error=${MAX_STALE_SECONDS}`,
        "surrogate-control": `max-age=${MAX_SECONDS}, stale-if-error=${MAX_STALE_SECONDS}`,
        "surrogate-key": PAGES_KEY,
        "cache-tag": PAGES_KEY,
      }
    : {};
