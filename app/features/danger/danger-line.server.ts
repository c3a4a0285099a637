import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { siteSettings } from "#app/db/schema/site-content";
import { DANGER_LINES, type DangerLineLanguage, dangerLineSetting } from "./danger-line";

/** Returns where a person in danger can turn: the line set by an admin for their language, otherwise the default. */
export const dangerLine = async (language: DangerLineLanguage): Promise<string> =>
  (await ownDangerLine(language)) || DANGER_LINES[language];

/** Returns the line set by an admin for a language; empty if none is. */
export async function ownDangerLine(language: DangerLineLanguage): Promise<string> {
  const [row] = await db
    .select()
    .from(siteSettings)
    .where(eq(siteSettings.name, dangerLineSetting(language)));
  return row?.value ?? "";
}
