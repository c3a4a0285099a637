import { KEPT_QUESTION_DAYS } from "#app/features/messages/limits";
import { DAY_MS } from "#app/platform/durations";
import { isHttpsSite } from "#app/platform/origin.server";
import { cookieName, readCookie } from "./cookie-names";

const NAME = "question";
const attributes = () => `Path=/; HttpOnly; SameSite=Lax${isHttpsSite() ? "; Secure" : ""}`;

/** Whether a question was typed in this browser: only there it is filled in, since anybody may open an address that names it. */
export const isTypedHere = (request: Request, token: string) => token !== "" && readCookie(request, cookieName(NAME)) === token;

/** Set-Cookie that deletes it, so that the next person at this browser does not see the question. */
export const endedQuestionCookie = () => `${cookieName(NAME)}=; ${attributes()}; Max-Age=0`;

/** Set-Cookie for the question last typed in this browser: an opaque token, of which the server stores the hash. */
export const questionCookie = (token: string) =>
  `${cookieName(NAME)}=${token}; ${attributes()}; Max-Age=${(KEPT_QUESTION_DAYS * DAY_MS) / 1000}`;
