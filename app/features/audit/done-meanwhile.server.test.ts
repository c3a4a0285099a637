import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { auditLog } from "#app/db/schema/operations";
import { restorePerson, suspendPerson } from "#app/features/admin/people/people.server";
import { DAY_MS } from "#app/platform/durations";
import { anAdmin } from "../../../tests/support/applicants";
import { useDatabase } from "../../../tests/support/database";
import { aClient } from "../../../tests/support/people";
import { doneMeanwhile } from "./done-meanwhile.server";

useDatabase();

const KEY = "dashboard.alreadySo";

test("of two admins who press at once the one who came too late hears who was first; nobody hears of themselves, or of long ago", async () => {
  const [first, second, person] = [await anAdmin(), await anAdmin(), await aClient()];
  const now = new Date();
  await db.update(profiles).set({ displayName: "Ada Admin" }).where(eq(profiles.userId, first.userId));
  await suspendPerson(first, { personId: person.userId, reason: "Spam" }, now);
  expect(await suspendPerson(second, { personId: person.userId, reason: "Spam" }, now)).toEqual({ ok: false, reason: "alreadySo" });
  const told = (who = second, at = new Date()) => doneMeanwhile(who, person.userId, KEY, at);
  expect(await told()).toEqual({ key: "admin.doneBy", values: { name: "Ada Admin" } });
  expect(await told(first)).toEqual({ key: KEY });
  expect(await told(second, new Date(Date.now() + 2 * DAY_MS))).toEqual({ key: KEY });
  await restorePerson(second, { personId: person.userId }, now);
  expect(await told()).toEqual({ key: KEY });
  for (const id of [randomUUID(), "nonsense", undefined]) expect(await doneMeanwhile(second, id, KEY, now)).toEqual({ key: KEY });
  await db.delete(auditLog);
});
