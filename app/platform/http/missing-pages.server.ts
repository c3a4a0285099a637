import { now } from "#app/platform/clock.server";
import { MINUTE_MS } from "#app/platform/durations";
import { log } from "#app/platform/log/log.server";

const MOST_A_MINUTE = 120;
const LONGEST_PATH = 200;

/** What may say who somebody is: an address, a number of a phone or a thing, a word that somebody drew at random. */
const PERSONAL = [/@|%40/i, /^[\da-f]{8}-[\da-f-]{27}$/i, /\d{6}/, /^(?=[^\d]*\d)[\w~%-]{20,}$/];

let counted = { from: 0, times: 0 };

/**
 * Logs an address that was asked for and is none, by its path alone. So many a minute; what comes above is told as a number in the next, so that nobody
 * fills the log by asking. (visitor-site.md 2, Not-found page)
 */
export function noteMissingPage(pathname: string) {
  const at = now().getTime();
  if (at - counted.from >= MINUTE_MS) {
    const unlisted = counted.times - MOST_A_MINUTE;
    counted = { from: at, times: 0 };
    if (unlisted > 0) log("info", "more was not found than is listed", { times: unlisted });
  }
  counted.times += 1;
  if (counted.times <= MOST_A_MINUTE) log("info", "not found", { path: impersonalPath(pathname) });
}

/** A path as the log may have it: what may be somebody's is a dot, and a long one is cut. */
export function impersonalPath(pathname: string): string {
  const path = pathname.replace(/\.data$/, "").slice(0, LONGEST_PATH);
  const segments = path.split("/").map((segment) => (PERSONAL.some((pattern) => pattern.test(segment)) ? "·" : segment));
  return segments.join("/");
}
