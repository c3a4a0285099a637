/** An answer while it is being said: words that were checked and may be shown, and what follows them; null at its end. */
export interface Saying {
  words: string;
  more: Promise<Saying | null>;
}

/** What is being said, piece by piece, for a browser that shows it as it comes. */
export async function sayingOf(words: AsyncIterator<string, unknown>): Promise<Saying | null> {
  const next = await words.next();
  return next.done ? null : { words: next.value, more: sayingOf(words) };
}
