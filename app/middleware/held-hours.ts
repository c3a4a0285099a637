import { QUOTE_MINUTES } from "#app/features/booking/deadlines";
import { isHttpsSite } from "#app/platform/origin.server";
import { openSealed, sealValue } from "#app/platform/sealed/sealed-value.server";
import { isUuid } from "#app/platform/uuid";
import { cookieName, readCookie } from "./cookie-names";

const NAME = "held-hours";
/** As many as one network may hold at a time. */
const MAX_HOURS = 10;
const attributes = () => `Path=/; HttpOnly; SameSite=Lax${isHttpsSite() ? "; Secure" : ""}`;

/**
 * Set-Cookie with the hours this browser holds, while they are held: going back, or in a second tab, it finds its own and never a stranger's. Sealed, because an
 * hour's id stands in the addresses of its pages, and whoever has it in this cookie reads what was typed.
 */
export const heldHoursCookie = (request: Request, id: string) =>
  `${cookieName(NAME)}=${sealValue(NAME, [...new Set([id, ...readHeldHours(request)])].filter(isUuid).slice(0, MAX_HOURS))}; ${attributes()}; Max-Age=${QUOTE_MINUTES * 60}`;

/** The ids of the hours that this browser holds, as this site wrote them. */
export function readHeldHours(request: Request): string[] {
  const held = openSealed(NAME, readCookie(request, cookieName(NAME)));
  return Array.isArray(held) ? held.filter((id): id is string => typeof id === "string" && isUuid(id)) : [];
}
