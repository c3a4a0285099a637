import { AUTHENTICATOR_DIGITS } from "../limits";
/** How many ways in without the app are made at a time. */
export const RECOVERY_CODE_COUNT = 10;
export const RECOVERY_CODE_CHARACTERS = 10;
/** Without letters and digits that are mistaken for each other: 32 of them, five bits each. */
export const RECOVERY_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

const HALF = RECOVERY_CODE_CHARACTERS / 2;
const AUTHENTICATOR_CODE = new RegExp(`^\\d{${AUTHENTICATOR_DIGITS}}$`);
const RECOVERY_CODE = new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_CODE_CHARACTERS}}$`);

export type EnteredCode = { kind: "authenticator" | "recovery"; code: string };

/** What a person typed, however they spaced it: the six digits of the app, a recovery code, or null for neither. */
export function readCode(text: string): EnteredCode | null {
  const code = text.replaceAll(/[\s-]/g, "").toUpperCase();
  if (AUTHENTICATOR_CODE.test(code)) return { kind: "authenticator", code };
  return RECOVERY_CODE.test(code) ? { kind: "recovery", code } : null;
}

/** A recovery code as it is written down, in two halves. */
export const writeRecoveryCode = (code: string) => `${code.slice(0, HALF)}-${code.slice(HALF)}`;

/** A secret in groups of four, for those who type it. */
export const spellSecret = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, "$& ");
