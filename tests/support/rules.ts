import { ne } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { ruleVersions } from "#app/db/schema/rules";
import { FIRST_RULES_VERSION, type Rules } from "#app/features/rules/rules";
import { readRules } from "#app/features/rules/rules.server";

/** Has this process go by some rules as if an admin had made them, while something is done; what was made by them has to be gone after it. */
export async function underRules(version: number, rules: Partial<Rules>, work: () => Promise<void>) {
  await db.insert(ruleVersions).values({ version, rules });
  await readRules(db);
  try {
    await work();
  } finally {
    await db.execute("delete from consultations");
    await db.execute("delete from quotes");
    await db.delete(ruleVersions).where(ne(ruleVersions.version, FIRST_RULES_VERSION));
    await readRules(db);
  }
}
