/** An hour that a visitor signs up to book. */
export interface AskedHour {
  /** Name of the advisor. */
  name: string;
  startsAt: Date | string;
  /** Time zone of the advisor, used while the reader's is unknown. */
  timeZone: string;
}

/** An hour that is held meanwhile. */
export interface HeldHour extends AskedHour {
  until: Date | string;
}
