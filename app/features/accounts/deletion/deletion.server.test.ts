import { randomUUID } from "node:crypto";
import { eq, getTableName, like, notInArray, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db, type Transaction } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { billingInfo, profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { consultations, reviews } from "#app/db/schema/booking";
import { outbox } from "#app/db/schema/operations";
import { outsidePayments } from "#app/db/schema/outside-payments";
import { files } from "#app/db/schema/site-content";
import { relistAdvisor } from "#app/features/admin/people/directory-place.server";
import { restorePerson, revokeAdmin, suspendPerson } from "#app/features/admin/people/people.server";
import { revealReviews } from "#app/features/booking/life/consultation-reviews.server";
import { findConsultation } from "#app/features/booking/life/consultations.server";
import { completeEnded } from "#app/features/booking/life/due-transitions.server";
import { sendFile } from "#app/features/messages/send/files.server";
import { askAdvisor } from "#app/features/messages/send/send.server";
import { postConsultation } from "#app/features/money/ledger.server";
import { remindOfPayments } from "#app/features/money/outside/payment-reminders.server";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { askedDuring } from "../../../../tests/support/asked-during";
import { useDatabase } from "../../../../tests/support/database";
import { readOwnRecords } from "../../../../tests/support/own-records";
import { setPassword } from "../../../../tests/support/passwords";
import { payAdvisorOut, saysWhereTo } from "../../../../tests/support/payments";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { hasOtherAdmin } from "../admin-role.server";
import { emailSchema } from "../schema";
import { findViewer, startSession } from "../sessions/sessions.server";
import { signIn } from "../sign-in/sign-in.server";
import type { Viewer } from "../viewer";
import { beginDeletion } from "./deletion.server";
import { eraseDueAccounts } from "./erasure.server";
import { ERASED_REASON, FORMER_NAME } from "./grace-period";
import { PERSONAL_TABLES } from "./personal-tables.server";

useDatabase();

const PASSWORD = "Correct-horse-7";
const ADDRESS = "203.0.113.7";
const device = { address: ADDRESS, userAgent: "Test browser" };
const start = new Date("2026-03-01T12:00:00Z");
const days = (count: number) => new Date(start.getTime() + count * 86_400_000);

beforeEach(async () => {
  await db.delete(accountDeletions);
});

async function withPassword<Person extends Viewer>(person: Person) {
  await setPassword(db, person.userId, PASSWORD);
  return person;
}

const go = (viewer: Viewer, password = PASSWORD, at = start) => beginDeletion(viewer, { password, code: "" }, ADDRESS, at);
const enter = ({ email }: Viewer, at: Date) => signIn({ email, password: PASSWORD, rememberMe: true }, device, at);
const rowOf = async ({ userId }: Viewer) => (await db.select().from(users).where(eq(users.id, userId)))[0];
const statusOf = async ({ userId }: Viewer) => (await db.select().from(advisors).where(eq(advisors.userId, userId)))[0]?.status;

test("leaving takes the password, ends every session, hides the advisor's page and is mailed about", async () => {
  const ann = await withPassword(await anAdvisor());
  const token = await startSession(db, { userId: ann.userId, rememberMe: true, device }, start);
  expect(await go(ann, "")).toEqual({ ok: false, reason: "accounts.currentPasswordNeeded" });
  expect(await go(ann, "Wrong-horse-1")).toEqual({ ok: false, reason: "accounts.currentPasswordWrong" });
  expect(await findViewer(token, start)).not.toBeNull();
  expect(await go(ann)).toEqual({ ok: true, date: "March 15, 2026" });
  expect(await findViewer(token, start)).toBeNull();
  expect(await statusOf(ann)).toBe("suspended");
  expect((await mailsTo(ann.email))[0]?.text).toContain("March 15, 2026");
});

test("signing in within fourteen days brings everything back", async () => {
  const ann = await withPassword(await anAdvisor());
  await go(ann);
  expect((await enter(ann, days(13.9))).ok).toBe(true);
  await eraseDueAccounts(days(15));
  expect([await statusOf(ann), (await rowOf(ann))?.email]).toEqual(["approved", ann.email]);
  expect((await mailsTo(ann.email)).map(({ kind }) => kind)).toContain("stayed");
});

test("an advisor who was suspended before leaving is suspended after coming back", async () => {
  const ann = await withPassword(await anAdvisor({ status: "suspended" }));
  await go(ann);
  await enter(ann, days(1));
  expect(await statusOf(ann)).toBe("suspended");
});

test("after fourteen days nothing is left of somebody who never consulted, and not before", async () => {
  const ann = await withPassword(await aClient());
  await db.insert(billingInfo).values({ userId: ann.userId, billingName: "Ann Lee" });
  await go(ann);
  await eraseDueAccounts(days(13.9));
  expect(await rowOf(ann)).toBeDefined();
  await eraseDueAccounts(days(14));
  expect(await rowOf(ann)).toBeUndefined();
  expect(await db.select().from(profiles).where(eq(profiles.userId, ann.userId))).toEqual([]);
  expect(await mailsTo(ann.email)).toEqual([]);
});

test("whoever is suspended is erased no sooner than they are let in again, and has the days anew to take it back", async () => {
  const [ann, admin] = [await withPassword(await aClient()), await anAdmin()];
  await go(ann);
  expect(await suspendPerson(admin, { personId: ann.userId, reason: "Threats" }, days(1))).toEqual({ ok: true });
  await eraseDueAccounts(days(14));
  await eraseDueAccounts(days(400));
  expect(await rowOf(ann)).toMatchObject({ email: ann.email, suspendedReason: "Threats" });
  expect(await restorePerson(admin, { personId: ann.userId }, days(400))).toEqual({ ok: true });
  await eraseDueAccounts(days(413.9));
  expect(await rowOf(ann)).toMatchObject({ email: ann.email });
  await eraseDueAccounts(days(414));
  expect(await rowOf(ann)).toBeUndefined();
  await db.delete(userRoles).where(eq(userRoles.userId, admin.userId));
});

test("whoever was erased takes no step of an admin's, and a suspension for the reason 'deleted' makes nobody erased", async () => {
  const [client, advisor, admin] = [await withPassword(await aClient()), await withPassword(await anAdvisor()), await anAdmin()];
  const { id } = await aConsultation({ client, advisor, at: days(-3), status: "completed" });
  await suspendPerson(admin, { personId: client.userId, reason: ERASED_REASON }, start);
  expect((await findConsultation(advisor, id, start)).hasLeft).toBe(false);
  await go(advisor);
  await eraseDueAccounts(days(14));
  expect((await findConsultation(client, id, days(14))).hasLeft).toBe(true);
  for (const step of [restorePerson, relistAdvisor])
    await expect(step(admin, { personId: advisor.userId }, days(15))).rejects.toMatchObject({ init: { status: 404 } });
  expect((await rowOf(advisor))?.email).not.toContain(advisor.userId);
  expect(emailSchema.safeParse((await rowOf(advisor))?.email).success).toBe(false);
  await db.delete(userRoles).where(eq(userRoles.userId, admin.userId));
});

test("a consultation of others keeps an anonymous name in place of who left, on either side", async () => {
  const [client, advisor] = [
    await withPassword(await aClient({ firstName: "Nora" })),
    await withPassword(await anAdvisor({ displayName: "Ada Lane" })),
  ];
  const consultation = await aConsultation({ client, advisor, at: days(-3), status: "completed" });
  await db.update(consultations).set({ note: "my private trouble" }).where(eq(consultations.id, consultation.id));
  await db.insert(reviews).values({
    consultationId: consultation.id,
    advisorId: advisor.advisorId,
    authorId: client.userId,
    authorSide: "client",
    authorName: "Nora",
    rating: 5,
  });
  for (const person of [client, advisor]) await go(person);
  await eraseDueAccounts(days(14));
  const { rows } = await db.execute<{ everything: string }>(sql`
    select concat_ws(' ', u.email, p.*::text, a.*::text, c.note, r.author_name) as everything
    from consultations c join users u on u.id = c.client_id join profiles p on p.user_id = u.id
    join advisers a on a.id = c.adviser_id left join reviews r on r.consultation_id = c.id where c.id = ${consultation.id}`);
  const everything = rows[0]?.everything ?? "";
  expect(everything).toContain(FORMER_NAME);
  for (const personal of ["Nora", "Ada", "Lane", client.email, advisor.email, "private"]) expect(everything).not.toContain(personal);
  expect((await enter(client, days(15))).ok).toBe(false);
  expect((await enter({ ...client, email: (await rowOf(client))!.email }, days(15))).ok).toBe(false);
});

/** A thread in which each side has sent the other a file, and the stored files. */
async function filesInMessages() {
  const [client, advisor] = [await withPassword(await aClient()), await withPassword(await anAdvisor())];
  const asked = await askAdvisor(client, advisor.slug, { text: "May I show you something?" }, start);
  const threadId = asked.ok ? asked.threadId : "";
  const pdf = (name: string) => new File(["%PDF-1.7\n"], name, { type: "application/pdf" });
  for (const person of [client, advisor])
    expect((await sendFile(person, threadId, { file: pdf(`of ${person.userId}.pdf`) }, start)).ok).toBe(true);
  const kept = async () => (await db.select().from(files).where(eq(files.bucket, "messages"))).map(({ ownerId }) => ownerId);
  expect(new Set(await kept())).toEqual(new Set([client.userId, advisor.userId]));
  return { client, advisor, kept };
}

test("files that were sent in messages stand in the records of their sender, and go with them", async () => {
  const { client, advisor, kept } = await filesInMessages();
  expect(JSON.stringify((await readOwnRecords(client.userId, start)).files)).toContain(Buffer.from("%PDF-1.7\n").toString("base64"));
  await aConsultation({ client, advisor, at: days(-3), status: "completed" });
  await go(advisor);
  await eraseDueAccounts(days(14));
  expect(await kept()).toEqual([client.userId]);
  await db.delete(consultations);
  await go(client);
  await eraseDueAccounts(days(14));
  expect(await kept()).toEqual([]);
});

test("the files of both sides go with somebody of whom nothing is left", async () => {
  const { client, kept } = await filesInMessages();
  await go(client);
  await eraseDueAccounts(days(14));
  expect(await kept()).toEqual([]);
});

test("whoever has consultations ahead is asked to end them first, on either side", async () => {
  const [client, advisor] = [await withPassword(await aClient()), await withPassword(await anAdvisor())];
  await aConsultation({ client, advisor, at: days(3), status: "accepted" });
  for (const person of [client, advisor]) expect(await go(person)).toEqual({ ok: false, reason: "deletion.openConsultations" });
  expect((await go(client, PASSWORD, days(4))).ok).toBe(true);
});

test("the last admin cannot leave, of two at the same moment one can", async () => {
  const [one, two] = [await withPassword(await aClient()), await withPassword(await aClient())];
  await db.insert(userRoles).values({ userId: one.userId, role: "admin" });
  expect(await go(one)).toEqual({ ok: false, reason: "deletion.lastAdmin" });
  await db.insert(userRoles).values({ userId: two.userId, role: "admin" });
  const answers = await Promise.all([go(one), go(two)]);
  expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, reason: "deletion.lastAdmin" });
});

