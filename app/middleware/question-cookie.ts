import { config } from "#app/config.server";
import { KEPT_QUESTION_DAYS } from "#app/features/messages/limits";
import { DAY_MS } from "#app/platform/durations";
import { cookieName, readCookie } from "./cookie-names";

const NAME = "question";
const isSecure = () => config().baseUrl?.startsWith("https:") ?? false;

/** Whether a question was typed in this browser: it is filled in there alone, since an address that names it may be anybody's. */
export const isTypedHere = (request: Request, token: string) => token !== "" && readCookie(request, cookieName(NAME)) === token;

/** Set-Cookie for the question that this browser was the last to type: an opaque token, of which the server keeps the hash. */
export const questionCookie = (token: string) =>
  `${cookieName(NAME)}=${token}; Path=/; HttpOnly; SameSite=Lax${isSecure() ? "; Secure" : ""}; Max-Age=${(KEPT_QUESTION_DAYS * DAY_MS) / 1000}`;
