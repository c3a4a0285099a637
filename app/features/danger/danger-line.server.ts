import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { siteSettings } from "#app/db/schema/site-content";
import { DANGER_LINES, type DangerLineLanguage, dangerLineSetting } from "./danger-line";

/** Returns where a person in danger can turn: the line set by an admin for their language, otherwise the default. */
export async function dangerLine(language: DangerLineLanguage): Promise<string> {
  const [row] = await db
    .select()
    .from(siteSettings)
    .where(eq(siteSettings.name, dangerLineSetting(language)));
  return row?.value || DANGER_LINES[language];
}
