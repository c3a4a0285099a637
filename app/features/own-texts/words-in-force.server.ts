import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Connection, db } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import type { Language } from "#app/languages/languages";
import { maxLengthFor } from "./fitting-text";
import { textOfPieces } from "./marked-piece";
import { PLACES, shapeOf } from "./places";
import type { Replacing, WordPair } from "./replace-words";
import { replacingIn } from "./replacing-in.server";

export const TEXTS_SUBJECT = "own_texts";
export const REPLACED = "texts.replaced";
export const TAKEN_BACK = "texts.replacement_undone";

/** A replacement of words in a language, and the names of the texts that it left. */
interface WordsInForce {
  replacing: Replacing;
  left: ReadonlySet<string>;
}

let current: ReadonlyMap<Language, readonly WordsInForce[]> = new Map();
let read: { language: Language; pairs: WordPair[]; left: string[] }[] = [];

/** The last wording of each text, by language and name: texts are worded once each until the words of their language change. */
const worded = new Map<Language, Map<string, { text: string; made: string }>>();

/** Returns a text that ships with the words in force in its language, in the order in which they were replaced; words that would make it too long are left out. */
export function inWordsInForce(text: string, { language, name }: { language: Language; name: string }): string {
  const words = current.get(language);
  if (!words) return text;
  const ofLanguage = worded.get(language) ?? new Map<string, { text: string; made: string }>();
  worded.set(language, ofLanguage);
  const known = ofLanguage.get(name);
  if (known?.text === text) return known.made;
  const made = reworded(text, { name, words });
  ofLanguage.set(name, { text, made });
  return made;
}

function reworded(text: string, { name, words }: { name: string; words: readonly WordsInForce[] }): string {
  const most = maxLengthFor(text);
  return words
    .filter(({ left }) => !left.has(name))
    .reduce((said, { replacing }) => {
      const replaced = textOfPieces(replacing(said, "icu"));
      return replaced.length > most ? said : replaced;
    }, text);
}

/** The rooms that are read outside of the admin area. */
const ROOMS = new Set(PLACES.flatMap((place) => (shapeOf(place).rooms ?? []).map(({ room }) => room)));

/** The same for a text of pages or mails that nobody customized, such as one that is shown only since the replacement; those of the admin area stay. */
export function roomTextInForce(text: string, { language, name }: { language: Language; name: string }): string {
  return ROOMS.has(name.split(".")[0] ?? "") ? inWordsInForce(text, { language, name }) : text;
}

/** Condition on entries of the audit log: replacements of words that were not undone. */
export function isInForce() {
  const undone = alias(auditLog, "undone");
  const undoing = db
    .select({ one: sql`1` })
    .from(undone)
    .where(and(eq(undone.subject, TEXTS_SUBJECT), eq(undone.action, TAKEN_BACK), sql`${undone.details}->>'undoes' = ${auditLog.id}::text`));
  return and(eq(auditLog.subject, TEXTS_SUBJECT), eq(auditLog.action, REPLACED), notExists(undoing));
}

/** Words as they were read: whether they are others than those in force in this process, and what puts them into force. */
interface ReadWords {
  areOther: boolean;
  apply: () => void;
}

/** Loads the words that are to be in force. Nothing changes until they are applied: what was read half is read again. */
export async function readWordsInForce(connection: Connection = db): Promise<ReadWords> {
  const rows = await connection
    .select({
      language: sql<Language>`${auditLog.details}->>'language'`,
      pairs: sql<WordPair[]>`${auditLog.details}->'replaced'->'pairs'`,
      left: sql<string[]>`${auditLog.details}->'replaced'->'left'`,
    })
    .from(auditLog)
    .where(isInForce())
    .orderBy(asc(auditLog.createdAt), asc(auditLog.id));
  const words = rows.map(({ language, pairs, left }) => ({ language, replacing: replacingIn(language, pairs), left: new Set(left) }));
  return {
    areOther: !isDeepStrictEqual(rows, read),
    apply: () => {
      const of = (from: typeof rows, each: Language) => from.filter(({ language }) => language === each);
      for (const language of worded.keys()) if (!isDeepStrictEqual(of(rows, language), of(read, language))) worded.delete(language);
      read = rows;
      current = Map.groupBy(words, ({ language }) => language);
    },
  };
}
