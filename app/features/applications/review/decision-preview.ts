import type { Language } from "#app/languages/languages";
import type { Decision } from "../schema";

/** The email of a decision, before it is sent. */
export interface DecisionPreview {
  action: Decision["action"];
  to: string;
  language: Language;
  subject: string;
  text: string;
  /** Whether the applicant accepts such emails; otherwise they are only notified in the app. */
  isMailed: boolean;
  /** Fingerprint sent back with the form: if the email has changed since, it is shown again first. */
  shown: string;
}
