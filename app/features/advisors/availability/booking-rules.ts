/** What is offered for a buffer, in minutes; the rules themselves allow any of up to 4 hours. */
export const BUFFER_MINUTES: readonly number[] = [0, 5, 10, 15, 30, 45, 60, 90, 120, 180, 240];

/** What is offered for the shortest lead time, in minutes: half an hour to 30 days. */
export const LEAD_TIME_OPTIONS: readonly number[] = [30, 60, 120, 240, 480, 720, 1440, 2880, 4320, 7200, 10_080, 20_160, 43_200];

/** What is offered for a buffer where the rules of the site ask for at least so much. */
export const buffersFrom = (least: number) => BUFFER_MINUTES.filter((minutes) => minutes >= least);

export const MOST_A_DAY: readonly number[] = Array.from({ length: 24 }, (_, index) => index + 1);

/** The choices with the one in use, should it be none of them. */
export const withInUse = (choices: readonly number[], inUse: string) =>
  inUse === "" || choices.includes(Number(inUse)) ? choices : [...choices, Number(inUse)].sort((one, other) => one - other);
