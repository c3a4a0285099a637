import { desc, eq, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { ruleVersions } from "#app/db/schema/rules";
import { type AdminActor, type AdminTransaction, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { completeRules, FIRST_RULES, FIRST_RULES_VERSION, type Rules, SPECIFIED_RULES } from "#app/features/rules/rules";
import { publishRules, readRules } from "#app/features/rules/rules.server";
import { endedAs } from "#app/platform/http/ended-as";
import { outdatePages } from "#app/platform/http/page-cache.server";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import type { Outcome } from "#app/platform/outcome";
import { notifyAdvisorsOfTerms } from "./notify-advisors.server";
import { type EditedRules, type RulesChange, typedRules } from "./rules-form";

/** Advisory lock: versions are numbered in sequence, so saves must be serialized. */
const RULES_LINE = 7_241_033;
const CHANGES_SHOWN = 20;

/** Returns the current rules, the specified ones, and the latest changes with their authors. */
export async function readRulesToEdit(): Promise<EditedRules> {
  const rows = await db
    .select({
      version: ruleVersions.version,
      rules: ruleVersions.rules,
      at: ruleVersions.createdAt,
      name: sql<string>`coalesce(nullif(${profiles.displayName}, ''), ${profiles.firstName}, '')`,
    })
    .from(ruleVersions)
    .leftJoin(profiles, eq(profiles.userId, ruleVersions.createdBy))
    .orderBy(desc(ruleVersions.version))
    .limit(CHANGES_SHOWN + 1);
  const typed = rows.map(({ rules }) => typedRules(completeRules(rules)));
  const specified = typedRules(SPECIFIED_RULES);
  const changes = rows
    .map(
      ({ version, name, at }, place): RulesChange => ({ version, name, at, before: typed[place + 1] ?? specified, after: typed[place]! }),
    )
    .filter(({ version }) => version > FIRST_RULES_VERSION)
    .slice(0, CHANGES_SHOWN);
  return { version: rows[0]?.version ?? FIRST_RULES_VERSION, typed: typed[0] ?? specified, specified, changes };
}

/** Saves a new version of the rules, effective on every server at once, and tells advisors what changes for them. `stale` when another version was saved since the page was opened; more saves an hour than anybody makes end with 429. */
export async function saveRules(
  actor: AdminActor,
  { version, rules }: { version: number; rules: Rules },
  at: Date,
): Promise<Outcome<"stale">> {
  const work = async (tx: AdminTransaction): Promise<Outcome<"stale">> => {
    const [standing] = await tx.select().from(ruleVersions).orderBy(desc(ruleVersions.version)).limit(1);
    const before = standing ? { version: standing.version, ...completeRules(standing.rules) } : FIRST_RULES;
    if (before.version !== version) return { ok: false, reason: "stale" };
    const isSame = JSON.stringify(typedRules(before)) === JSON.stringify(typedRules(rules));
    if (isSame) return { ok: true };
    if (!(await consumeLimit("rules-save", { userId: actor.userId }, at, tx)).ok) throw endedAs(429);
    await tx.insert(ruleVersions).values({ version: version + 1, rules: { ...rules }, createdBy: actor.userId, createdAt: at });
    const { version: _, ...was } = before;
    await audit(tx, actor, "settings.rules_updated", "rule_versions", null, { before: was, after: { ...rules } });
    await notifyAdvisorsOfTerms(tx, { before: was, after: rules }, version + 1, at);
    await publishRules(tx);
    return { ok: true };
  };
  const outcome = await adminTransaction(actor, work, RULES_LINE);
  // Applies the rules here before the response, however long the event takes.
  if (outcome.ok) await readRules();
  if (outcome.ok) outdatePages();
  return outcome;
}
