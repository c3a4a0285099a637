import { createTranslator, IntlErrorCode } from "use-intl/core";
import { readIcu } from "#app/languages/message-syntax";
import { type Misfit, maxLengthFor, type Writing } from "./fitting-text";

const MARK = /‹\w*›?/g;

/**
 * Checks whether a text can replace the shipped one: it uses the same placeholders, its syntax is valid, and it is not too long; placeholders that only select
 * wording may be left out. Null when it fits.
 */
export function misfitOf(text: string, standard: string, { writing, language }: { writing: Writing; language: string }): Misfit | null {
  if (text === "") return { key: "textEmpty" };
  const most = maxLengthFor(standard);
  if (text.length > most) return { key: "textLong", values: { most } };
  return writing === "plain" ? null : (wrongBraces(text) ?? wrongNames(text, standard) ?? wrongSyntax(text, standard, language));
}

/** ICU parsers treat an unmatched closing brace as a literal; here it is most likely a mistake. */
function wrongBraces(text: string): Misfit | null {
  let depth = 0;
  for (const character of text) {
    if (character === "{") depth += 1;
    if (character === "}") depth -= 1;
    if (depth < 0) break;
  }
  return depth === 0 ? null : { key: "textBroken" };
}

function wrongNames(text: string, standard: string): Misfit | null {
  const [said, known] = [namesIn(text), namesIn(standard)];
  const unknown = said.filter((name) => !known.includes(name));
  const missing = neededIn(standard).filter((name) => !said.includes(name));
  if (unknown.length > 0) return { key: "textUnknown", values: { names: unknown.join(", ") } };
  return missing.length > 0 ? { key: "textMissing", values: { names: missing.join(", ") } } : null;
}

function wrongSyntax(text: string, standard: string, language: string): Misfit | null {
  const { open, kinds } = readIcu(text);
  if (open.length > 0) return { key: "textOpen", values: { names: open.map(braced).join(", ") } };
  const known = readIcu(standard).kinds;
  const codes = kinds.filter((kind) => known.includes(`${kind} select`) && !known.includes(kind));
  if (codes.length > 0) return { key: "textChoice", values: { names: codes.map(braced).join(", ") } };
  const strange = kinds.filter((kind) => kind.includes(" ") && !known.includes(kind));
  if (strange.length > 0) return { key: "textKind", values: { names: strange.map((kind) => braced(kind.replace(" ", ", "))).join("; ") } };
  return isReadable(text, language) ? null : { key: "textBroken" };
}

const braced = (name: string) => `{${name}}`;

/** The placeholders of a text, as written in it. */
const namesIn = (text: string): string[] => written(readIcu(text).names, text);

/** The placeholders a replacement must contain; a plural or select may be dropped, including what its cases contain. */
export const neededIn = (text: string): string[] => written(readIcu(text).always, text);

const written = (names: readonly string[], text: string) => [
  ...names.map((name) => (name.startsWith("<") ? name : braced(name))),
  ...new Set(text.match(MARK)),
];

/** Whether the message formatter can parse it. */
function isReadable(text: string, language: string) {
  let isBroken = false;
  const onError = ({ code }: { code: IntlErrorCode }) => {
    isBroken ||= code === IntlErrorCode.INVALID_MESSAGE;
  };
  const say = createTranslator({ locale: language, messages: { text }, onError, getMessageFallback: () => "", timeZone: "UTC" });
  (say as unknown as (key: string, values: object) => string)("text", {});
  return !isBroken;
}
