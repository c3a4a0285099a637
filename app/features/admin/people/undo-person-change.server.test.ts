import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { auditLog, outbox } from "#app/db/schema/operations";
import { cancelDeletion } from "#app/features/accounts/deletion/cancel-deletion.server";
import { UNDO_SECONDS } from "#app/features/audit/limits";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { beginUndo, recordBulkAction, undoableBulks } from "../undo/bulk-undo.server";
import { relistAdvisor, unlistAdvisor } from "./directory-place.server";
import { restorePerson, suspendPerson } from "./people.server";
import { undoReinstatement, undoRelisting, undoSuspension, undoUnlisting } from "./undo-person-change.server";

useDatabase();

const AT = new Date("2026-12-01T09:00:00Z");
const LATER = new Date("2026-12-01T09:00:30Z");
const NOW = new Date("2026-12-01T09:00:40Z");
const WAIT = { waitSeconds: UNDO_SECONDS };
const DONE = { ok: true };
const NOT_SO = { ok: false, reason: "alreadySo" };
const mailsTo = (recipient: string) => db.$count(outbox, eq(outbox.recipient, recipient));
/** Returns the kinds of mails to a person, in order. */
const toldTo = async (recipient: string) =>
  (await db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(outbox.createdAt)).map(({ kind }) => kind);
/** Marks mails as sent, as if their delay of a minute were over. */
const aMinuteLater = () => db.update(outbox).set({ sendAfter: new Date(0), attempts: 1, sentAt: new Date() });
const personOf = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0];
const statusOf = async (userId: string) => (await db.select().from(advisors).where(eq(advisors.userId, userId)))[0]?.status;

test("a suspension is taken back with its mail while that waits, once, and not one that was given since", async () => {
  const [admin, person] = [await anAdmin(), await aClient()];
  const suspension = { personId: person.userId, reason: "Spam", ...WAIT };
  expect(await suspendPerson(admin, suspension, AT)).toEqual(DONE);
  expect([await mailsTo(person.email), (await personOf(person.userId))?.suspendedReason]).toEqual([1, "Spam"]);
  expect(await undoSuspension(admin, { personId: person.userId, at: LATER }, NOW)).toEqual(NOT_SO);
  expect(await undoSuspension(admin, { personId: person.userId, at: AT }, NOW)).toEqual(DONE);
  expect([await mailsTo(person.email), (await personOf(person.userId))?.suspendedAt]).toEqual([0, null]);
  expect(await undoSuspension(admin, { personId: person.userId, at: AT }, NOW)).toEqual(NOT_SO);
});

test("whoever was let in again is suspended as before, for the same reason and since the same moment", async () => {
  const [admin, person] = [await anAdmin(), await aClient()];
  await suspendPerson(admin, { personId: person.userId, reason: "Spam" }, AT);
  await restorePerson(admin, { personId: person.userId }, LATER);
  expect(await undoReinstatement(admin, { personId: person.userId, at: LATER }, NOW)).toEqual(DONE);
  expect(await personOf(person.userId)).toMatchObject({ suspendedReason: "Spam", suspendedAt: AT });
  expect(await undoReinstatement(admin, { personId: person.userId, at: LATER }, NOW)).toEqual(NOT_SO);
});

test("an advisor is back in the directory, or out of it again, as before", async () => {
  const [admin, advisor] = [await anAdmin(), await anAdvisor()];
  const [personId, at] = [advisor.userId, AT];
  await unlistAdvisor(admin, { personId, reason: "On leave", ...WAIT }, AT);
  expect(await mailsTo(advisor.email)).toBe(1);
  expect(await undoUnlisting(admin, { personId, at: LATER }, NOW)).toEqual(NOT_SO);
  expect(await undoUnlisting(admin, { personId, at }, NOW)).toEqual(DONE);
  expect([await statusOf(personId), await mailsTo(advisor.email)]).toEqual(["approved", 0]);
  await unlistAdvisor(admin, { personId, reason: "On leave" }, AT);
  await relistAdvisor(admin, { personId }, LATER);
  expect(await undoRelisting(admin, { personId, at }, NOW)).toEqual(NOT_SO);
  expect(await undoRelisting(admin, { personId, at: LATER }, NOW)).toEqual(DONE);
  expect(await statusOf(personId)).toBe("suspended");
});

test("an advisor who is leaving is taken out of the directory too: staying after all does not show them again, unless that is taken back", async () => {
  const [admin, advisor] = [await anAdmin(), await anAdvisor()];
  const [personId, at] = [advisor.userId, AT];
  const person = { id: personId, email: advisor.email };
  const leaves = async () => {
    await db.update(advisors).set({ status: "suspended" }).where(eq(advisors.userId, personId));
    await db.insert(accountDeletions).values({ userId: personId, endsAt: NOW, hidAdvisor: true, createdAt: AT });
  };
  await leaves();
  expect(await unlistAdvisor(admin, { personId, reason: "Fraud", ...WAIT }, AT)).toEqual(DONE);
  expect(await unlistAdvisor(admin, { personId, reason: "Fraud", ...WAIT }, LATER)).toEqual(NOT_SO);
  expect(await toldTo(advisor.email)).toEqual(["unlisted"]);
  await cancelDeletion(db, person, LATER);
  expect(await statusOf(personId)).toBe("suspended");
  await relistAdvisor(admin, { personId }, LATER);
  await leaves();
  await db.delete(outbox);
  await unlistAdvisor(admin, { personId, reason: "Fraud", ...WAIT }, AT);
  expect(await toldTo(advisor.email)).toEqual(["unlisted"]);
  expect(await undoUnlisting(admin, { personId, at }, NOW)).toEqual(DONE);
  expect(await toldTo(advisor.email)).toEqual([]);
  expect(await statusOf(personId)).toBe("suspended");
  await cancelDeletion(db, person, LATER);
  expect(await statusOf(personId)).toBe("approved");
});

