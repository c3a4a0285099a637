import { keyedHash } from "#app/platform/secret.server";
import { SIGN_UP_CODE_DIGITS } from "../limits";

const HASH_BYTES = 6;

/**
 * Returns the code that a confirmation mail carries beside its link, for the browser that signed up when the mail is read on another device. It follows from
 * the link's id and the site's secret, and is stored nowhere but in the mail.
 */
export function signUpCode(linkId: string): string {
  const number = keyedHash(`sign-up code ${linkId}`).readUIntBE(0, HASH_BYTES) % 10 ** SIGN_UP_CODE_DIGITS;
  return String(number).padStart(SIGN_UP_CODE_DIGITS, "0");
}

/** Returns a code as people read it: in two halves. Its field takes it with and without the gap. */
export const inHalves = (code: string) => `${code.slice(0, SIGN_UP_CODE_DIGITS / 2)} ${code.slice(SIGN_UP_CODE_DIGITS / 2)}`;
