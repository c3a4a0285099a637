import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { candidatesNamedIn, findCandidates } from "#app/features/assistant/recommend/candidates.server";
import { rankAdvisors } from "#app/features/matching/ranking.server";
import { findTopic } from "#app/features/matching/topic-list.server";
import { blockOtherSide, unblockOtherSide } from "#app/features/messages/reports/blocks.server";
import { useDatabase } from "../../../tests/support/database";
import { aNeed } from "../../../tests/support/needs";
import { aClient, aConsultation, anAdvisor } from "../../../tests/support/people";
import { slugsBlockedBy } from "./blocked-advisors.server";

useDatabase();

const now = new Date("2026-12-01T09:00:00Z");
const preferences = { languages: ["en"], timeZone: "UTC", budget: null };

beforeEach(() => db.delete(consultations));

/** Whether the engine, the areas of a sentence and a name in one suggest an advisor to somebody. */
async function suggested(client: { userId: string }, advisor: { advisorId: string }) {
  const question = { topicId: (await findTopic("Business Strategy"))!.id, minutes: 30, start: null, clientId: client.userId, preferences };
  const lists = [
    await rankAdvisors(db, question, now),
    await rankAdvisors(db, { ...question, leadingAdvisorId: advisor.advisorId }, now),
    await findCandidates(db, ["Business Strategy"], aNeed(), client.userId),
    await candidatesNamedIn(db, "I would like Grace Hopper", client.userId),
  ];
  return lists.map((list) => list.some(({ advisorId }) => advisorId === advisor.advisorId));
}

const EVERYWHERE = [true, true, true, true];
const NOWHERE = [false, false, false, false];

test.each([
  "client",
  "advisor",
] as const)("an advisor is suggested nowhere to a client while the %s has blocked the other", async (side) => {
  const [client, other] = [await aClient(), await aClient()];
  const advisor = await anAdvisor({ displayName: "Grace Hopper", firstName: "Grace" });
  const { id } = await aConsultation({ client, advisor, at: new Date("2026-12-03T12:00:00Z"), status: "requested" });
  expect(await suggested(client, advisor)).toEqual(EVERYWHERE);
  const blocking = side === "client" ? client : advisor;
  await blockOtherSide(blocking, id, now);
  expect(await suggested(client, advisor)).toEqual(NOWHERE);
  expect(await suggested(other, advisor)).toEqual(EVERYWHERE);
  expect([await slugsBlockedBy(client.userId), await slugsBlockedBy(advisor.userId)]).toEqual([
    side === "client" ? [advisor.slug] : [],
    [],
  ]);
  await unblockOtherSide(blocking, id, now);
  expect(await suggested(client, advisor)).toEqual(EVERYWHERE);
});

test("between two advisors whoever was asked blocks, too: neither is suggested to the other, and one's list names the other", async () => {
  const [asking, asked] = [await anAdvisor(), await anAdvisor({ displayName: "Grace Hopper", firstName: "Grace" })];
  const { id } = await aConsultation({ client: asking, advisor: asked, at: new Date("2026-12-03T12:00:00Z"), status: "requested" });
  await blockOtherSide(asked, id, now);
  expect((await suggested(asking, asked)).slice(0, 3)).toEqual([false, false, false]);
  expect((await suggested(asked, asking)).slice(0, 3)).toEqual([false, false, false]);
  expect([await slugsBlockedBy(asked.userId), await slugsBlockedBy(asking.userId)]).toEqual([[asking.slug], []]);
});
