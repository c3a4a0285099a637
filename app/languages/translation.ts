/**
 * The texts of a room in another language: the same keys, other texts. A missing text is shown in English until it is translated; the tests
 * count them.
 */
export type Translation<T> = { readonly [K in keyof T]?: T[K] extends string ? string : Translation<T[K]> } & {
  readonly [further: string]: unknown;
};

/** Fills gaps in a translation with English texts, and drops texts that English no longer has. */
export function completed<T extends object>(translation: Translation<T>, english: T): T {
  const whole: Record<string, unknown> = {};
  for (const [key, text] of Object.entries(english)) {
    const own = translation[key];
    whole[key] = typeof text === "string" ? (own ?? text) : completed((own ?? {}) as Translation<object>, text as object);
  }
  return whole as T;
}
