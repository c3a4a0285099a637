import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { notifications } from "#app/db/schema/notifications";
import { mailsTo } from "../../../../tests/support/account-mails";
import { useDatabase } from "../../../../tests/support/database";
import { anAdvisor } from "../../../../tests/support/people";
import { findDestination, saveDestination } from "./payout-destination.server";

useDatabase();

const NOON = new Date("2026-12-02T12:00:00Z");
const OWN = { holder: "Helena Brandt", iban: "DE89370400440532013000", bic: "", words: "" };

test("an advisor is told of each change of where their payouts go, by a mail that names no account and has a way to undo what was done", async () => {
  const advisor = await anAdvisor();
  const told = async () => [
    (await mailsTo(advisor.email)).length,
    await db.$count(notifications, eq(notifications.userId, advisor.userId)),
  ];
  await saveDestination(advisor, OWN, NOON);
  expect(await told()).toEqual([1, 1]);
  await saveDestination(advisor, OWN, new Date(NOON.getTime() + 1000));
  expect(await told()).toEqual([1, 1]);
  await saveDestination(advisor, { ...OWN, holder: "Mallory" }, new Date(NOON.getTime() + 2000));
  expect(await told()).toEqual([2, 2]);
  expect(await findDestination(advisor.advisorId)).toMatchObject({ holder: "Mallory" });
  for (const { text } of await mailsTo(advisor.email)) {
    expect(text).toContain("/auth/not-me?token=");
    expect(text).not.toMatch(/Mallory|DE89/);
  }
});
