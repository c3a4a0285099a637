import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { attempts, users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { declineConsultation } from "#app/features/booking/life/consultations.server";
import { NETWORK_OF_REQUEST } from "#app/features/matching/request-networks";
import { personKey } from "#app/platform/limits/counters.server";
import { later, noon } from "../../../tests/support/consultations";
import { useDatabase } from "../../../tests/support/database";
import { aClient, aConsultation, anAdvisor, type TestAdvisor } from "../../../tests/support/people";
import { countAdvisor } from "./count-advisor.server";

useDatabase();

const created = later(noon, -48);
const after = (minutes: number) => new Date(created.getTime() + minutes * 60_000);

let hour = 0;
/** A request that the advisor has declined after some minutes, and who sent it. */
async function answered(advisor: TestAdvisor, minutes: number, { client, network }: { client?: TestClient; network?: string } = {}) {
  hour += 1;
  const sender = client ?? (await aClient());
  const { id } = await aConsultation({ client: sender, advisor, at: later(noon, hour), createdAt: created });
  if (network) await db.insert(attempts).values({ id, kind: NETWORK_OF_REQUEST, keyHash: personKey(NETWORK_OF_REQUEST, network) });
  await db.update(advisors).set({ requestsReceived: hour }).where(eq(advisors.id, advisor.advisorId));
  await declineConsultation(advisor, id, after(minutes));
  return sender;
}

type TestClient = Awaited<ReturnType<typeof aClient>>;

async function paid() {
  const client = await aClient();
  hour += 1;
  await aConsultation({ client, advisor: await anAdvisor(), at: later(noon, -1000 - hour), status: "completed" });
  return client;
}

const figures = async ({ advisorId }: TestAdvisor) => {
  const [row] = await db.select().from(advisors).where(eq(advisors.id, advisorId));
  return [row?.replyMinutes, row?.requestsAnswered];
};

test("answers to people who have paid for nothing make no reply time, however many", async () => {
  const advisor = await anAdvisor();
  for (let times = 0; times < 4; times += 1) await answered(advisor, 0);
  expect(await figures(advisor)).toEqual([null, 4]);
  for (const minutes of [40, 60]) await answered(advisor, minutes, { client: await paid() });
  expect(await figures(advisor)).toEqual([null, 6]);
  await answered(advisor, 80, { client: await paid() });
  expect(await figures(advisor)).toEqual([60, 7]);
});

test("each person counts with the latest answer to them, whichever of their accounts it was to", async () => {
  const advisor = await anAdvisor();
  const [ann, again, ben, cid] = [await paid(), await paid(), await paid(), await paid()];
  for (const [email, { userId }] of [
    ["ann@gmail.com", ann],
    ["a.nn+2@gmail.com", again],
  ] as const)
    await db.update(users).set({ email }).where(eq(users.id, userId));
  for (const [client, minutes] of [
    [ann, 0],
    [again, 1],
    [ann, 2],
    [ben, 100],
  ] as const)
    await answered(advisor, minutes, { client });
  expect((await figures(advisor))[0]).toBeNull();
  await answered(advisor, 200, { client: cid });
  expect((await figures(advisor))[0]).toBe(100);
  await answered(advisor, 150, { client: ann });
  expect((await figures(advisor))[0]).toBe(150);
});

test("whoever pays later counts from then on", async () => {
  const advisor = await anAdvisor();
  for (const minutes of [10, 20]) await answered(advisor, minutes, { client: await paid() });
  const client = await answered(advisor, 30);
  expect((await figures(advisor))[0]).toBeNull();
  await aConsultation({ client, advisor, at: later(noon, -500), status: "completed" });
  await countAdvisor(db, advisor.advisorId);
  expect((await figures(advisor))[0]).toBe(20);
});

test("of people who never paid the first answer counts as answered, of a mailbox and of a network, and of whoever has paid each", async () => {
  const advisor = await anAdvisor();
  const ann = await answered(advisor, 5, { network: "203.0.113.7" });
  await answered(advisor, 5, { client: ann });
  await answered(advisor, 5, { network: "203.0.113.7" });
  expect((await figures(advisor))[1]).toBe(1);
  await answered(advisor, 5, { network: "203.0.113.8" });
  const rich = await paid();
  for (let times = 0; times < 2; times += 1) await answered(advisor, 5, { client: rich, network: "203.0.113.7" });
  expect((await figures(advisor))[1]).toBe(4);
});
