import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { readPage } from "../support/page-text";
import { aClient, aConsultation, anAdvisor } from "../support/people";

const site = useInhabitedSite();

const HOUR_MS = 3_600_000;

/** Returns both sides' pages of a consultation that began some hours ago. */
async function pagesOf(hoursAgo: number, change: Partial<typeof consultations.$inferInsert>) {
  const [client, advisor] = [await aClient({ displayName: "Ada" }), await anAdvisor({ displayName: "Grace Hopper" })];
  const at = new Date(Date.now() - hoursAgo * HOUR_MS);
  const { id } = await aConsultation({ client, advisor, at, status: change.status === "no-show" ? "accepted" : change.status });
  await db.update(consultations).set(change).where(eq(consultations.id, id));
  const pageFor = async (who: typeof client) => readPage((await enter(site, who)).get(`/consultations/${id}`));
  return { client: await pageFor(client), advisor: await pageFor(advisor) };
}

test("what is over and not confirmed has ended, and what the two differ about is not settled: nobody receives anything by then", async () => {
  const over = await pagesOf(2, { status: "accepted" });
  for (const { text } of [over.client, over.advisor]) expect(text).toMatch(/Ended The time is over/);
  expect(over.client.text).toContain("Grace Hopper receives");
  const absent = { saidAbsent: "advisor", saidAbsentAt: new Date(), absenceRepliedAt: new Date() } as const;
  const disputed = await pagesOf(2, { status: "accepted", ...absent });
  for (const { text } of [disputed.client, disputed.advisor]) {
    expect(text).toContain("Not settled yet");
    expect(text).not.toMatch(/Grace Hopper receives|You receive/);
  }
});

test("what is over says the moment at which it counts as completed, with its zone, and denied absences say no longer what they cost", async () => {
  const over = await pagesOf(23, { status: "accepted" });
  for (const { text, html } of [over.client, over.advisor]) {
    expect(text).toMatch(/If we hear nothing from you by \w{3}, .*?\d:\d\d.*? (\(London\)|UTC) ?, it counts as completed\./);
    const said = /If we hear nothing from you by.*?datetime="([^"]+)"/i.exec(html)?.[1] ?? "";
    expect(Math.abs(Date.parse(said) - (Date.now() + 1.5 * HOUR_MS))).toBeLessThan(HOUR_MS / 4);
  }
  const reported = { status: "accepted", saidAbsent: "advisor", saidAbsentAt: new Date() } as const;
  expect((await pagesOf(2, reported)).advisor.text).toContain("If that stands, you receive nothing");
  expect((await pagesOf(2, { ...reported, absenceRepliedAt: new Date() })).advisor.text).not.toContain("If that stands");
});

test("an absence that an admin decided reads as their decision, with their reason called so, and one that was admitted does not", async () => {
  const missed = {
    status: "no-show",
    noShowOf: "advisor",
    agreedAt: new Date(),
    closedAt: new Date(),
    closeReason: "The room kept a record",
  } as const;
  const decided = await pagesOf(5, { ...missed, closedBy: "admin" });
  expect(decided.advisor.text).toContain("We have decided: it counts as missed by you.");
  expect(decided.client.text).toContain("We have decided: it counts as missed by Grace Hopper.");
  for (const { text } of [decided.client, decided.advisor]) expect(text).toContain("Our reason The room kept a record");
  const admitted = await pagesOf(5, { ...missed, closedBy: "advisor" });
  expect(admitted.advisor.text).toContain("You did not come.");
  expect(admitted.advisor.text).not.toMatch(/We have decided|Our reason/);
});

test("of what the advisor completed the client presses that they did not come: both read that it is not settled", async () => {
  const [client, advisor] = [await aClient({ displayName: "Ada" }), await anAdvisor({ displayName: "Grace Hopper" })];
  const { id } = await aConsultation({ client, advisor, at: new Date(Date.now() - 2 * HOUR_MS), status: "completed" });
  await db.update(consultations).set({ closedAt: new Date(), closedBy: "advisor" }).where(eq(consultations.id, id));
  const [ada, grace] = [await enter(site, client), await enter(site, advisor)];
  const page = `/consultations/${id}`;
  expect((await readPage(ada.get(page))).text).toContain("They did not come");
  expect((await readPage(grace.get(page))).text).not.toContain("They did not come");
  expect((await grace.post(page, { intent: "reportNoShow", id, key: randomUUID(), reason: "She was late" })).status).toBe(409);
  expect((await ada.post(page, { intent: "reportNoShow", id, key: randomUUID(), reason: "Nobody came" })).status).toBe(303);
  for (const person of [ada, grace]) {
    const { text } = await readPage(person.get(page));
    expect(text).toContain("Not settled yet");
    expect(text).toContain("Nobody came");
    expect(text).not.toMatch(/They did not come|How was it|You receive|receives/);
  }
});

