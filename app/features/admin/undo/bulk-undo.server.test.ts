import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import { UNDO_SECONDS } from "#app/features/audit/limits";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { restorePerson, suspendPerson } from "../people/people.server";
import { beginUndo, recordBulkAction, undoableBulks } from "./bulk-undo.server";

useDatabase();

test("what was pressed again with its key, many times at once as well, is written down once and can be undone once", async () => {
  const [admin, other] = [await anAdmin(), await anAdmin()];
  const [intent, key, ids] = ["restore" as const, randomUUID(), [(await aClient()).userId, (await aClient()).userId]];
  const note = (actor = admin, more: { ids?: string[]; key?: string } = {}) =>
    recordBulkAction(actor, { intent, ids, at: new Date(), key, ...more });
  const lines = (actor = admin) => db.$count(auditLog, and(eq(auditLog.actorId, actor.userId), eq(auditLog.action, "list.changed")));
  await note();
  await Promise.all([note(), note(), note()]);
  expect(await lines()).toBe(1);
  const [done, ...more] = await undoableBulks(admin.userId, [intent]);
  expect(more).toEqual([]);
  expect(await beginUndo(admin, done!.id, [intent])).toMatchObject({ intent, ids });
  await note();
  expect([await lines(), await undoableBulks(admin.userId, [intent])]).toEqual([1, []]);
  // A different key, other rows or another admin count as another action.
  await note(admin, { key: randomUUID() });
  await note(admin, { ids: [randomUUID()] });
  await note(other);
  expect([await lines(), await lines(other)]).toEqual([3, 1]);
});

test("what somebody has changed since is no more offered to be taken back, and of several the others are", async () => {
  const [admin, one, two] = [await anAdmin(), await aClient(), await aClient()];
  const at = new Date();
  const ids = [one.userId, two.userId];
  for (const personId of ids) await suspendPerson(admin, { personId, reason: "Spam" }, at);
  await recordBulkAction(admin, { intent: "suspend", ids, at });
  const offered = async (about?: string) => (await undoableBulks(admin.userId, ["suspend"], about)).map(({ count }) => count);
  expect([await offered(), await offered(one.userId), await offered(admin.userId)]).toEqual([[2], [2], []]);
  const left = async () => (await undoableBulks(admin.userId, ["suspend"]))[0]?.secondsLeft;
  expect(await left()).toBeGreaterThan(UNDO_SECONDS - 20);
  await db
    .update(auditLog)
    .set({ createdAt: new Date(Date.now() - 40_000) })
    .where(eq(auditLog.actorId, admin.userId));
  expect(await left()).toBeLessThanOrEqual(UNDO_SECONDS - 40);
  await restorePerson(await anAdmin(), { personId: one.userId }, at);
  expect(await offered()).toEqual([1]);
  await restorePerson(admin, { personId: two.userId }, at);
  expect(await offered()).toEqual([]);
});
