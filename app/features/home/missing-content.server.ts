import { isUnavailable } from "#app/platform/failure.server";
import { describeError, log } from "#app/platform/log/log.server";

/**
 * Returns an admin's content, or the fallback: a failed read is logged and ignored (visitor-site.md 8). While the database is unavailable the page fails
 * instead, because a page without its content must not be cached.
 */
export function orWithout<Content>(what: string, reading: Promise<Content>, without: Content): Promise<Content> {
  return reading.catch((error) => {
    if (isUnavailable(error)) throw error;
    log("error", `${what} could not be read`, describeError(error));
    return without;
  });
}
