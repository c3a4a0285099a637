let offsetMilliseconds = 0;

/** The server's clock. Callers read it once and pass the instant on, so that rules stay pure. */
export const now = () => new Date(Date.now() + offsetMilliseconds);

/** Moves the clock, for tests. */
export function moveClock(milliseconds: number) {
  offsetMilliseconds = milliseconds;
}
