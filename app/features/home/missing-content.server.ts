import { isUnavailable } from "#app/platform/failure.server";
import { describeError, log } from "#app/platform/log/log.server";

/**
 * What an admin wrote, or what stands without it: a failure to read it is logged and ignored (visitor-site.md 8). While nothing at all can be read the
 * page fails: a page without its content is not what anybody should keep.
 */
export function orWithout<Content>(what: string, reading: Promise<Content>, without: Content): Promise<Content> {
  return reading.catch((error) => {
    if (isUnavailable(error)) throw error;
    log("error", `${what} could not be read`, describeError(error));
    return without;
  });
}
