import type { Writing } from "#app/features/own-texts/fitting-text";

/** Start and end of a piece of a text. */
export type Span = readonly [from: number, to: number];

const CHOICES = /^(?:plural|select|selectordinal)$/;
/** A tag, or a placeholder that is no argument. */
const TAG = /<\/?\w{1,40}\/?>|‹\w{0,40}›?/y;
/** Web addresses, email addresses and paths. */
const ADDRESS = /https?:\/\/[^\s<{]{1,300}|[\w.+-]{1,64}@[\w.-]{1,200}|(?<![^\s(„“"«])\/[\w-][\w/.-]{0,200}/g;

/** The pieces of a text that are read as they stand: without arguments, the keys of their cases, tags, placeholders and addresses. */
export function literalSpans(text: string, writing: Writing): Span[] {
  const spans = writing === "plain" ? [[0, text.length] as const] : icuSpans(text);
  return spans.flatMap((span) => withoutAddresses(text, span));
}

/** Cuts web addresses, email addresses and paths out of a piece. */
function withoutAddresses(text: string, [from, to]: Span): Span[] {
  const left: Span[] = [];
  let at = from;
  for (const { index, 0: address } of text.slice(from, to).matchAll(ADDRESS)) {
    left.push([at, from + index]);
    at = from + index + address.length;
  }
  return [...left, [at, to] as const].filter(([start, end]) => end > start);
}

/** Reads a text in ICU message syntax as `readIcu` does, and keeps only what is literal. */
function icuSpans(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  const upTo = (ends: string) => {
    const from = at;
    while (at < text.length && !ends.includes(text[at] ?? "")) at += 1;
    return text.slice(from, at).trim();
  };
  const skipArgument = () => {
    at += 1;
    upTo(",}");
    const isTyped = text[at] === ",";
    at += 1;
    if (!isTyped) return;
    const isChoice = CHOICES.test(upTo(",}")) && text[at] === ",";
    if (!isChoice) upTo("}");
    at += 1;
    while (isChoice && at < text.length) {
      upTo("{}");
      if (text[at] !== "{") break;
      at += 1;
      readText(true);
      at += 1;
    }
    if (isChoice) at += 1;
  };
  const skipQuoted = () => {
    at += 1;
    if ("{}#<".includes(text[at] ?? " ")) at = text.indexOf("'", at) + 1 || text.length;
  };
  const readText = (isWithin: boolean) => {
    let from = at;
    const skip = (over: () => void) => {
      if (at > from) spans.push([from, at]);
      over();
      from = at;
    };
    while (at < text.length && !(isWithin && text[at] === "}")) {
      TAG.lastIndex = at;
      const tag = TAG.exec(text)?.[0];
      if (tag)
        skip(() => {
          at += tag.length;
        });
      else if (text[at] === "{") skip(skipArgument);
      else if (text[at] === "'") skip(skipQuoted);
      else at += 1;
    }
    if (at > from) spans.push([from, at]);
  };
  readText(false);
  return spans;
}
