import { MINUTE_MS } from "#app/platform/durations";
/** Wrong codes before a sign-in ends (security.md V7), counted over all sign-ins of a person within the window. */
export const MAX_WRONG_CODES = 5;
export const WRONG_CODE_WINDOW_MINUTES = 15;
/** How long a challenge waits for its code after the right password. */
export const CHALLENGE_MINUTES = 10;
/** How long a new secret waits for its first code. */
export const SETUP_MINUTES = 15;

export interface WrongCodes {
  wrongCodes: number;
  wrongSince: Date | null;
}

export const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS);

const isCounting = ({ wrongSince }: WrongCodes, at: Date) =>
  wrongSince !== null && at < minutesAfter(wrongSince, WRONG_CODE_WINDOW_MINUTES);

/** Returns whether authenticator codes are currently refused. */
export const isBudgetSpent = (counted: WrongCodes, at: Date) => isCounting(counted, at) && counted.wrongCodes >= MAX_WRONG_CODES;

/** Returns the count after one more wrong code; it restarts once the window is over. */
export const countWrongCode = (counted: WrongCodes, at: Date): WrongCodes =>
  isCounting(counted, at) ? { ...counted, wrongCodes: counted.wrongCodes + 1 } : { wrongCodes: 1, wrongSince: at };
