import { z } from "zod";
import { tidyText } from "#app/features/own-texts/fitting-text";
import type { WordPair } from "#app/features/own-texts/replace-words";
import { isLanguage, type Language } from "#app/languages/languages";
import { INSIDE, WHOLE } from "./replacing-address";

const MAX_PAIRS = 200;
const MAX_WORD = 80;
/** Rows for words of one's own. */
export const OWN_ROWS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;
/** Field that says that every new word has the gender of the old one. */
export const SAME_GENDER = "gender";
/** Signs that would be read as syntax. */
const SYNTAX = /[{}<>#‹›]/;

/** Parameters of the page: the language, the words and what each becomes. */
export interface ReplacingParams {
  language: Language;
  pairs: WordPair[];
  /** Whether one of the words has signs that texts cannot have. */
  isStrange: boolean;
  /** Those words, as typed. */
  strange?: WordPair[];
  /** Whether every new word has the gender of the old one. */
  isSameGender?: boolean;
}

/** Parses the parameters; those without a new word are left out. */
export function readReplacingParams(search: URLSearchParams, otherwise: Language): ReplacingParams {
  const language = search.get("language");
  const typed = [...pairsIn(search), ...OWN_ROWS.flatMap((row) => ownPairs(search, row))]
    .map((pair) => ({ ...pair, old: tidyText(pair.old), to: tidyText(pair.to) }))
    .filter(({ old, to }) => old !== "" && to !== "" && old !== to && old.length <= MAX_WORD && to.length <= MAX_WORD);
  const [pairs, strange] = [false, true].map((isStrange) => typed.filter(({ old, to }) => SYNTAX.test(old + to) === isStrange)) as [
    WordPair[],
    WordPair[],
  ];
  return {
    language: isLanguage(language) ? language : otherwise,
    pairs: pairs.slice(0, MAX_PAIRS),
    isStrange: strange.length > 0,
    strange: strange.slice(0, MAX_PAIRS),
    isSameGender: search.has(SAME_GENDER),
  };
}

const pairsIn = (search: URLSearchParams): WordPair[] =>
  [...search].flatMap(([name, to]) => {
    const isInside = name.startsWith(INSIDE);
    return isInside || name.startsWith(WHOLE) ? [{ old: name.slice(WHOLE.length), to, isInside }] : [];
  });

function ownPairs(search: URLSearchParams, row: string): WordPair[] {
  const pair = { old: search.get(`old${row}`) ?? "", to: search.get(`new${row}`) ?? "" };
  return [{ ...pair, isInside: false }, ...(search.has(`in${row}`) ? [{ ...pair, isInside: true }] : [])];
}

/** What an admin decided about texts: names of those that are left, of their own that are taken, and new wordings. */
export interface Decisions {
  left: ReadonlySet<string>;
  /** Places of which everything is left. */
  places?: ReadonlySet<string>;
  taken: ReadonlySet<string>;
  edits: ReadonlyMap<string, string>;
}

/** Reads the decisions from a form's fields: 'leave:guide.title', 'take:…', 'edit:…', and 'place:guide'. */
export function readDecisions(fields: Record<string, unknown>): Decisions {
  const of = (kind: string) =>
    Object.entries(fields).flatMap(([name, value]): [string, string][] =>
      name.startsWith(`${kind}:`) && typeof value === "string" ? [[name.slice(kind.length + 1), value]] : [],
    );
  const names = (kind: string) => new Set(of(kind).map(([name]) => name));
  return {
    left: names("leave"),
    places: names("place"),
    taken: names("take"),
    edits: new Map(of("edit").map(([name, text]) => [name, tidyText(text)])),
  };
}

/** The versions of customized texts when the page was opened, by name. */
export const seenSchema = z
  .string()
  .max(60_000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue("admin.notUnderstood");
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string().max(200), z.number().int().min(0)));

/** Schema of the undoing of a replacement. */
export const replacementSchema = z.strictObject({ id: z.uuid("admin.notUnderstood") }, "admin.notUnderstood");
