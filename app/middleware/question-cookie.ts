import { config } from "#app/config.server";
import { KEPT_QUESTION_DAYS } from "#app/features/messages/limits";
import { DAY_MS } from "#app/platform/durations";
import { cookieName, readCookie } from "./cookie-names";

const NAME = "question";
const isSecure = () => config().baseUrl?.startsWith("https:") ?? false;
const attributes = () => `Path=/; HttpOnly; SameSite=Lax${isSecure() ? "; Secure" : ""}`;

/** Whether a question was typed in this browser: it is filled in there alone, since an address that names it may be anybody's. */
export const isTypedHere = (request: Request, token: string) => token !== "" && readCookie(request, cookieName(NAME)) === token;

/** Set-Cookie that ends it: what was typed here is filled in for nobody who sits down next. */
export const endedQuestionCookie = () => `${cookieName(NAME)}=; ${attributes()}; Max-Age=0`;

/** Set-Cookie for the question that this browser was the last to type: an opaque token, of which the server keeps the hash. */
export const questionCookie = (token: string) =>
  `${cookieName(NAME)}=${token}; ${attributes()}; Max-Age=${(KEPT_QUESTION_DAYS * DAY_MS) / 1000}`;
