/** An hour that is held while somebody signs up to ask for it. */
export interface HeldHour {
  /** The advisor's. */
  name: string;
  startsAt: Date | string;
  until: Date | string;
  /** The advisor's, while that of the reader is not known. */
  timeZone: string;
}
