/** One tag with the text after it. Office programs escape angle brackets in attributes. */
const TAG = /<(\/?)(?:\w+:)?(\w+)((?:[\s/][^<>]*)?)>([^<]*)/g;

interface Tag {
  isEnd: boolean;
  name: string;
  attributes: string;
  /** Text up to the next tag. */
  text: string;
}

function* tagsOf(xml: string): Generator<Tag> {
  for (const [, slash, name = "", attributes = "", text = ""] of xml.matchAll(TAG))
    yield { isEnd: slash === "/", name, attributes, text: attributes.endsWith("/") ? "" : unescaped(text) };
}

/** The tags of a DOCX file that hold or separate words: a text run with its content, a tab, a line break, and the end of a paragraph. */
const WORD_TAG = /<(?:w:t((?:\s[^<>]*)?)>([^<]*)|w:(?:tab|br)(?:[\s/][^<>]*)?>|\/w:p>)/g;

/** Returns the text of a DOCX part, one line per paragraph, cut soon after `most` characters. Linear in the size of the XML; other tags are skipped. */
export function wordText(xml: string, most: number): string {
  let text = "";
  for (const [, attributes, said] of xml.matchAll(WORD_TAG)) {
    if (text.length > most) break;
    if (said === undefined) text += "\n";
    else if (!attributes?.endsWith("/")) text += unescaped(said);
  }
  return text.replace(/\n{3,}/g, "\n\n");
}

/** Returns a workbook's shared strings, in order. */
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

/** Returns the cells of a sheet, row by row. */
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

/** Returns the value of a tag within a cell: an inline string, a shared string by its index, or a number. */
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
