import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { siteSettings } from "#app/db/schema/site-content";
import { DANGER_LINES, type DangerLineLanguage, dangerLineSetting } from "./danger-line";

/** Where somebody in danger is told to turn: what an admin has set for their language, else the line that comes with the product. */
export async function dangerLine(language: DangerLineLanguage): Promise<string> {
  const [row] = await db
    .select()
    .from(siteSettings)
    .where(eq(siteSettings.name, dangerLineSetting(language)));
  return row?.value || DANGER_LINES[language];
}
