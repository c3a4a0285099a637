import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { auditLog } from "#app/db/schema/operations";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { isAdmin, reports, signsInAnew } from "../../../../tests/support/reported-admins";
import { grantAdmin, restorePerson, suspendPerson } from "./people.server";
import { undoSuspension } from "./undo-person-change.server";

useDatabase();

const ok = { ok: true };

test.each([
  restorePerson,
  undoSuspension,
])("an admin whom a thief reinstated is suspended again as they were, and whom they made one is none (%o)", async (reinstate) => {
  const [owner, other, rogue, theirs] = [await anAdmin(), await anAdmin(), await anAdmin(), await aClient()];
  const at = new Date();
  const stands = async () =>
    (await db.select({ at: users.suspendedAt, reason: users.suspendedReason }).from(users).where(eq(users.id, rogue.userId)))[0];
  expect(await suspendPerson(other, { personId: rogue.userId, reason: "rogue" }, at)).toEqual(ok);
  const before = await stands();
  expect(await reinstate(owner, { personId: rogue.userId, at }, new Date())).toEqual(ok);
  expect(await grantAdmin(await signsInAnew(rogue), theirs.userId)).toEqual(ok);
  expect(await reports(owner)).toEqual(ok);
  expect([await stands(), await isAdmin(theirs)]).toEqual([before, false]);
  const logged = await db.select().from(auditLog).where(eq(auditLog.subjectId, rogue.userId)).orderBy(auditLog.createdAt);
  expect(logged.map(({ action }) => action)).toEqual(["person.suspended", "person.restored", "admin.suspended-again"]);
});
