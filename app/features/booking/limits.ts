/** How long what is written into a consultation may be, in characters. */
export const MOST_NOTE_CHARACTERS = 1000;
export const MOST_REASON_CHARACTERS = 500;
export const MOST_OWN_NOTE_CHARACTERS = 4000;

/** The key that a caller gives a request, so that sending it twice books once. */
export const IDEMPOTENCY_KEY_CHARACTERS = { least: 8, most: 100 } as const;
const KEY = new RegExp(`^[\\w-]{${IDEMPOTENCY_KEY_CHARACTERS.least},${IDEMPOTENCY_KEY_CHARACTERS.most}}$`);
export const isIdempotencyKey = (text: string) => KEY.test(text);

/** Between these hours of a person's clock a time is likely to be meant. */
export const EARLIEST_USUAL_HOUR = 7;
export const LATEST_USUAL_HOUR = 22;
