/** What no text has: a picture, a workbook and an archive do. */
const NO_TEXT = /[^\P{Cc}\t\n\v\f\r]/u;

/**
 * The text of a file that a spreadsheet has saved, in whichever way it writes letters: UTF-16 says so in its first two bytes, and what is not UTF-8 is what
 * Windows has written in Western Europe ever since (Latin-1 is read alike). Null for what is no text.
 */
export function readFileText(content: Uint8Array): string | null {
  const text = decode(content);
  return NO_TEXT.test(text) ? null : text;
}

function decode(content: Uint8Array): string {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(content);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(content);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    return new TextDecoder("windows-1252").decode(content);
  }
}
