import type { FieldErrors } from "#app/ui/text/message-key";

/** What comes back for one of the forms of turning a second factor on and off. */
export interface TwoFactorAnswer {
  intent: string;
  /** The proof that is asked for next: the password to begin, or password and code to turn off or to make new recovery codes. */
  ask?: "password" | "off" | "codes";
  errors?: FieldErrors;
  alert?: string;
  told?: string;
  /** Shown once, in this very answer. */
  recoveryCodes?: string[];
}
