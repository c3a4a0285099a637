/** So long after its end the client of a consultation can say that the advisor did not come, though the advisor has completed it. */
export const CONTEST_HOURS = 24;
