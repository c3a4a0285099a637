/** The zones offered first (signed-in areas, section 9). */
export const LISTED_TIME_ZONES = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
  "Europe/London",
  "Europe/Paris",
] as const;

const ZONE_NAME = /^[A-Z][A-Za-z0-9_+-]*(?:\/[A-Z][A-Za-z0-9_+-]*)*$/;

/** A zone of the IANA database that this runtime knows, by its name: an offset such as '+01:00' is not one. */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== "string" || value.length > 64 || !ZONE_NAME.test(value)) return false;
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

/**
 * Every zone to choose from: the listed six, then all others by name, UTC last; a zone in use that goes by an older or newer name comes first.
 * The list is the runtime's own, so a page is given it by its loader.
 */
export function timeZoneOptions(inUse?: string): string[] {
  const options = new Set<string>([...LISTED_TIME_ZONES, ...Intl.supportedValuesOf("timeZone"), "UTC"]);
  return inUse && isTimeZone(inUse) && !options.has(inUse) ? [inUse, ...options] : [...options];
}
