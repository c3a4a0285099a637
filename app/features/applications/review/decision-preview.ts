import type { Language } from "#app/languages/languages";
import type { Decision } from "../schema";

/** The mail of a decision before it goes. */
export interface DecisionPreview {
  action: Decision["action"];
  to: string;
  language: Language;
  subject: string;
  text: string;
  /** Whether the applicant takes mail of this kind; else they learn of it in the app alone. */
  isMailed: boolean;
  /** Comes back with the form that sends it: another mail than this is shown first. */
  shown: string;
}
