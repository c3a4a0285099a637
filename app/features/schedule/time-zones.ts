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

/** Whether a value is an IANA zone name that this runtime knows; an offset such as '+01:00' is not. */
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
 * All zones to choose from: the six listed ones, then all others by name, UTC last; the zone in use comes first if it is an alias that is not in the list. The
 * list depends on the runtime, so a page gets it from its loader.
 */
export function timeZoneOptions(inUse?: string): string[] {
  const options = new Set<string>([...LISTED_TIME_ZONES, ...Intl.supportedValuesOf("timeZone"), "UTC"]);
  return inUse && isTimeZone(inUse) && !options.has(inUse) ? [inUse, ...options] : [...options];
}