test("what took place leads to the review first, and what was declined is asked for again, not booked again", async () => {
  const done = await pagesOf(26, { status: "completed", closedAt: new Date(), closedBy: "client" });
  for (const { html } of [done.client, done.advisor]) expect(html).toMatch(/href="[^"]*#reviews"/);
  const declined = await pagesOf(-30, { status: "declined", closedAt: new Date(), closedBy: "advisor" });
  expect(declined.client.text).toContain("Ask for another time");
  expect(declined.client.text).not.toContain("Book again");
});

test("who was cancelled by the advisor finds the way to others free at that hour first; who cancelled themselves, the way to the same advisor", async () => {
  const cancelled = { status: "cancelled", agreedAt: new Date(), closedAt: new Date() } as const;
  const left = (await pagesOf(-30, { ...cancelled, closedBy: "advisor" })).client;
  const own = (await pagesOf(-30, { ...cancelled, closedBy: "client" })).client;
  expect(left.text.indexOf("Find others free at that time")).toBeGreaterThan(0);
  expect(left.text.indexOf("Find others free at that time")).toBeLessThan(left.text.indexOf("Book again"));
  expect(own.text.indexOf("Book again")).toBeGreaterThan(0);
  expect(own.text.indexOf("Book again")).toBeLessThan(own.text.indexOf("Find other advisors"));
});

test("who is asked reads what they would receive and what the platform keeps of it, before they answer", async () => {
  const asked = await pagesOf(-30, { status: "requested", expiresAt: new Date(Date.now() + HOUR_MS), platformFee: 5_00 });
  expect(asked.advisor.text).toMatch(/Total .?\$50 Platform fee \u2212\$5 You receive \$45/);
  expect(asked.client.text).not.toContain("Platform fee");
});

test("a client without reviews is new to an advisor until they have had a consultation", async () => {
  const asked = { status: "requested", expiresAt: new Date(Date.now() + HOUR_MS) } as const;
  expect((await pagesOf(-30, asked)).advisor.text).toMatch(/Who asks .*New/);
  const known = (await pagesOf(26, { status: "completed" })).advisor.text;
  expect(known).toMatch(/Who asked .*No advisor has reviewed them yet/);
});

test("the list offers to review and to book again what took place, and its further pages have what is over alone", async () => {
  const [client, advisor] = [await aClient(), await anAdvisor()];
  for (let day = 1; day <= 7; day += 1) {
    const { id } = await aConsultation({ client, advisor, at: new Date(Date.now() - 24 * day * HOUR_MS), status: "completed" });
    await db.update(consultations).set({ closedAt: new Date() }).where(eq(consultations.id, id));
  }
  await aConsultation({ client, advisor, at: new Date(Date.now() + 72 * HOUR_MS), status: "requested" });
  const [ofClient, ofAdvisor] = [await enter(site, client), await enter(site, advisor)];
  const first = (await readPage(ofClient.get("/consultations"))).text;
  expect(first).toMatch(/Waiting for an answer .*You can write a review until .* Write a review Book again/);
  expect((await readPage(ofAdvisor.get("/advisor-profile/sessions"))).text).toContain("Write a review");
  const [second, sessions] = [ofClient.get("/consultations?page=2"), ofAdvisor.get("/advisor-profile/sessions?page=2")];
  expect((await readPage(second)).text).toMatch(/^((?!Waiting for an answer).)*Past and cancelled .*Later/);
  expect((await readPage(sessions)).text).toMatch(/^((?!Upcoming).)*Past and cancelled .*Later/);
});

test("the list of a client says what a payment provider has sent back, as it does of a bank transfer", async () => {
  const [client, advisor] = [await aClient(), await anAdvisor()];
  const { id } = await aConsultation({ client, advisor, at: new Date(Date.now() - 26 * HOUR_MS), status: "completed" });
  await db.update(consultations).set({ refunded: 20_00 }).where(eq(consultations.id, id));
  expect((await readPage((await enter(site, client)).get("/consultations"))).text).toContain("$20 was sent back to you.");
});
