import type { Connection } from "#app/db/client.server";
import { demandOf } from "#app/features/matching/demand.server";
import { surgeTenths } from "#app/features/matching/surge";
import { currentRules } from "#app/features/rules/current-rules";

/** Returns a topic's current surge, with the version of the rules it was calculated by. */
export async function presentSurge(connection: Connection, topicId: string, now: Date) {
  const demand = await demandOf(connection, topicId, now);
  const rules = currentRules();
  return { surgeTenths: surgeTenths(demand, rules), rulesVersion: rules.version };
}
