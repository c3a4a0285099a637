import { and, eq, isNotNull, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { ownTexts } from "#app/db/schema/own-texts";
import { type OwnTexts, sayOwnTexts, textsThatShip } from "#app/languages/all-texts.server";
import { LANGUAGES, type Language } from "#app/languages/languages";
import { onEvent } from "#app/platform/events/events.server";
import { outdatePages } from "#app/platform/http/page-cache.server";
import { describeError, log } from "#app/platform/log/log.server";
import { misfitOf } from "./misfit.server";
import { shippedText } from "./shipped-text";

const CHANNEL = "own_texts";

let current: OwnTexts = {};
const NONE: ReadonlyMap<string, string> = new Map();

/** What admins have written in place of texts in a language, by name, as this process last read it. */
export const ownTextsOf = (language: Language): ReadonlyMap<string, string> => current[language] ?? NONE;

/** The same with drafts in their place, for who looks at them. */
export const ownTextsWith = (language: Language, drafts: ReadonlyMap<string, string> | null): ReadonlyMap<string, string> =>
  drafts ? new Map([...ownTextsOf(language), ...drafts]) : ownTextsOf(language);

/** Reads what admins have written: pages and mails of this process say it from now on. A text that a new release leaves no room for is not said. */
export async function readOwnTexts(connection: Connection = db): Promise<void> {
  const rows = await connection
    .select({ language: ownTexts.language, name: ownTexts.name, text: ownTexts.text })
    .from(ownTexts)
    .where(isNotNull(ownTexts.text))
    .orderBy(ownTexts.language, ownTexts.name);
  const own = Object.fromEntries(LANGUAGES.map((language) => [language, readable(rows, language)]));
  if (isSame(own, current)) return;
  current = own;
  sayOwnTexts(own);
}

const readable = (rows: readonly { language: string; name: string; text: string | null }[], language: Language) =>
  new Map(
    rows.flatMap(({ language: of, name, text }) => (of === language && text && fits(language, name, text) ? [[name, text] as const] : [])),
  );

/** Whether a text still fits where it stands. What is no text of the interface is not filled in, and fits. */
function fits(language: Language, name: string, text: string): boolean {
  const standard = shippedText(textsThatShip(language), name);
  return standard === null || misfitOf(text, standard, { writing: "icu", language }) === null;
}

const isSame = (one: OwnTexts, other: OwnTexts) => asText(one) === asText(other);
const asText = (own: OwnTexts) => JSON.stringify(LANGUAGES.map((language) => [...(own[language] ?? [])]));

/** What is written in a language and not public yet, by name. For admins, who look at a page with it. */
export async function readDrafts(language: Language): Promise<Map<string, string>> {
  const rows = await db
    .select({ name: ownTexts.name, draft: ownTexts.draft })
    .from(ownTexts)
    .where(and(eq(ownTexts.language, language), isNotNull(ownTexts.draft)));
  return new Map(rows.flatMap(({ name, draft }) => (draft && fits(language, name, draft) ? [[name, draft] as const] : [])));
}

/** Has every server read them anew once the transaction commits. */
export const publishOwnTexts = (connection: Connection) => connection.execute(sql`select pg_notify(${CHANNEL}, '')`);

/** Reads them again whenever they change, on any server, and lets no page stay that was made before. */
export function watchOwnTexts() {
  return onEvent(CHANNEL, () => {
    readOwnTexts()
      .then(outdatePages)
      .catch((error) => log("error", "own texts not read", describeError(error)));
  });
}