test("what was done about several is offered to whoever did it for a minute, and of two who undo it one does", async () => {
  const [admin, other] = [await anAdmin(), await anAdmin()];
  const ids = [admin.userId, other.userId];
  await recordBulkAction(admin, { intent: "restore", ids, at: AT });
  await recordBulkAction(admin, { intent: "unlist", ids, at: AT });
  const [offered, ...others] = await undoableBulks(admin.userId, ["restore"]);
  expect([offered, others]).toMatchObject([{ intent: "restore", count: 2 }, []]);
  expect(await undoableBulks(other.userId, ["restore"])).toEqual([]);
  const id = offered!.id;
  expect(await beginUndo(other, id, ["restore"])).toBeNull();
  expect(await beginUndo(admin, id, ["close-reports"])).toBeNull();
  const both = await Promise.all([beginUndo(admin, id, ["restore"]), beginUndo(admin, id, ["restore"])]);
  expect(both.filter((each) => each !== null)).toEqual([{ id, intent: "restore", ids, at: AT }]);
  expect(await undoableBulks(admin.userId, ["restore"])).toEqual([]);
  await recordBulkAction(admin, { intent: "restore", ids: [other.userId], at: AT });
  const [later] = await undoableBulks(admin.userId, ["restore"]);
  await db
    .update(auditLog)
    .set({ createdAt: new Date(Date.now() - 2 * UNDO_SECONDS * 1000) })
    .where(eq(auditLog.subjectId, later!.id));
  expect([await undoableBulks(admin.userId, ["restore"]), await beginUndo(admin, later!.id, ["restore"])]).toEqual([[], null]);
});

test("who is let in again within the minute hears of neither, and later of both, each once", async () => {
  const [admin, person] = [await anAdmin(), await aClient()];
  const choice = { personId: person.userId, ...WAIT };
  await suspendPerson(admin, { ...choice, reason: "Spam" }, AT);
  expect(await restorePerson(admin, choice, LATER)).toEqual(DONE);
  expect(await toldTo(person.email)).toEqual([]);
  await suspendPerson(admin, { ...choice, reason: "Spam" }, NOW);
  await aMinuteLater();
  expect(await restorePerson(admin, choice, NOW)).toEqual(DONE);
  expect(await toldTo(person.email)).toEqual(["suspended", "restored"]);
  // Undoes the reinstatement before its mail is sent: they stay suspended, as the earlier mail told them.
  expect(await undoReinstatement(admin, { personId: person.userId, at: NOW }, NOW)).toEqual(DONE);
  expect(await toldTo(person.email)).toEqual(["suspended"]);
});

test("an advisor who is put back within the minute hears of neither, and later of both, each once", async () => {
  const [admin, advisor] = [await anAdmin(), await anAdvisor()];
  const choice = { personId: advisor.userId, ...WAIT };
  await unlistAdvisor(admin, { ...choice, reason: "On leave" }, AT);
  expect(await relistAdvisor(admin, choice, LATER)).toEqual(DONE);
  expect(await toldTo(advisor.email)).toEqual([]);
  await unlistAdvisor(admin, { ...choice, reason: "On leave" }, NOW);
  await aMinuteLater();
  expect(await relistAdvisor(admin, choice, NOW)).toEqual(DONE);
  expect(await toldTo(advisor.email)).toEqual(["unlisted", "relisted"]);
  expect(await undoRelisting(admin, { personId: advisor.userId, at: NOW }, NOW)).toEqual(DONE);
  expect(await toldTo(advisor.email)).toEqual(["unlisted"]);
});

test("what is taken back once its mail has gone is told as well", async () => {
  const [admin, person, advisor] = [await anAdmin(), await aClient(), await anAdvisor()];
  await suspendPerson(admin, { personId: person.userId, reason: "Spam" }, AT);
  await unlistAdvisor(admin, { personId: advisor.userId, reason: "On leave" }, AT);
  await aMinuteLater();
  expect(await undoSuspension(admin, { personId: person.userId, at: AT }, LATER)).toEqual(DONE);
  expect(await undoUnlisting(admin, { personId: advisor.userId, at: AT }, LATER)).toEqual(DONE);
  expect([await toldTo(person.email), await toldTo(advisor.email)]).toEqual([
    ["suspended", "restored"],
    ["unlisted", "relisted"],
  ]);
});
