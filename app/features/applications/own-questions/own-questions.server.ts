import { asc, isNull } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { applicationQuestions } from "#app/db/schema/own-questions";
import type { Language } from "#app/languages/languages";
import { siteLanguage } from "#app/platform/brand/current-defaults.server";
import { type AskedQuestion, askedIn } from "./own-question";

/** The site's own questions, in the order set by its admins, in the reader's language. */
export async function askedQuestions(language: Language, connection: Connection = db): Promise<AskedQuestion[]> {
  const { id, kind, isRequired, words } = applicationQuestions;
  const rows = await connection
    .select({ id, kind, isRequired, words })
    .from(applicationQuestions)
    .where(isNull(applicationQuestions.retiredAt))
    .orderBy(asc(applicationQuestions.position));
  return rows.map((question) => askedIn(question, language, siteLanguage()));
}
