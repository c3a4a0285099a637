/** Selectable buffers, in minutes; the rules themselves allow any up to 4 hours. */
export const BUFFER_MINUTES: readonly number[] = [0, 5, 10, 15, 30, 45, 60, 90, 120, 180, 240];

/** Selectable minimum lead times, in minutes: half an hour to 30 days. */
export const LEAD_TIME_OPTIONS: readonly number[] = [30, 60, 120, 240, 480, 720, 1440, 2880, 4320, 7200, 10_080, 20_160, 43_200];

/** Returns the selectable buffers, given the minimum that the site's rules require. */
export const buffersFrom = (least: number) => BUFFER_MINUTES.filter((minutes) => minutes >= least);

export const MAX_PER_DAY_OPTIONS: readonly number[] = Array.from({ length: 24 }, (_, index) => index + 1);

/** Adds the current value to the choices if it is not among them. */
export const withInUse = (choices: readonly number[], inUse: string) =>
  inUse === "" || choices.includes(Number(inUse)) ? choices : [...choices, Number(inUse)].sort((one, other) => one - other);
