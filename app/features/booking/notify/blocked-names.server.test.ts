import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { messageThreads } from "#app/db/schema/messages";
import { notifications } from "#app/db/schema/notifications";
import { outbox } from "#app/db/schema/operations";
import type { Viewer } from "#app/features/accounts/viewer";
import { blockOther } from "#app/features/messages/reports/blocks.server";
import { askAdvisor } from "#app/features/messages/send/send.server";
import { mailsTo } from "../../../../tests/support/account-mails";
import { aRequest, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import type { TestAdvisor } from "../../../../tests/support/people";
import { declineConsultation, withdrawConsultation } from "../life/consultations.server";
import { cancelConsultation } from "../life/endings.server";

useDatabase();

const NAME = "I know where you live";

beforeEach(async () => {
  for (const table of [messageThreads, consultations, outbox, notifications]) await db.delete(table);
});

/** One side blocks the other, who then changes their name to a sentence. */
async function blockedAndRenamed(client: Viewer, advisor: TestAdvisor, by: Viewer) {
  const sent = await askAdvisor(client, advisor.slug, { text: "Hello" }, now);
  if (!sent.ok) throw new Error(sent.reason);
  await blockOther(by, sent.threadId, now);
  if (by === client) await db.update(advisors).set({ displayName: NAME }).where(eq(advisors.id, advisor.advisorId));
  else await db.update(profiles).set({ displayName: NAME }).where(eq(profiles.userId, client.userId));
  await db.delete(outbox);
  await db.delete(notifications);
}

const toldOf = async ({ userId }: Viewer) => (await db.select().from(notifications)).filter((row) => row.userId === userId);

test("a request that a blocked person takes back is told in the app alone, and without their name", async () => {
  const { client, advisor, id } = await aRequest();
  await blockedAndRenamed(client, advisor, advisor);
  expect(await withdrawConsultation(client, id, now)).toMatchObject({ ok: true });
  expect(await mailsTo(advisor.email)).toEqual([]);
  const [told] = await toldOf(advisor);
  expect(told?.details).toMatchObject({ name: "", side: "client", how: "withdrawn" });
});

test("what a blocked client or advisor ends is mailed without their name, nor does it stand in the calendar's file", async () => {
  const [agreed, asked] = [await aRequest("accepted"), await aRequest()];
  await blockedAndRenamed(agreed.client, agreed.advisor, agreed.advisor);
  await blockedAndRenamed(asked.client, asked.advisor, asked.client);
  expect(await cancelConsultation(agreed.client, agreed.id, now)).toMatchObject({ ok: true });
  expect(await declineConsultation(asked.advisor, asked.id, now)).toMatchObject({ ok: true });
  const [cancelled, declined] = [(await mailsTo(agreed.advisor.email))[0], (await mailsTo(asked.client.email))[0]];
  expect(cancelled?.subject).toContain("Client (blocked)");
  expect(declined?.subject).toContain("Advisor (blocked)");
  expect(cancelled?.attachments).toHaveLength(1);
  expect(JSON.stringify([cancelled, declined])).not.toContain(NAME);
  expect((await toldOf(asked.client))[0]?.details).toMatchObject({ name: "", side: "advisor" });
});

test("whoever has blocked nobody reads the names as they are", async () => {
  const { client, advisor, id } = await aRequest();
  await blockedAndRenamed(client, advisor, client);
  await db.update(profiles).set({ displayName: NAME }).where(eq(profiles.userId, client.userId));
  expect(await withdrawConsultation(client, id, now)).toMatchObject({ ok: true });
  expect((await mailsTo(advisor.email))[0]?.subject).toContain(NAME);
  expect((await toldOf(advisor))[0]?.details).toMatchObject({ name: NAME });
});
