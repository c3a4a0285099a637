import { asc, desc, eq } from "drizzle-orm";
import { db, isDatabaseUnavailable } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import { ruleVersions } from "#app/db/schema/rules";
import { completeRules, FIRST_RULES, type Rules } from "#app/features/rules/rules";
import { ownCatalogSince } from "./own-catalog.server";
import { POLICIES_EFFECTIVE, type PolicyId } from "./policy";

/** The rules mentioned in the terms. */
const OF_TERMS = [
  ...(["wholeRefundHours", "partRefundHours", "partRefundPercent", "expiryHours", "surge", "rushPercent"] as const),
] satisfies (keyof Rules)[];

type Since = (id: PolicyId) => string;

let lastKnown: Since = () => POLICIES_EFFECTIVE;

/**
 * Effective date of each policy on this site: not before the site was set up, and for the terms not before the last change of a rule they mention, nor before
 * the site had categories of its own. While the database is unavailable, the last known dates are returned, because policies are still shown.
 */
export async function inForceSince(): Promise<Since> {
  try {
    lastKnown = await readSince();
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
  }
  return lastKnown;
}

async function readSince(): Promise<Since> {
  const [[setUp], versions, ownCatalog] = await Promise.all([
    db
      .select({ at: auditLog.createdAt })
      .from(auditLog)
      .where(eq(auditLog.action, "site.set_up"))
      .orderBy(desc(auditLog.createdAt))
      .limit(1),
    db.select().from(ruleVersions).orderBy(asc(ruleVersions.version)),
    ownCatalogSince(),
  ]);
  const since = latest(POLICIES_EFFECTIVE, setUp?.at);
  const terms = latest(latest(since, lastChange(versions)), ownCatalog);
  return (id) => (id === "terms" ? terms : since);
}

function lastChange(versions: readonly (typeof ruleVersions.$inferSelect)[]): Date | undefined {
  const said = (rules: Rules) => JSON.stringify(OF_TERMS.map((name) => rules[name]));
  let [before, at]: [string, Date | undefined] = [said(FIRST_RULES), undefined];
  for (const { rules, createdAt } of versions) {
    const now = said(completeRules(rules));
    if (now !== before) [before, at] = [now, createdAt];
  }
  return at;
}

/** ISO dates sort as text. */
function latest(day: string, at: Date | undefined): string {
  const other = at?.toISOString().slice(0, 10) ?? "";
  return other > day ? other : day;
}
