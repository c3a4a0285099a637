/**
 * A text without what stands at its end and is all of one kind: `isCut` says it of one character. In time linear in what is cut, which a pattern such
 * as /[,:]+$/ is not: it begins anew at each of them.
 */
export function withoutEnd(text: string, isCut: RegExp): string {
  let end = text.length;
  while (end > 0 && isCut.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The same at both ends. */
export function withoutEnds(text: string, isCut: RegExp): string {
  const shorter = withoutEnd(text, isCut);
  let start = 0;
  while (start < shorter.length && isCut.test(shorter.charAt(start))) start += 1;
  return shorter.slice(start);
}
