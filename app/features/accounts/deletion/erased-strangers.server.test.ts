import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { reviews } from "#app/db/schema/booking";
import { ledgerTransactions } from "#app/db/schema/ledger";
import { notifications } from "#app/db/schema/notifications";
import { auditLog } from "#app/db/schema/operations";
import { acceptConsultation } from "#app/features/booking/life/consultations.server";
import { askAdvisor, sendMessage } from "#app/features/messages/send/send.server";
import { profileFields } from "#app/features/profiles/schema";
import { later, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor, type TestAdvisor } from "../../../../tests/support/people";
import { eraseDueAccounts } from "./erasure.server";

useDatabase();

const SAID = "Ada Lovelace was ill, call 1500000";
const AFTER = "Former member was ill, call Former member";

/** A client who calls themselves Ada Lovelace, with a number that may be an amount, too. */
async function anAda() {
  const ada = await aClient({ displayName: profileFields.displayName.parse("Ada Lovelace") });
  await db
    .update(profiles)
    .set({ phone: profileFields.phone.parse("150 00 00") })
    .where(eq(profiles.userId, ada.userId));
  return ada;
}

async function erase({ userId }: { userId: string }) {
  await db.insert(accountDeletions).values({ userId, endsAt: now, hidAdvisor: false });
  await eraseDueAccounts(now);
}

/** What others wrote of an hour of two others, in the log, a review and its reply, the books, and a notification. */
async function anHourOfOthers(advisor: TestAdvisor) {
  const client = await aClient();
  const { id } = await aConsultation({ client, advisor, at: noon });
  const details = { reason: SAID };
  await db.insert(auditLog).values({ action: "person.suspended", subject: "users", subjectId: client.userId, details });
  await db.insert(auditLog).values({ action: "consultation.refund", subject: "consultations", subjectId: id, details });
  const review = { consultationId: id, advisorId: advisor.advisorId, authorId: client.userId, authorSide: "client", rating: 5 } as const;
  await db.insert(reviews).values({ ...review, text: SAID, reply: SAID });
  await db.execute(sql`insert into ledger_transactions (key, kind, consultation_id, currency, reason, created_at)
    values (${randomUUID()}, 'refund', ${id}, 'USD', ${SAID}, now())`);
  const arrived = { how: "arrived", amount: "1500000", currency: "IDR", counterpart: "Ada Lovelace" };
  const told = { kind: "payment_update", subject: id, details: arrived, link: "/x" };
  await db.insert(notifications).values({ userId: client.userId, ...told });
  return { client, id };
}

async function written({ client, id }: Awaited<ReturnType<typeof anHourOfOthers>>) {
  const [review] = await db.select().from(reviews).where(eq(reviews.consultationId, id));
  const [booked] = await db.select().from(ledgerTransactions).where(eq(ledgerTransactions.reason, SAID));
  const [told] = await db.select().from(notifications).where(eq(notifications.subject, id));
  const reasonOf = async (subject: string) => (await db.select().from(auditLog).where(eq(auditLog.subjectId, subject)))[0]?.details.reason;
  return {
    log: [await reasonOf(client.userId), await reasonOf(id)],
    review: [review?.text, review?.reply],
    books: booked?.reason,
    told: told?.details,
  };
}

test("who took a name and a number that nobody else has, and leaves, rewrites nothing about people they never met", async () => {
  const others = await anHourOfOthers(await anAdvisor());
  const before = await written(others);
  await erase(await anAda());
  expect(await written(others)).toEqual(before);
  expect(before).toMatchObject({ log: [SAID, SAID], review: [SAID, SAID], books: SAID });
});

test.each([
  ["the end of", "da@lovelace.example", "ada@lovelace.example"],
  ["the beginning of", "ada@lovelace.example", "ada@lovelace.example.org"],
  ["in the middle of", "da@lovelace.example", "ada@lovelace.example.org"],
])("an address that is %s another's tells nobody: names and numbers beside that one stay", async (_, own, others) => {
  const [ada, met] = [await anAda(), await anHourOfOthers(await anAdvisor())];
  await db.update(users).set({ email: own }).where(eq(users.id, ada.userId));
  const said = `${SAID}; write to <${others}>`;
  await db
    .update(auditLog)
    .set({ details: { reason: said } })
    .where(eq(auditLog.subjectId, met.id));
  await db.update(reviews).set({ text: said, reply: said }).where(eq(reviews.consultationId, met.id));
  const before = await written(met);
  await erase(ada);
  expect(await written(met)).toEqual(before);
  expect(before).toMatchObject({ log: [SAID, said], review: [said, said] });
});

