import { and, eq, isNotNull, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { ownTexts } from "#app/db/schema/own-texts";
import type { PolicyId } from "#app/features/policies/policy";
import { ALL_LANGUAGES } from "#app/languages/all-languages.server";
import { applyOwnTexts, type OwnTexts, textsThatShip } from "#app/languages/all-texts.server";
import { LANGUAGES, type Language } from "#app/languages/languages";
import { onEvent } from "#app/platform/events/events.server";
import { outdatePages } from "#app/platform/http/page-cache.server";
import { describeError, log } from "#app/platform/log/log.server";
import { readChangedDays } from "./changed-days.server";
import { misfitOf } from "./misfit.server";
import { policyOf, textsOfPolicy } from "./policy-texts";
import { shippedText } from "./shipped-text";
import { readWordsInForce, roomTextInForce } from "./words-in-force.server";

const CHANNEL = "own_texts";
/** How long to wait before texts that could not be read are read again. */
const READ_AGAIN_MS = 5000;

let current: OwnTexts = {};
const NONE: ReadonlyMap<string, string> = new Map();

/** Admins' replacement texts in a language, by name, as last read by this process. */
export const ownTextsOf = (language: Language): ReadonlyMap<string, string> => current[language] ?? NONE;

let replaced: ReadonlySet<string> = new Set();

/** Whether a replacement of words wrote a text as it stands: then nobody has written it by hand. */
export const isOfReplacement = (language: Language, name: string, text: string): boolean => replaced.has(keyOf(language, name, text));

const keyOf = (language: string, name: string, text: string) => `${language} ${name} ${text}`;

/** The same as `ownTextsOf` with drafts on top, for a preview. */
export const ownTextsWith = (language: Language, drafts: ReadonlyMap<string, string> | null): ReadonlyMap<string, string> =>
  drafts ? new Map([...ownTextsOf(language), ...drafts]) : ownTextsOf(language);

/** Dates of the last changes, by language and policy. */
let changedDays: ReadonlyMap<string, string> = new Map();

/** The date admins last changed a policy in a language; null when it is as shipped. */
export const policyChangedOn = (language: Language, policy: string): string | null => changedDays.get(`${language} ${policy}`) ?? null;

/** Loads the admins' texts; this process's pages and emails use them from now on. Texts that no longer fit since a new release are skipped. */
export async function readOwnTexts(connection: Connection = db): Promise<void> {
  const rows = await connection
    .select({ language: ownTexts.language, name: ownTexts.name, text: ownTexts.text, isReplaced: ownTexts.wordsReplaced })
    .from(ownTexts)
    .where(isNotNull(ownTexts.text))
    .orderBy(ownTexts.language, ownTexts.name);
  const words = await readWordsInForce(connection);
  changedDays = await readChangedDays(connection);
  replaced = new Set(rows.filter(({ isReplaced }) => isReplaced).map(({ language, name, text }) => keyOf(language, name, text ?? "")));
  const own = Object.fromEntries(LANGUAGES.map((language) => [language, readable(rows, language)]));
  if (isSame(own, current) && !words.areOther) return;
  applyOwnTexts(own, roomTextInForce);
  words.apply();
  current = own;
}

const readable = (rows: readonly { language: string; name: string; text: string | null }[], language: Language) =>
  new Map(
    rows.flatMap(({ language: of, name, text }) => (of === language && text && fits(language, name, text) ? [[name, text] as const] : [])),
  );

/** Whether a text still fits. One that does not replace an interface text has no placeholders, so it always fits. */
function fits(language: Language, name: string, text: string): boolean {
  const policy = policyOf(name);
  const standard = policy ? policyText(language, policy, name) : shippedText(textsThatShip(language), name);
  return standard === null || misfitOf(text, standard, { writing: "icu", language }) === null;
}

const policyText = (language: Language, policy: PolicyId, name: string) =>
  Object.hasOwn(ALL_LANGUAGES[language].policies, policy)
    ? (textsOfPolicy(ALL_LANGUAGES[language].policies[policy]).get(name) ?? null)
    : null;

const isSame = (one: OwnTexts, other: OwnTexts) => asText(one) === asText(other);
const asText = (own: OwnTexts) => JSON.stringify(LANGUAGES.map((language) => [...(own[language] ?? [])]));

/** Unpublished drafts in a language, by name. For admins who preview a page. */
export async function readDrafts(language: Language): Promise<Map<string, string>> {
  const rows = await db
    .select({ name: ownTexts.name, draft: ownTexts.draft })
    .from(ownTexts)
    .where(and(eq(ownTexts.language, language), isNotNull(ownTexts.draft)));
  return new Map(rows.flatMap(({ name, draft }) => (draft && fits(language, name, draft) ? [[name, draft] as const] : [])));
}

/** Makes every server reload the texts once the transaction commits. */
export const publishOwnTexts = (connection: Connection) => connection.execute(sql`select pg_notify(${CHANNEL}, '')`);

/** Reloads the texts whenever they change on any server, once more after a failure, and invalidates all cached pages. Returns a function that ends it. */
export function watchOwnTexts({ againMs = READ_AGAIN_MS } = {}) {
  let again: NodeJS.Timeout | undefined;
  const read = () => {
    clearTimeout(again);
    readOwnTexts()
      .then(outdatePages)
      .catch((error) => {
        log("error", "own texts not read", describeError(error));
        again = setTimeout(read, againMs).unref();
      });
  };
  const stopListening = onEvent(CHANNEL, read);
  return () => {
    clearTimeout(again);
    stopListening();
  };
}
