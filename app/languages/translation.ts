/**
 * The texts of a room in another language: the same keys, with texts of their own. What is missing is said in English until somebody has written it; the
 * tests count it.
 */
export type Translation<T> = { readonly [K in keyof T]?: T[K] extends string ? string : Translation<T[K]> } & {
  readonly [further: string]: unknown;
};

/** A translation with the English texts in place of those it lacks, and without those that English has no more. */
export function completed<T extends object>(translation: Translation<T>, english: T): T {
  const entries = Object.entries(english).map(([key, text]) => {
    const own = translation[key];
    return [key, typeof text === "string" ? (own ?? text) : completed((own ?? {}) as Translation<object>, text as object)];
  });
  return Object.fromEntries(entries) as T;
}
