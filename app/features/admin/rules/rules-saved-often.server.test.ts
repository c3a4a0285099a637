import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { broadcastRecipients } from "#app/db/schema/notifications";
import { broadcast, finishBroadcasts } from "#app/features/notifications/broadcast.server";
import { SPECIFIED_RULES } from "#app/features/rules/rules";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { CHANGED_TERMS } from "./notify-advisors.server";
import { readRulesToEdit, saveRules } from "./rules.server";

useDatabase();

const AT = new Date("2026-12-01T09:00:00Z");
const rules = (rushPercent: number) => ({ ...SPECIFIED_RULES, rushPercent });

test("whoever still waits to be told of changed terms is told once, of all from the first to the last", async () => {
  const admin = await anAdmin();
  const advisor = await anAdvisor();
  let { version } = await readRulesToEdit();
  await saveRules(admin, { version, rules: rules(20) }, AT);
  version += 1;
  await db.delete(broadcastRecipients);
  const before = (await mailsTo(advisor.email)).length;
  // As where more people than are told at once stand before them: the advisor waits for the first.
  for (const rushPercent of [25, 30]) {
    await saveRules(admin, { version, rules: rules(rushPercent) }, new Date(AT.getTime() + rushPercent * 1000));
    version += 1;
  }
  expect((await mailsTo(advisor.email)).length).toBe(before + 2);
  const waiting = { userId: advisor.userId, kind: "terms_changed", createdAt: AT };
  await db.insert(broadcastRecipients).values({ ...waiting, details: { version: `${version - 1}`, since: `${version - 1}` } });
  const told: Record<string, string>[] = [];
  const kept = { ...CHANGED_TERMS, tell: async (_: unknown, __: unknown, details: Record<string, string>) => void told.push(details) };
  await db.transaction((tx) =>
    broadcast(tx, kept, { userIds: [advisor.userId], details: { version: `${version}`, since: `${version}` } }, AT),
  );
  await finishBroadcasts([kept]);
  expect(told).toEqual([{ version: `${version}`, since: `${version - 1}` }]);
});

test("news that each count are told each", async () => {
  const { userId } = await aClient();
  const told: string[] = [];
  const each = { kind: "each", tell: async (_: unknown, __: unknown, { name }: Record<string, string>) => void told.push(name!) };
  await db.insert(broadcastRecipients).values({ userId, kind: "each", details: { name: "one" }, createdAt: new Date(AT.getTime() - 1000) });
  await db.transaction((tx) => broadcast(tx, each, { userIds: [userId], details: { name: "two" } }, AT));
  expect(told).toEqual(["one", "two"]);
  expect(await db.$count(broadcastRecipients, eq(broadcastRecipients.userId, userId))).toBe(0);
});

test("more saves in an hour than anybody makes are refused, and mail nobody", async () => {
  const admin = await anAdmin();
  let { version } = await readRulesToEdit();
  const save = async (count: number) => saveRules(admin, { version, rules: rules(count % 2 === 0 ? 40 : 41) }, AT);
  for (let count = 0; count < 20; count++) {
    await save(count);
    version += 1;
  }
  await expect(save(20)).rejects.toMatchObject({ init: { status: 429 } });
});
