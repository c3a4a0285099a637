import { config } from "#app/config.server";

/** What every page that is kept for everybody is known by there: one change may show on any of them. */
export const PAGES_KEY = "pages";
/** As long as a page is kept here. */
const MOST_SECONDS = 60;
const MOST_STALE_SECONDS = 3600;

/** What a page says to a cache in front of the site, where there is one that is told of changes: browsers still ask each time. */
export const cdnHeaders = (): Record<string, string> =>
  config().cdn
    ? {
        "cdn-cache-control": `max-age=${MOST_SECONDS}, stale-if-error=${MOST_STALE_SECONDS}`,
        "surrogate-control": `max-age=${MOST_SECONDS}, stale-if-error=${MOST_STALE_SECONDS}`,
        "surrogate-key": PAGES_KEY,
        "cache-tag": PAGES_KEY,
      }
    : {};
