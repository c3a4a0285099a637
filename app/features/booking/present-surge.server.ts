import type { Connection } from "#app/db/client.server";
import { demandOf } from "#app/features/matching/demand.server";
import { surgeTenths } from "#app/features/matching/surge";
import { currentRules } from "#app/features/rules/current-rules";

/** The surge of a topic at this moment, with the version of the rules it is reckoned by. */
export async function presentSurge(connection: Connection, topicId: string, now: Date) {
  const demand = await demandOf(connection, topicId, now);
  const rules = currentRules();
  return { surgeTenths: surgeTenths(demand, rules), rulesVersion: rules.version };
}
