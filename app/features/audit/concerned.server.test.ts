import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisorInvitations } from "#app/db/schema/applications";
import { auditLog } from "#app/db/schema/operations";
import { anAdmin } from "../../../tests/support/applicants";
import { useDatabase } from "../../../tests/support/database";
import { aClient, anAdvisor } from "../../../tests/support/people";
import { adminTransaction } from "./admin-transaction.server";
import { audit, countAudit, selectAudit } from "./audit.server";
import { concerns } from "./concerned.server";

useDatabase();

beforeEach(async () => {
  await db.delete(auditLog);
});

const found = async (query: string) => {
  const params = { query, state: null, sort: null };
  const entries = await selectAudit(db, params, { limit: 20 });
  expect(await countAudit(db, params, 20)).toBe(entries.length);
  return entries.map(({ action }) => action).sort();
};

test("the log is found by whom it concerns as well as by who did it", async () => {
  const admin = await anAdmin({ displayName: "Zora Quill" });
  const ada = await aClient({ displayName: "Ada Wexford" });
  const flora = await anAdvisor({ displayName: "Flora Thistle" });
  const email = `invited-${randomUUID()}@example.com`;
  const [invitation] = await db
    .insert(advisorInvitations)
    .values({ tokenHash: Buffer.from(randomUUID()), email, invitedAs: {} as never, expiresAt: new Date("2027-01-01") })
    .returning();
  await adminTransaction(admin, async (tx) => {
    await audit(tx, admin, "person.suspended", "users", ada.userId, { reason: "Spam" });
    await audit(tx, admin, "payout.made", "payout_statements", randomUUID(), { advisorId: flora.advisorId });
    await audit(tx, admin, "application.approved", "advisor_applications", randomUUID(), { applicantId: flora.userId });
    await audit(tx, admin, "list.changed", "lists", randomUUID(), { ids: [ada.userId, flora.userId] });
    await audit(tx, admin, "advisors.invited-again", "advisor_invitations", invitation!.id);
    await audit(tx, admin, "banner.updated", "site_banner", randomUUID());
  });
  expect(await found("wexford")).toEqual(["list.changed", "person.suspended"]);
  expect(await found("thistle")).toEqual(["application.approved", "list.changed", "payout.made"]);
  expect(await found(email)).toEqual(["advisors.invited-again"]);
  expect(await found("quill")).toHaveLength(6);
  expect(await found("nobody of this name")).toEqual([]);
  await db.update(profiles).set({ displayName: "Zoë Quíll" }).where(eq(profiles.userId, admin.userId));
  expect(await found("zoe quill")).toHaveLength(6);
  expect(await found("ZOË")).toHaveLength(6);
});

test("of very many people of a name a thousand are looked at, whose rows the entries are then compared with", async () => {
  await db.execute(sql`insert into users (email) select 'zzmany-' || n || '@example.com' from generate_series(1, 1100) n`);
  const { sql: text, params } = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(await concerns("zzmany"))
    .toSQL();
  expect(params.filter(Array.isArray).map((ids) => ids.length)).toContain(1000);
  expect(text).not.toMatch(/normalize\("(?:users|profiles|advisers)"/);
});
