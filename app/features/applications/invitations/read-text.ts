/** Control characters that text never contains, unlike pictures, workbooks and archives. */
const NO_TEXT = /[^\P{Cc}\t\n\v\f\r]/u;

/**
 * Decodes a text file saved by a spreadsheet: UTF-16 if it starts with a byte order mark, else UTF-8, else Windows-1252 (a superset of printable Latin-1). Null
 * when it is not text.
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
