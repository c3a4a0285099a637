import { ne } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { ruleVersions } from "#app/db/schema/rules";
import { FIRST_RULES_VERSION, type Rules } from "#app/features/rules/rules";
import { readRules } from "#app/features/rules/rules.server";

/** Applies some rules in this process, as if an admin had made them, while `work` runs; what was created under them must be gone afterwards. */
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
