/** Whether a text is a sequence of these words alone, with at least one of `own` among them. */
export function isMadeOf(text: string, own: readonly string[], beside: readonly string[]): boolean {
  const [reached, withOwn] = [new Set([0]), new Set<number>()];
  for (let at = 0; at < text.length; at += 1) {
    if (!reached.has(at)) continue;
    const next = (words: readonly string[]) => words.filter((word) => text.startsWith(word, at)).map((word) => at + word.length);
    for (const end of [...next(own), ...next(beside)]) reached.add(end);
    for (const end of [...next(own), ...(withOwn.has(at) ? next(beside) : [])]) withOwn.add(end);
  }
  return withOwn.has(text.length);
}
