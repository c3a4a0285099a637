import { randomUUID } from "node:crypto";
import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { auditLog } from "#app/db/schema/operations";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { inviteAdvisors } from "./invite-advisors.server";

useDatabase();

const HEAD = "name,email,areas,rate,currency,languages,hours,bio\n";
const aLine = () => `Ada Byron,ada-${randomUUID()}@example.com,Technology,150,EUR,English,,Engines\n`;

test("a long file is invited fifty lines at a time, each in a transaction and with an entry of its own", async () => {
  const text = HEAD + Array.from({ length: 120 }, aLine).join("");
  expect(await inviteAdvisors(await anAdmin(), text, new Date())).toMatchObject({ ok: true, invited: 120, refused: [] });
  const entries = await db.select().from(auditLog).orderBy(asc(auditLog.createdAt));
  expect(entries.map(({ details }) => details.count)).toEqual([50, 50, 20]);
  expect(new Set(entries.map(({ createdAt }) => createdAt.getTime())).size).toBe(3);
});

test("a former admin invites nobody", async () => {
  const admin = await anAdmin();
  await db.delete(userRoles);
  await expect(inviteAdvisors(admin, HEAD + aLine(), new Date())).rejects.toMatchObject({ init: { status: 403 } });
});
