/** An hour that is held while a visitor signs up to book it. */
export interface HeldHour {
  /** Name of the advisor. */
  name: string;
  startsAt: Date | string;
  until: Date | string;
  /** Time zone of the advisor, used while the reader's is unknown. */
  timeZone: string;
}
