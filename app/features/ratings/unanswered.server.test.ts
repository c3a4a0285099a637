import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { attempts, users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { declineConsultation } from "#app/features/booking/life/consultations.server";
import { expireRequests } from "#app/features/booking/life/due-transitions.server";
import { NETWORK_OF_REQUEST } from "#app/features/matching/request-networks";
import { personKey } from "#app/platform/limits/counters.server";
import { later, noon, now } from "../../../tests/support/consultations";
import { useDatabase } from "../../../tests/support/database";
import { aClient, aConsultation, anAdvisor, type TestAdvisor } from "../../../tests/support/people";

useDatabase();
beforeEach(async () => {
  await db.delete(attempts);
});

/** How long an advisor must have had to answer. */
const FAIR_ANSWER_HOURS = 12;

let hour = 0;
/** A request that was counted as it came, from a network if there is one. */
async function ask(advisor: TestAdvisor, client: Awaited<ReturnType<typeof aClient>>, { hours = 48, network = "" } = {}) {
  hour += 1;
  const createdAt = later(now, hour / 60);
  const { id } = await aConsultation({ client, advisor, at: later(noon, hour), createdAt, expiresAt: later(createdAt, hours) });
  if (network) await db.insert(attempts).values({ id, kind: NETWORK_OF_REQUEST, keyHash: personKey(NETWORK_OF_REQUEST, network) });
  return id;
}

/** Of so many requests that came, how many count as not answered once they have expired. */
async function unanswered({ advisorId }: TestAdvisor, came: number) {
  await db.update(advisors).set({ requestsReceived: came }).where(eq(advisors.id, advisorId));
  await expireRequests(later(noon, 1000));
  const [row] = await db.select().from(advisors).where(eq(advisors.id, advisorId));
  return (row?.requestsReceived ?? 0) - (row?.requestsAnswered ?? 0);
}

async function emailed(email: string) {
  const client = await aClient();
  await db.update(users).set({ email }).where(eq(users.id, client.userId));
  return client;
}

test("a request that expires counts as not answered, of each person who never paid the first alone, whichever of their accounts", async () => {
  const advisor = await anAdvisor();
  const [ann, ben] = [await emailed("ann@gmail.com"), await emailed("ben@example.com")];
  await ask(advisor, ann);
  await ask(advisor, await emailed("a.nn+2@gmail.com"));
  await ask(advisor, ann);
  await ask(advisor, ben);
  expect(await unanswered(advisor, 4)).toBe(2);
});

test("so do those of one network, as far as it is known, and of other advisors nothing counts", async () => {
  const [advisor, other] = [await anAdvisor(), await anAdvisor()];
  const network = "203.0.113.7";
  await ask(other, await aClient(), { network });
  for (const from of [network, network, "203.0.113.8", ""]) await ask(advisor, await aClient(), { network: from });
  expect(await unanswered(advisor, 4)).toBe(3);
});

test("whoever has paid for a consultation counts each time", async () => {
  const advisor = await anAdvisor();
  const client = await aClient();
  await aConsultation({ client, advisor: await anAdvisor(), at: noon, status: "completed" });
  for (let times = 0; times < 3; times += 1) await ask(advisor, client, { network: "203.0.113.7" });
  expect(await unanswered(advisor, 3)).toBe(3);
});

test("what left an advisor no time does not count, whoever asked; what was withdrawn before is no first", async () => {
  const advisor = await anAdvisor();
  const [ann, ben] = [await aClient(), await aClient()];
  await ask(advisor, ann, { hours: FAIR_ANSWER_HOURS - 0.01 });
  expect(await unanswered(advisor, 1)).toBe(0);
  const withdrawn = await ask(advisor, ben);
  await db.update(consultations).set({ status: "withdrawn" }).where(eq(consultations.id, withdrawn));
  await ask(advisor, ben, { hours: FAIR_ANSWER_HOURS });
  expect(await unanswered(advisor, 1)).toBe(1);
});

test("an answer counts as ever, and what was answered is not forgotten as it expires", async () => {
  const advisor = await anAdvisor({ requestsReceived: 2 });
  const client = await aClient();
  await ask(advisor, client);
  await declineConsultation(advisor, await ask(advisor, client), later(now, 1));
  const [row] = await db.select().from(advisors).where(eq(advisors.id, advisor.advisorId));
  expect([row?.requestsReceived, row?.requestsAnswered]).toEqual([2, 1]);
});
