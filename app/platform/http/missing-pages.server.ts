import { now } from "#app/platform/clock.server";
import { MINUTE_MS } from "#app/platform/durations";
import { log } from "#app/platform/log/log.server";

const MAX_PER_MINUTE = 120;
const MAX_PATH_LENGTH = 200;

/** Path segments that may identify somebody: an email address, a phone or serial number, a random token. */
const PERSONAL = [/@|%40/i, /^[\da-f]{8}-[\da-f-]{27}$/i, /\d{6}/, /^(?=[^\d]*\d)[\w~%-]{20,}$/];

let counted = { from: 0, times: 0 };

/**
 * Logs the path of a requested address that does not exist. Limited per minute; the excess is logged as a number in the next minute, so
 * that nobody can flood the log. (visitor-site.md 2, Not-found page)
 */
export function logMissingPage(pathname: string) {
  const at = now().getTime();
  if (at - counted.from >= MINUTE_MS) {
    const unlisted = counted.times - MAX_PER_MINUTE;
    counted = { from: at, times: 0 };
    if (unlisted > 0) log("info", "more was not found than is listed", { times: unlisted });
  }
  counted.times += 1;
  if (counted.times <= MAX_PER_MINUTE) log("info", "not found", { path: impersonalPath(pathname) });
}

/** A path that is safe to log: segments that may be personal become a dot, and a long path is cut. */
export function impersonalPath(pathname: string): string {
  const path = pathname.replace(/\.data$/, "").slice(0, MAX_PATH_LENGTH);
  const segments = path.split("/").map((segment) => (PERSONAL.some((pattern) => pattern.test(segment)) ? "·" : segment));
  return segments.join("/");
}
