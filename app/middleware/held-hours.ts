import { config } from "#app/config.server";
import { QUOTE_MINUTES } from "#app/features/booking/deadlines";
import { isUuid } from "#app/platform/uuid";
import { cookieName, readCookie } from "./cookie-names";

const NAME = "held-hours";
/** As many as one network may hold at a time. */
const MAX_HOURS = 10;
const attributes = () => `Path=/; HttpOnly; SameSite=Lax${config().baseUrl?.startsWith("https:") ? "; Secure" : ""}`;

/** Set-Cookie with the hours this browser holds, while they are held: going back, or in a second tab, it finds its own and never a stranger's. */
export const heldHoursCookie = (request: Request, id: string) =>
  `${cookieName(NAME)}=${[...new Set([id, ...readHeldHours(request)])].filter(isUuid).slice(0, MAX_HOURS).join(".")}; ${attributes()}; Max-Age=${QUOTE_MINUTES * 60}`;

/** The ids of the hours that this browser holds; an invalid one matches none. */
export const readHeldHours = (request: Request): string[] =>
  readCookie(request, cookieName(NAME)).split(".").filter(isUuid).slice(0, MAX_HOURS);
