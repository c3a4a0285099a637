import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { restorePerson, suspendPerson } from "#app/features/admin/people/people.server";
import { undoSuspension } from "#app/features/admin/people/undo-person-change.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { setPassword } from "../../../../tests/support/passwords";
import { aClient } from "../../../../tests/support/people";
import type { Viewer } from "../viewer";
import { beginDeletion } from "./deletion.server";
import { eraseDueAccounts } from "./erasure.server";

useDatabase();

const PASSWORD = "Correct-horse-7";
const start = new Date("2026-03-01T12:00:00Z");
const days = (count: number) => new Date(start.getTime() + count * 86_400_000);
const isThere = async ({ userId }: Viewer) => (await db.$count(users, eq(users.id, userId))) > 0;

const LET_IN = {
  "let in again by an admin": (admin: Viewer, personId: string, at: number) => restorePerson(admin, { personId }, days(at)),
  "let in again because the suspension is taken back": (admin: Viewer, personId: string, at: number) =>
    undoSuspension(admin, { personId, at: days(1) }, days(at)),
};

const DAYS_LEFT = [
  ["with days left", 2],
  ["on the last day", 13.5],
  ["as the days end", 14],
  ["long after them", 400],
] as const;

test.each(
  Object.entries(LET_IN).flatMap(([way, letIn]) => DAYS_LEFT.map(([when, day]) => [`${way}, ${when}`, letIn, day] as const)),
)("whoever leaves, is suspended and is %s has fourteen whole days from then to take it back", async (_, letIn, day) => {
  const [person, admin] = [await aClient(), await anAdmin()];
  await setPassword(db, person.userId, PASSWORD);
  expect(await beginDeletion(person, { password: PASSWORD, code: "" }, "203.0.113.7", start)).toMatchObject({ ok: true });
  expect(await suspendPerson(admin, { personId: person.userId, reason: "Threats" }, days(1))).toEqual({ ok: true });
  expect(await letIn(admin, person.userId, day)).toEqual({ ok: true });
  await eraseDueAccounts(days(day + 13.9));
  expect(await isThere(person)).toBe(true);
  await eraseDueAccounts(days(day + 14));
  expect(await isThere(person)).toBe(false);
});
