import { config } from "#app/config.server";
import { db } from "#app/db/client.server";
import { readOwnTexts } from "#app/features/own-texts/own-texts.server";
import { readRules } from "#app/features/rules/rules.server";
import { openSetup } from "#app/features/setup/setup-link.server";
import { readChangedTopics, syncTopics } from "#app/features/topics/topics.server";
import { readBrand } from "#app/platform/brand/current-brand.server";
import { now } from "#app/platform/clock.server";
import { readConnections } from "#app/platform/connections/connections.server";

type Step = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/** Does what has to be done before anything is served: brings the catalog up to date, reads what admins have changed, and makes the demo. */
export async function prepareSite(step: Step) {
  await syncTopics(db);
  await readChangedTopics(db);
  await readConnections(db);
  await readBrand(db);
  await readRules(db);
  await readOwnTexts(db);
  const demoAccounts = config().demo ? await step("demo", openDemo) : null;
  return { demoAccounts, setupToken: await openSetup(now()) };
}

/** The demo's data is large: it is loaded only when a demo is wanted. */
async function openDemo() {
  const { makeDemo } = await import("./demo.server");
  return makeDemo();
}
