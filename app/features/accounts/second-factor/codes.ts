import { AUTHENTICATOR_DIGITS } from "../limits";
/** Recovery codes in one set. */
export const RECOVERY_CODE_COUNT = 10;
export const RECOVERY_CODE_CHARACTERS = 10;
/** Without look-alike letters and digits: 32 characters, five bits each. */
export const RECOVERY_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

const HALF = RECOVERY_CODE_CHARACTERS / 2;
const AUTHENTICATOR_CODE = new RegExp(`^\\d{${AUTHENTICATOR_DIGITS}}$`);
const RECOVERY_CODE = new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_CODE_CHARACTERS}}$`);

export type EnteredCode = { kind: "authenticator" | "recovery"; code: string };

/** Parses a typed code, however it is spaced: the app's six digits, a recovery code, or null. */
export function readCode(text: string): EnteredCode | null {
  const code = text.replaceAll(/[\s-]/g, "").toUpperCase();
  if (AUTHENTICATOR_CODE.test(code)) return { kind: "authenticator", code };
  return RECOVERY_CODE.test(code) ? { kind: "recovery", code } : null;
}

/** Formats a recovery code in two halves. */
export const writeRecoveryCode = (code: string) => `${code.slice(0, HALF)}-${code.slice(HALF)}`;

/** Formats a secret in groups of four, for typing. */
export const formatSecret = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, "$& ");
