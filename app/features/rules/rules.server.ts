import { desc, eq, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { ruleVersions } from "#app/db/schema/rules";
import { applyRulesToTexts } from "#app/languages/all-texts.server";
import { onEvent } from "#app/platform/events/events.server";
import { outdatePages } from "#app/platform/http/page-cache.server";
import { describeError, log } from "#app/platform/log/log.server";
import { applyRules, currentRules } from "./current-rules";
import { completeRules, FIRST_RULES, FIRST_RULES_VERSION, type VersionedRules } from "./rules";

const CHANNEL = "rules";

/** Cache by version; a version never changes. */
const known = new Map<number, VersionedRules>([[FIRST_RULES_VERSION, FIRST_RULES]]);

const versioned = ({ version, rules }: typeof ruleVersions.$inferSelect): VersionedRules => ({ version, ...completeRules(rules) });

/** Returns the rules of a version: those that applied when something was requested. */
export async function rulesOf(connection: Connection, version: number): Promise<VersionedRules> {
  const before = known.get(version);
  if (before) return before;
  const [row] = await connection.select().from(ruleVersions).where(eq(ruleVersions.version, version));
  if (!row) throw new Error(`There are no rules of version ${version}`);
  const rules = versioned(row);
  known.set(version, rules);
  return rules;
}

/** Loads the newest rules into this process; prices, deadlines and texts follow them from now on. */
export async function readRules(connection: Connection = db): Promise<void> {
  const [row] = await connection.select().from(ruleVersions).orderBy(desc(ruleVersions.version)).limit(1);
  const rules = row ? versioned(row) : FIRST_RULES;
  // Cached because a price may refer to this version before a replica has it.
  known.set(rules.version, rules);
  if (JSON.stringify(rules) === JSON.stringify(currentRules())) return;
  applyRules(rules);
  applyRulesToTexts(rules);
}

/** Makes every server reload the rules once the transaction commits. */
export const publishRules = (connection: Connection) => connection.execute(sql`select pg_notify(${CHANNEL}, '')`);

/** Reloads the rules whenever they change on any server, and invalidates all cached pages. */
export function watchRules() {
  return onEvent(CHANNEL, () => {
    readRules()
      .then(outdatePages)
      .catch((error) => log("error", "rules not read", describeError(error)));
  });
}
