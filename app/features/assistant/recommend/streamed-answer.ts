/** A streaming answer: checked words to show, and what follows them; null at the end. */
export interface Saying {
  words: string;
  more: Promise<Saying | null>;
}

/** Turns the words into a chain of promises that a browser can show piece by piece. */
export async function sayingOf(words: AsyncIterator<string, unknown>): Promise<Saying | null> {
  const next = await words.next();
  return next.done ? null : { words: next.value, more: sayingOf(words) };
}
