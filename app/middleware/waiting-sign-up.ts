import { config } from "#app/config.server";
import { LINK_HOURS } from "#app/features/accounts/limits";
import { HOUR_MS } from "#app/platform/durations";
import { openSealed, sealValue } from "#app/platform/sealed/sealed-value.server";
import { cookieName, readCookie } from "./cookie-names";

const NAME = "waiting-email";
const LIFETIME_SECONDS = (LINK_HOURS.confirm_email * HOUR_MS) / 1000;
const attributes = () => `Path=/; HttpOnly; SameSite=Lax${config().baseUrl?.startsWith("https:") ? "; Secure" : ""}`;

/** An unconfirmed sign-up of this browser. */
interface WaitingSignUp {
  email: string;
  /** As returned by the function that mailed its link. */
  signUpId: string;
  /** The id of the hour it asks for, and the name given with it: they come back in this browser alone. */
  hold?: string;
  name?: string;
}

/**
 * Remembers the unconfirmed sign-up in this browser for the life of its link: for 'Send again' and for correcting the address. The path is
 * the whole site, because the client app requests a page's data at `/auth.data`.
 */
export const waitingCookie = ({ email, signUpId, hold, name }: WaitingSignUp) =>
  `${cookieName(NAME)}=${sealValue(NAME, { email, signUpId, hold, name })}; ${attributes()}; Max-Age=${LIFETIME_SECONDS}`;

export const endedWaitingCookie = () => `${cookieName(NAME)}=; ${attributes()}; Max-Age=0`;

/** The unconfirmed sign-up of this browser, as this site wrote it. */
export const readWaitingSignUp = (request: Request) => openSealed(NAME, readCookie(request, cookieName(NAME))) as WaitingSignUp | null;

/** The same for a new link of the sign-up: what came with it stays, if it has that address. */
export function waitingAgainCookie(request: Request, { email, signUpId }: WaitingSignUp) {
  const waiting = readWaitingSignUp(request);
  return waitingCookie(waiting?.email === email ? { ...waiting, signUpId } : { email, signUpId });
}

/** The id of this browser's sign-up, if it has that address. */
export function waitingIdOf(request: Request, email: string) {
  const waiting = readWaitingSignUp(request);
  return waiting?.email === email ? waiting.signUpId : null;
}
