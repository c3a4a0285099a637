import type { MailProblem } from "#app/platform/mail/mail-problem";
import type { MailState } from "./first-day";

/** The text that says how mail is sent: of a server that refuses, what is wrong. */
export const mailStateKey = (mail: MailState, problem: MailProblem | null) =>
  mail === "refused" ? (`problem_${problem ?? "other"}` as const) : (`mail_${mail}` as const);
