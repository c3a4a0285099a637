import { and, desc, eq, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import type { WordPair } from "#app/features/own-texts/replace-words";
import { isInForce } from "#app/features/own-texts/words-in-force.server";
import type { Language } from "#app/languages/languages";

/** Earlier replacements are no longer read: what they wrote counts as an admin's own. */
const MAX_READ = 50;

/** A text that a replacement changed. */
export interface ReplacedText {
  name: string;
  before: string;
  after: string;
  /** Whether the text before was an admin's own, and the shipped one that it stood for. */
  wasOwn: boolean;
  /** Whether an earlier replacement had written that. */
  wasReplaced?: boolean;
  /** Whether nothing was stored, because the words are replaced as the text is read. */
  follows?: boolean;
  stoodFor: string | null;
}

/** A replacement of words, as the audit log keeps it. */
export interface Replacement {
  id: string;
  at: Date;
  language: Language;
  words: string;
  pairs: WordPair[];
  changes: ReplacedText[];
  /** Names of texts that were left as they are. */
  left: string[];
}

/** Returns the replacements in a language that were not undone, oldest first; one of them with its id. */
export async function replacementsIn(language: Language, connection: Connection = db, id?: string): Promise<Replacement[]> {
  const rows = await connection
    .select({ id: auditLog.id, at: auditLog.createdAt, details: auditLog.details })
    .from(auditLog)
    .where(and(isInForce(), sql`${auditLog.details}->>'language' = ${language}`, id === undefined ? undefined : eq(auditLog.id, id)))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(MAX_READ);
  return rows.toReversed().map(({ id, at, details }) => {
    const kept = details.replaced as Pick<Replacement, "pairs" | "changes" | "left">;
    return { id, at, language, words: String(details.words ?? ""), ...kept };
  });
}

/** Whether a text is still read as a replacement made it. */
export const isStanding = ({ after, follows }: ReplacedText, text: string | null | undefined) => (follows ? !text : text === after);

/** How many texts were changed; others were kept from a change. */
export const countChanged = (changes: readonly ReplacedText[]) => changes.filter(({ before, after }) => before !== after).length;

/** The texts as replacements wrote them, by name: others are an admin's own. */
export const writtenByReplacements = (replacements: readonly Replacement[]): ReadonlyMap<string, string> =>
  new Map(replacements.flatMap(({ changes }) => changes.map(({ name, after }) => [name, after] as const)));

/** The words of several replacements, the latest of each. */
export const pairsOf = (replacements: readonly Replacement[]): WordPair[] => [
  ...new Map(replacements.flatMap(({ pairs }) => pairs.map((pair) => [`${pair.isInside} ${pair.old}`, pair] as const))).values(),
];
