import type { FieldErrors } from "#app/ui/text/message-key";

/** Response to one of the two-factor settings forms. */
export interface TwoFactorAnswer {
  intent: string;
  /** Proof required next: the password to begin, or password and code to turn off or to make new recovery codes. */
  ask?: "password" | "off" | "codes";
  errors?: FieldErrors;
  alert?: string;
  told?: string;
  /** Shown once, in this response alone. */
  recoveryCodes?: string[];
}
