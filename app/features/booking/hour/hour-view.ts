import type { ChosenHour } from "./chosen-hour";

/** Who looks at a chosen hour: signed in, come back by the mail that confirms, new here, or with an account. */
export type HourReader = "viewer" | "confirming" | "new" | "known";

export interface HourView {
  hour: ChosenHour;
  /** The zone of the profile; empty while none is chosen. */
  zone: string;
  who: HourReader;
  /** Whether they have no name yet, so that they are asked for it. */
  asksName: boolean;
  /** What they had typed for an hour that was taken as they came in, or the address that they want to correct; null for nothing. */
  typed: { note?: string; name?: string; email?: string } | null;
  /** Where a mail to confirm went that this browser waits for; null when it waits for none. */
  waitingEmail: string | null;
}
