import type { AccountType } from "#app/features/accounts/schema";
import type { Answers } from "../answers";
import type { ApplicationState } from "../application-state";
import type { AskedQuestion } from "../own-questions/own-question";
import type { Missing } from "./missing";
import { type StepId, stepAddress, type Wizard } from "./wizard";

/** A certificate, as shown to its applicant and to admins. */
export interface Certificate {
  id: string;
  fileName: string;
  /** Bytes. */
  fileSize: number;
}

/** Data to render one step of a wizard. */
export interface WizardView {
  wizard: Wizard;
  step: StepId;
  answers: Answers;
  isSignedIn: boolean;
  /** The account's email address; empty without an account. */
  email: string;
  /** The profile's currency, which applies to the rate. */
  currency: string;
  /** What prevents submission. */
  missing: Missing[];
  /** Whether this step shows its errors: after an attempt to submit. */
  isChecked: boolean;
  certificates: Certificate[];
  /** The site's own questions. */
  questions: AskedQuestion[];
  /** The photo and the name it belongs to; null for guests, and on steps that do not ask for it. */
  photo: { name: string; avatarUrl: string | null } | null;
  account: { tab: "sign-up" | "sign-in"; waitingEmail: string | null };
  /** The last application, if it was rejected. */
  rejection: Extract<ApplicationState, { status: "rejected" }> | null;
  /** A draft typed in another browser with this account's email address, which they have not claimed yet. */
  waiting: ({ id: string } & Pick<Answers, "firstName" | "lastName" | "location" | "expertise">) | null;
}

/** Data shown in place of the form once an application is submitted. */
export interface SentView {
  state: Extract<ApplicationState, { status: "pending" }> | { status: "approved" };
  /** Right after submitting, a dialog is shown. */
  isJustSubmitted: boolean;
  /** Target of the dialog's button. */
  gotItTo: string;
  zone: string;
  /** Set while an application under review has no photo, to ask for one again. */
  photo: WizardView["photo"];
}

/** Target of 'Got it, thanks!': the profile; from /become-advisor an individual goes to the dashboard (decisions.md 2). */
export const gotItTo = ({ kind }: Wizard, category: AccountType) =>
  kind === "become-advisor" && category === "individual" ? "/advisor-profile" : "/profile";

/** URL of the step with a missing field, with its errors shown. */
export const missingAddress = (wizard: Wizard, { step }: Pick<Missing, "step">) => stepAddress(wizard, step, { check: "1" });
