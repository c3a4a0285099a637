/** For how long after its end the client can say that the advisor did not come, although the advisor has completed the consultation. */
export const CONTEST_HOURS = 24;
