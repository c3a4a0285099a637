const LONGEST = 2000;

/**
 * Returns where to go after signing in: a path of this site, or null for anything else. `base` is the site's own origin. A prefix check is
 * not enough (`/\evil.example` leaves the site), so a URL parser decides, and decides again on its own output (`/.//evil.example` parses to
 * the path `//evil.example`).
 */
export function safeNext(value: unknown, base: string): string | null {
  if (typeof value !== "string" || value.length > LONGEST || !value.startsWith("/")) return null;
  const path = pathWithin(value, base);
  return path !== null && pathWithin(path, base) === path ? path : null;
}

function pathWithin(value: string, base: string) {
  const url = URL.parse(value, base);
  if (!url || url.origin !== new URL(base).origin) return null;
  return url.pathname + url.search + url.hash;
}