test("who only asked somebody, or was asked and never answered, has not met them", async () => {
  const [ada, advisor] = [await anAda(), await anAdvisor()];
  const others = await anHourOfOthers(advisor);
  const before = await written(others);
  await aConsultation({ client: ada, advisor, at: later(noon, 24) });
  expect(await askAdvisor(ada, advisor.slug, { text: "Hello" }, now)).toMatchObject({ ok: true });
  await db.insert(auditLog).values({ action: "person.suspended", subject: "users", subjectId: ada.userId, details: { reason: SAID } });
  await erase(ada);
  expect(await written(others)).toEqual(before);
  const [own] = await db.select().from(auditLog).where(eq(auditLog.subjectId, ada.userId));
  expect(own?.details.reason).toBe(AFTER);
});

test.each([
  "agreed",
  "wrote",
])("in what is written about those with whom they %s the name goes where admins wrote it, and the books and reviews of others stay", async (how) => {
  const [ada, advisor] = [await anAda(), await anAdvisor()];
  const others = await anHourOfOthers(advisor);
  if (how === "agreed") await acceptConsultation(advisor, (await aConsultation({ client: ada, advisor, at: later(noon, 24) })).id, now);
  else {
    const asked = await askAdvisor(ada, advisor.slug, { text: "Hello" }, now);
    await sendMessage(advisor, asked.ok ? asked.threadId : "", { text: "Hello" }, later(now, 1));
  }
  await erase(ada);
  expect(await written(others)).toMatchObject({
    log: [SAID, "Former member was ill, call 1500000"],
    review: [SAID, SAID],
    books: SAID,
  });
});

test("who is called by words of every day, met an advisor and leaves takes them from nobody's sentences about the advisor", async () => {
  const advisor = await anAdvisor();
  const others = await anHourOfOthers(advisor);
  const reason = "Very helpful, and highly recommended";
  await db.update(reviews).set({ text: "Very Helpful", reply: reason });
  await db.insert(auditLog).values({ action: "advisor.unlisted", subject: "users", subjectId: advisor.userId, details: { reason } });
  const helpful = await aClient({ displayName: profileFields.displayName.parse("Very Helpful") });
  await acceptConsultation(advisor, (await aConsultation({ client: helpful, advisor, at: later(noon, 24) })).id, now);
  await erase(helpful);
  expect(await written(others)).toMatchObject({ review: ["Very Helpful", reason] });
  const [log] = await db.select().from(auditLog).where(eq(auditLog.action, "advisor.unlisted"));
  expect(log?.details).toEqual({ reason });
});

test("in what is told of an hour of theirs an amount stays an amount, whatever number they called their own", async () => {
  const [ada, advisor] = [await anAda(), await anAdvisor()];
  const { id } = await aConsultation({ client: ada, advisor, at: noon });
  const details = { amount: "1500000", currency: "IDR", reason: SAID };
  await db.insert(auditLog).values({ action: "consultation.refund", subject: "consultations", subjectId: id, details });
  await erase(ada);
  const [told] = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  expect(told?.details).toEqual({ ...details, reason: AFTER });
});

test("an address that nobody confirmed is nobody's, and one that was goes wherever it is written, with the name beside it", async () => {
  const [ada, unproved] = [await anAda(), await aClient()];
  await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, unproved.userId));
  const said = [`Ada Lovelace <${ada.email}>`, `Somebody <${unproved.email}>`];
  for (const reason of said) await db.insert(auditLog).values({ action: "review.hidden", subject: "reviews", details: { reason } });
  await erase(ada);
  await erase(unproved);
  const reasons = (await db.select().from(auditLog).where(eq(auditLog.action, "review.hidden"))).map(({ details }) => details.reason);
  expect(reasons).toEqual(expect.arrayContaining(["Former member <Former member>", said[1]]));
});
