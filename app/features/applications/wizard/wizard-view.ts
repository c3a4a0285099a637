import type { AccountType } from "#app/features/accounts/schema";
import type { Answers } from "../answers";
import type { ApplicationState } from "../application-state";
import type { AskedQuestion } from "../own-questions/own-question";
import type { Missing } from "./missing";
import { type StepId, stepAddress, type Wizard } from "./wizard";

/** A certificate as its applicant and the admins see it. */
export interface Certificate {
  id: string;
  fileName: string;
  /** Bytes. */
  fileSize: number;
}

/** One step of a wizard as it is drawn. */
export interface WizardView {
  wizard: Wizard;
  step: StepId;
  answers: Answers;
  isSignedIn: boolean;
  /** The address of the account; empty while there is none. */
  email: string;
  /** The currency of the profile, in which the rate is meant. */
  currency: string;
  /** What keeps the application from being sent. */
  missing: Missing[];
  /** Whether the messages of this step are shown: after a try to submit. */
  isChecked: boolean;
  certificates: Certificate[];
  /** What the site asks of its own. */
  questions: AskedQuestion[];
  /** Whose photo it is, and where; null for who is signed out, and on steps that do not ask for it. */
  photo: { name: string; avatarUrl: string | null } | null;
  account: { tab: "sign-up" | "sign-in"; waitingEmail: string | null };
  /** The last application, when it was rejected. */
  rejection: Extract<ApplicationState, { status: "rejected" }> | null;
  /** What was typed with their address in another browser, and is nobody's before they have said whose it is. */
  waiting: ({ id: string } & Pick<Answers, "firstName" | "lastName" | "location" | "expertise">) | null;
}

/** What stands instead of the form once an application was sent. */
export interface SentView {
  state: Extract<ApplicationState, { status: "pending" }> | { status: "approved" };
  /** Right after submitting: the dialog is shown. */
  isJustSubmitted: boolean;
  /** Where its button leads. */
  gotItTo: string;
  zone: string;
  /** Of an application that is being read, while there is no photo: it is asked for once more. */
  photo: WizardView["photo"];
}

/** 'Got it, thanks!' leads to the profile; from /become-advisor an individual goes to the dashboard (decisions.md 2). */
export const gotItTo = ({ kind }: Wizard, category: AccountType) =>
  kind === "become-advisor" && category === "individual" ? "/advisor-profile" : "/profile";

/** The address of the step a missing field is on, with its messages shown. */
export const missingAddress = (wizard: Wizard, { step }: Pick<Missing, "step">) => stepAddress(wizard, step, { check: "1" });
