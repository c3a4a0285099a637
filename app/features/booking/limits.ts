/** Maximum lengths of texts in a consultation, in characters. */
export const NOTE_MAX_CHARACTERS = 1000;
export const REASON_MAX_CHARACTERS = 500;
export const OWN_NOTE_MAX_CHARACTERS = 4000;

/** Length of the idempotency key a caller sends with a request, so that sending it twice books once. */
export const IDEMPOTENCY_KEY_CHARACTERS = { least: 8, most: 100 } as const;
const KEY = new RegExp(`^[\\w-]{${IDEMPOTENCY_KEY_CHARACTERS.least},${IDEMPOTENCY_KEY_CHARACTERS.most}}$`);
export const isIdempotencyKey = (text: string) => KEY.test(text);

/** A time between these hours of the person's local clock is assumed to be intended. */
export const EARLIEST_USUAL_HOUR = 7;
export const LATEST_USUAL_HOUR = 22;
