import type { ChosenHour } from "./chosen-hour";

/** Who views a chosen hour: signed in, returning through the confirmation email, new here, or with an account. */
export type HourReader = "viewer" | "confirming" | "new" | "known";

export interface HourView {
  hour: ChosenHour;
  /** Time zone of the profile; empty while none is chosen. */
  zone: string;
  who: HourReader;
  /** Whether the viewer has no name yet and is asked for it. */
  asksName: boolean;
  /** What the viewer had typed for an hour that was taken as they signed in, or the email address they want to correct; null for nothing. */
  typed: { note?: string; name?: string; email?: string } | null;
  /** Address of the confirmation email this browser is waiting for; null when it is waiting for none. */
  waitingEmail: string | null;
}
