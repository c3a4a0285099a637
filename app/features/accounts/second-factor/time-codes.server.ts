import { Secret, TOTP } from "otpauth";
import { AUTHENTICATOR_DIGITS } from "../limits";

const STEP_SECONDS = 30;
/** A code of the step before or after is taken, too, for clocks that are not quite right. */
const WINDOW_STEPS = 1;
const SECRET_BYTES = 20;

const timeCodes = (secret: string, names?: { issuer: string; label: string }) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), digits: AUTHENTICATOR_DIGITS, period: STEP_SECONDS, algorithm: "SHA1" });

/** A new secret for an authenticator app, in base 32. */
export const makeSecret = () => new Secret({ size: SECRET_BYTES }).base32;

/** What the app reads from the picture: whose secret of which site. */
export const secretUri = (secret: string, names: { issuer: string; label: string }) => timeCodes(secret, names).toString();

/** The time step a code belongs to, or null when it is none of now. The caller takes each step once. */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const delta = timeCodes(secret).validate({ token: code, timestamp: at.getTime(), window: WINDOW_STEPS });
  return delta === null ? null : Math.floor(at.getTime() / 1000 / STEP_SECONDS) + delta;
}
