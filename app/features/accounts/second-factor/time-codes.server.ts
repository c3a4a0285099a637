import { Secret, TOTP } from "otpauth";
import { AUTHENTICATOR_DIGITS } from "../limits";

const STEP_SECONDS = 30;
/** Also accepts the previous and the next step, for clocks that are slightly off. */
const WINDOW_STEPS = 1;
const SECRET_BYTES = 20;

const timeCodes = (secret: string, names?: { issuer: string; label: string }) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), digits: AUTHENTICATOR_DIGITS, period: STEP_SECONDS, algorithm: "SHA1" });

/** Returns a new secret for an authenticator app, in base32. */
export const makeSecret = () => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the URI in the QR code: the secret, the site and the account. */
export const secretUri = (secret: string, names: { issuer: string; label: string }) => timeCodes(secret, names).toString();

/** Returns the time step of a code, or null when it is not currently valid. The caller accepts each step once. */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const delta = timeCodes(secret).validate({ token: code, timestamp: at.getTime(), window: WINDOW_STEPS });
  return delta === null ? null : Math.floor(at.getTime() / 1000 / STEP_SECONDS) + delta;
}
