/** One tag with what stands behind it. In what an office program writes, no attribute holds an angle bracket. */
const TAG = /<(\/?)(?:\w+:)?(\w+)((?:[\s/][^<>]*)?)>([^<]*)/g;

interface Tag {
  isEnd: boolean;
  name: string;
  attributes: string;
  /** Up to the next tag. */
  text: string;
}

function* tagsOf(xml: string): Generator<Tag> {
  for (const [, slash, name = "", attributes = "", text = ""] of xml.matchAll(TAG))
    yield { isEnd: slash === "/", name, attributes, text: attributes.endsWith("/") ? "" : unescaped(text) };
}

/** What of a DOCX file says or parts words: a text with what stands in it, a tab, a line's end, and the end of a paragraph. */
const WORD_TAG = /<(?:w:t((?:\s[^<>]*)?)>([^<]*)|w:(?:tab|br)(?:[\s/][^<>]*)?>|\/w:p>)/g;

/** The words of a part of a DOCX file, paragraph by paragraph, and at most so many letters more than `most`. Linear in the XML, and no tag besides costs anything. */
export function wordText(xml: string, most: number): string {
  let text = "";
  for (const [, attributes, said] of xml.matchAll(WORD_TAG)) {
    if (text.length > most) break;
    if (said === undefined) text += "\n";
    else if (!attributes?.endsWith("/")) text += unescaped(said);
  }
  return text.replace(/\n{3,}/g, "\n\n");
}

/** The texts that the cells of a workbook share, in their order. */
export function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let text: string | null = null;
  for (const tag of tagsOf(xml)) {
    if (tag.name === "t" && !tag.isEnd && text !== null) text += tag.text;
    if (tag.name !== "si") continue;
    if (tag.isEnd) texts.push(text ?? "");
    text = tag.isEnd ? null : "";
  }
  return texts;
}

/** The cells of a sheet, row by row. */
export function sheetText(xml: string, shared: readonly string[], most: number): string {
  let text = "";
  let kind = "";
  for (const tag of tagsOf(xml)) {
    if (text.length > most) break;
    if (tag.isEnd) text += tag.name === "c" ? " " : tag.name === "row" ? "\n" : "";
    else if (tag.name === "c") kind = /\bt="(\w{1,20})"/.exec(tag.attributes)?.[1] ?? "";
    else text += valueIn(tag, kind, shared);
  }
  return text;
}

/** What a tag within a cell says: a text in line, the number of a shared one, or a number. */
function valueIn({ name, text }: Tag, kind: string, shared: readonly string[]): string {
  if (name === "t") return kind === "inlineStr" ? text : "";
  if (name !== "v") return "";
  return kind === "s" ? (shared[Number(text)] ?? "") : text;
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,5}));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
