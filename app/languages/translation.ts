/**
 * The texts of a room in another language: the same keys, other texts. A missing text is shown in English until it is translated; the tests
 * count them.
 */
export type Translation<T> = { readonly [K in keyof T]?: T[K] extends string ? string : Translation<T[K]> } & {
  readonly [further: string]: unknown;
};

/** Fills gaps in a translation with English texts, and drops texts that English no longer has. */
export function completed<T extends object>(translation: Translation<T>, english: T): T {
  const entries = Object.entries(english).map(([key, text]) => {
    const own = translation[key];
    return [key, typeof text === "string" ? (own ?? text) : completed((own ?? {}) as Translation<object>, text as object)];
  });
  return Object.fromEntries(entries) as T;
}
