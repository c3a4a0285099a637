import { describeError, log } from "#app/platform/log/log.server";

/** What an admin wrote, or what stands without it: a failure to read it is logged and ignored. (visitor-site.md 8) */
export function orWithout<Content>(what: string, reading: Promise<Content>, without: Content): Promise<Content> {
  return reading.catch((error) => {
    log("error", `${what} could not be read`, describeError(error));
    return without;
  });
}
