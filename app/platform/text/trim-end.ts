/**
 * Trims characters from the end of a text: `isCut` tests one character. Runs in time linear in what is cut, unlike a pattern such as
 * /[,:]+$/, which starts over at each of them.
 */
export function withoutEnd(text: string, isCut: RegExp): string {
  let end = text.length;
  while (end > 0 && isCut.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Trims characters from both ends of a text. */
export function withoutEnds(text: string, isCut: RegExp): string {
  const shorter = withoutEnd(text, isCut);
  let start = 0;
  while (start < shorter.length && isCut.test(shorter.charAt(start))) start += 1;
  return shorter.slice(start);
}
