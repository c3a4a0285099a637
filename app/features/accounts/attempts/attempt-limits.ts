import { MINUTE_MS } from "#app/platform/durations";
export const ATTEMPT_WINDOW_MINUTES = 15;
/** visitor-site.md 9: per e-mail, and here only from one address, so that nobody locks another out. */
export const MOST_PER_PERSON = 5;
/** Of everything from one address, so that one caller cannot try one password on many accounts. */
export const MOST_PER_ADDRESS = 50;

const WINDOW_MILLISECONDS = ATTEMPT_WINDOW_MINUTES * MINUTE_MS;

export const windowStart = (at: Date) => new Date(at.getTime() - WINDOW_MILLISECONDS);

/** Seconds until one more attempt is free, given when the counted ones of the window were made; 0 when it is free now. */
export function secondsUntilFree(counted: Date[], most: number, at: Date): number {
  const start = windowStart(at).getTime();
  const times = counted
    .map((time) => time.getTime())
    .filter((time) => time > start)
    .sort((a, b) => b - a);
  const blocking = times[most - 1];
  return blocking === undefined ? 0 : Math.max(1, Math.ceil((blocking - start) / 1000));
}

/**
 * The network a caller counts as: an IPv4 address, however it is written, or the /64 of an IPv6 address,
 * because a single subscriber commands that many.
 */
export function networkOf(address: string): string {
  const host = URL.parse(`http://[${address.replace(/%.*$/, "")}]/`)?.hostname.slice(1, -1);
  if (!host) return address.trim().toLowerCase();
  const groups = expand(host);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** The eight groups of an address that the URL parser has already brought into its one shortest form. */
function expand(host: string): number[] {
  const [head = "", tail] = host.split("::");
  const front = head ? head.split(":") : [];
  const back = tail ? tail.split(":") : [];
  const missing = tail === undefined ? 0 : 8 - front.length - back.length;
  return [...front, ...Array(missing).fill("0"), ...back].map((group) => Number.parseInt(group, 16));
}
