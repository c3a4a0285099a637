import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { beginUndo, noteBulk, undoableBulks } from "./bulk-undo.server";

useDatabase();

test("what was pressed again with its key, many times at once as well, is written down once and can be undone once", async () => {
  const [admin, other] = [await anAdmin(), await anAdmin()];
  const [intent, key, ids] = ["confirm-payments" as const, randomUUID(), [randomUUID(), randomUUID()]];
  const note = (actor = admin, more: { ids?: string[]; key?: string } = {}) =>
    noteBulk(actor, { intent, ids, at: new Date(), key, ...more });
  const lines = (actor = admin) => db.$count(auditLog, and(eq(auditLog.actorId, actor.userId), eq(auditLog.action, "list.changed")));
  await note();
  await Promise.all([note(), note(), note()]);
  expect(await lines()).toBe(1);
  const [done, ...more] = await undoableBulks(admin.userId, [intent]);
  expect(more).toEqual([]);
  expect(await beginUndo(admin, done!.id, [intent])).toMatchObject({ intent, ids });
  await note();
  expect([await lines(), await undoableBulks(admin.userId, [intent])]).toEqual([1, []]);
  // Another key, other rows and another admin are something else.
  await note(admin, { key: randomUUID() });
  await note(admin, { ids: [randomUUID()] });
  await note(other);
  expect([await lines(), await lines(other)]).toEqual([3, 1]);
});
