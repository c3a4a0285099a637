import { createTranslator, IntlErrorCode } from "use-intl/core";
import { readIcu } from "#app/languages/message-syntax";
import { longestFor, type Misfit, type Writing } from "./fitting-text";

const MARK = /‹\w*›?/g;

/**
 * Whether a text may stand in place of the one that ships: it fills in the same, each with an end, and says no more than there is room for; what only chooses
 * between words may be left out. Null where it fits.
 */
export function misfitOf(text: string, standard: string, { writing, language }: { writing: Writing; language: string }): Misfit | null {
  if (text === "") return { key: "textEmpty" };
  const most = longestFor(standard);
  if (text.length > most) return { key: "textLong", values: { most } };
  return writing === "plain" ? null : (wrongBraces(text) ?? wrongNames(text, standard) ?? wrongSyntax(text, standard, language));
}

/** ICU's readers take a brace that closes nothing for a letter; whoever wrote it has slipped. */
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

/** What a text fills in, as it is written there. */
const namesIn = (text: string): string[] => written(readIcu(text).names, text);

/** What has to be filled in by whatever takes the place of a text; a plural or select that it has may go, with what is said in its cases. */
export const neededIn = (text: string): string[] => written(readIcu(text).always, text);

const written = (names: readonly string[], text: string) => [
  ...names.map((name) => (name.startsWith("<") ? name : braced(name))),
  ...new Set(text.match(MARK)),
];

/** Whether what puts texts on pages can read it. */
function isReadable(text: string, language: string) {
  let isBroken = false;
  const onError = ({ code }: { code: IntlErrorCode }) => {
    isBroken ||= code === IntlErrorCode.INVALID_MESSAGE;
  };
  const say = createTranslator({ locale: language, messages: { text }, onError, getMessageFallback: () => "", timeZone: "UTC" });
  (say as unknown as (key: string, values: object) => string)("text", {});
  return !isBroken;
}