test("whoever asks for another admin while one goes waits for the answer", async () => {
  const [one, two] = [await anAdmin(), await anAdmin()];
  await db.delete(userRoles).where(notInArray(userRoles.userId, [one.userId, two.userId]));
  const going = async (tx: Transaction) => {
    expect(await hasOtherAdmin(tx, one.userId)).toBe(true);
    await tx.insert(accountDeletions).values({ userId: one.userId, endsAt: days(14), hidAdvisor: false, createdAt: start });
  };
  const other = await askedDuring(going, () => db.transaction((tx) => hasOtherAdmin(tx, two.userId)));
  expect(other).toBe(false);
});

test("an admin who is leaving or suspended looks after nothing: the other one neither leaves nor gives the role up", async () => {
  const [one, two] = [await withPassword(await anAdmin()), await withPassword(await anAdmin())];
  await db.delete(userRoles).where(notInArray(userRoles.userId, [one.userId, two.userId]));
  expect((await go(one)).ok).toBe(true);
  expect(await go(two)).toEqual({ ok: false, reason: "deletion.lastAdmin" });
  expect(await revokeAdmin(two, two.userId)).toEqual({ ok: false, reason: "lastAdmin" });
  await db.delete(accountDeletions);
  await db.update(users).set({ suspendedAt: start }).where(eq(users.id, one.userId));
  expect(await go(two)).toEqual({ ok: false, reason: "deletion.lastAdmin" });
  await db.update(users).set({ suspendedAt: null }).where(eq(users.id, one.userId));
  expect((await go(two)).ok).toBe(true);
});

