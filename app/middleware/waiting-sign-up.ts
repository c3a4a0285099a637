import { config } from "#app/config.server";
import { LINK_HOURS } from "#app/features/accounts/limits";
import { HOUR_MS } from "#app/platform/durations";
import { cookieName, readCookie } from "./cookie-names";
import { sealedValue, unsealedValue } from "./sealed-value";

const NAME = "waiting-email";
const LIFETIME_SECONDS = (LINK_HOURS.confirm_email * HOUR_MS) / 1000;
const attributes = () => `Path=/; HttpOnly; SameSite=Lax${config().baseUrl?.startsWith("https:") ? "; Secure" : ""}`;

/** A sign-up of this browser that waits to be confirmed. */
interface WaitingSignUp {
  email: string;
  /** As the verb that mailed its link returned it. */
  signUpId: string;
}

/**
 * Remembers, in this browser and for the life of the link, which sign-up waits to be confirmed: for 'Send again' and for correcting the
 * address. Its path is the whole site, because a page's own data is asked for at `/auth.data`.
 */
export const waitingCookie = ({ email, signUpId }: WaitingSignUp) =>
  `${cookieName(NAME)}=${sealedValue(NAME, { email, signUpId })}; ${attributes()}; Max-Age=${LIFETIME_SECONDS}`;

export const endedWaitingCookie = () => `${cookieName(NAME)}=; ${attributes()}; Max-Age=0`;

/** The sign-up this browser waits for, as this site wrote it there. */
export const readWaitingSignUp = (request: Request) => unsealedValue(NAME, readCookie(request, cookieName(NAME))) as WaitingSignUp | null;

/** The id of this browser's own sign-up, if it is of that address. */
export function waitingIdOf(request: Request, email: string) {
  const waiting = readWaitingSignUp(request);
  return waiting?.email === email ? waiting.signUpId : null;
}
