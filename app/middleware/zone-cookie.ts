import { isTimeZone } from "#app/features/schedule/time-zones";

const PREFIX = "zone=";

/** The browser's time zone, as set by the inline script of a signed-in person's page; null when it is missing or invalid. */
export function readZoneCookie(request: Request): string | null {
  const cookies = request.headers.get("cookie")?.split(/;\s*/) ?? [];
  const told = cookies.find((cookie) => cookie.startsWith(PREFIX))?.slice(PREFIX.length);
  return isTimeZone(told) ? told : null;
}