test("nothing is written to whoever was erased, whatever still comes of their consultations; the other side hears of it", async () => {
  const [client, advisor] = [await withPassword(await aClient()), await anAdvisor()];
  const held = { client, advisor, status: "accepted" as const, createdAt: start };
  await aConsultation({ ...held, at: days(13) });
  const { id } = await aConsultation({ ...held, at: days(-1) });
  await db.insert(outsidePayments).values({ consultationId: id, createdAt: start, updatedAt: start });
  await db.insert(accountDeletions).values({ userId: client.userId, endsAt: days(14), hidAdvisor: false, createdAt: start });
  await eraseDueAccounts(days(14));
  expect((await rowOf(client))?.email).toContain("former-");
  for (const later of [14.1, 15, 18, 29]) {
    await completeEnded(days(later));
    await remindOfPayments(days(later));
    await revealReviews(days(later));
  }
  expect((await mailsTo(advisor.email)).map(({ kind }) => kind)).toContain("consultation_complete");
  expect(await db.select().from(outbox).where(like(outbox.recipient, "former-%"))).toEqual([]);
});

test("the records hold everything of one's own, nothing secret, and nothing of another person but a name", async () => {
  const [client, advisor] = [
    await withPassword(await aClient({ firstName: "Nora" })),
    await withPassword(await anAdvisor({ displayName: "Ada Lane" })),
  ];
  await db.insert(billingInfo).values({ userId: client.userId, billingName: "Nora Berg" });
  await aConsultation({ client, advisor, at: days(-3), status: "completed" });
  await startSession(db, { userId: client.userId, rememberMe: true, device }, start);
  const records = JSON.stringify(await readOwnRecords(client.userId, start));
  for (const part of [client.email, "Nora Berg", "Ada Lane", "203.0.113.7", '"consultationsAsClient":[{']) expect(records).toContain(part);
  for (const part of ["argon2", "tokenHash", "passwordHash", advisor.email, advisor.userId]) expect(records).not.toContain(part);
  const other = JSON.stringify(await readOwnRecords(advisor.userId, start));
  expect(other).toContain("Nora");
  for (const part of [client.email, client.userId, "Nora Berg"]) expect(other).not.toContain(part);
});

