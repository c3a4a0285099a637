import type { Language } from "#app/languages/languages";

/** The mail of a rejection before it goes. */
export interface RejectionPreview {
  to: string;
  language: Language;
  subject: string;
  text: string;
  /** Whether the applicant takes mail of this kind; else they read the notes in the app alone. */
  isMailed: boolean;
  /** Comes back with the form that sends it: another mail than this is shown first. */
  shown: string;
}
