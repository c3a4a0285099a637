import { createTranslator, IntlErrorCode } from "use-intl/core";
import { type ReadText, readIcu } from "#app/languages/message-syntax";
import { longestFor, type Misfit, type Writing } from "./fitting-text";

const MARK = /‹\w*›?/g;

/**
 * Whether a text may stand in place of the one that ships: it fills in the same, each with an end, and says no more than there is room for. Null where it fits;
 * the same that `npm test` asks of translations.
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
  const [said, needed] = [namesIn(text), namesIn(standard)];
  const unknown = said.filter((name) => !needed.includes(name));
  const missing = needed.filter((name) => !said.includes(name));
  if (unknown.length > 0) return { key: "textUnknown", values: { names: unknown.join(", ") } };
  return missing.length > 0 ? { key: "textMissing", values: { names: missing.join(", ") } } : null;
}

function wrongSyntax(text: string, standard: string, language: string): Misfit | null {
  const { open, kinds } = readIcu(text);
  if (open.length > 0) return { key: "textOpen", values: { names: open.map(braced).join(", ") } };
  const known = readIcu(standard).kinds;
  const strange = kinds.filter((kind) => kind.includes(" ") && !known.includes(kind));
  if (strange.length > 0) return { key: "textKind", values: { names: strange.map((kind) => braced(kind.replace(" ", ", "))).join("; ") } };
  return isReadable(text, language) ? null : { key: "textBroken" };
}

const braced = (name: string) => `{${name}}`;

/** What a text fills in, as it is written there. */
export const namesIn = (text: string): string[] => {
  const { names }: ReadText = readIcu(text);
  return [...names.map((name) => (name.startsWith("<") ? name : braced(name))), ...new Set(text.match(MARK))];
};

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