test("the records hold one's own lines of the ledger, the client's and the advisor's apart", async () => {
  const [client, advisor, other] = [await aClient(), await anAdvisor(), await aClient()];
  const consultation = await aConsultation({ client, advisor, at: days(-3), status: "accepted" });
  for (const step of ["authorise", "capture", "settle"] as const) await postConsultation(db, step, consultation, start);
  const order = { advisorId: advisor.advisorId, currency: "USD", amount: 50_00, reference: "SEPA 7", key: randomUUID() };
  await saysWhereTo(advisor);
  await payAdvisorOut(await anAdmin(), order, start);
  const linesOf = async ({ userId }: Viewer) =>
    (await readOwnRecords(userId, start)).ledger.map(({ kind, account, amount }) => `${kind} ${account} ${amount}`);
  expect(await linesOf(client)).toEqual(["authorise client -5000"]);
  expect((await linesOf(advisor)).sort()).toEqual(["payout advisor -5000", "payout payout 5000", "settle advisor 5000"]);
  expect(await linesOf(other)).toEqual([]);
  const paidOut = (await readOwnRecords(advisor.userId, start)).ledger.filter(({ kind }) => kind === "payout");
  expect(paidOut.map(({ reference, currency }) => [reference, currency])).toEqual(Array(2).fill(["SEPA 7", "USD"]));
});

/** Tables shared with others or kept by the site itself; erasure and export treat each in its own way. */
const SHARED = ["advisers", "consultations", "departures", "message_thread_sides", "message_threads", "messages", "reviews"];
/** Who did what as an admin: set to null by the database, or anonymous along with the person. */
const WRITTEN_BY_ADMINS = ["advisor_applications.reviewed_by", "message_reports.closed_by"];

test("every table that points at people is either theirs alone or shared on purpose", async () => {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select k.conrelid::regclass::text as table, a.attname as column from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'users'::regclass and k.confdeltype <> 'n'`);
  const personal = PERSONAL_TABLES.map(({ table, owner }) => `${getTableName(table)}.${owner.name}`);
  const unknown = rows.filter(({ table, column }) => !SHARED.includes(table) && !personal.includes(`${table}.${column}`));
  expect(unknown.filter(({ table, column }) => !WRITTEN_BY_ADMINS.includes(`${table}.${column}`))).toEqual([]);
});
