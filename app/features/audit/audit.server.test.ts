import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import { anAdmin } from "../../../tests/support/applicants";
import { useDatabase } from "../../../tests/support/database";
import { adminTransaction } from "./admin-transaction.server";
import { type AuditListParams, audit, countAudit, selectAudit } from "./audit.server";

useDatabase();

test("what is done in a transaction that fails was never done", async () => {
  const admin = await anAdmin();
  const failing = adminTransaction(admin, async (tx) => {
    await audit(tx, admin, "banner.deleted", "site_banner", "1");
    expect(await tx.$count(auditLog)).toBe(1);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await db.$count(auditLog)).toBe(0);
});

test("an entry has the time at which it was written, so that those who stand in one line are in its order", async () => {
  const admin = await anAdmin();
  const [written] = await adminTransaction(admin, async (tx) => {
    await audit(tx, admin, "banner.deleted", "site_banner", "1");
    return tx
      .select({ isLater: sql<boolean>`${auditLog.createdAt} > now()` })
      .from(auditLog)
      .where(eq(auditLog.actorId, admin.userId));
  });
  await db.delete(auditLog);
  expect(written).toEqual({ isLater: true });
});

const ALL = { query: "", state: null, sort: null };
const subjects = async (params: Partial<AuditListParams>) =>
  (await selectAudit(db, { ...ALL, ...params }, { limit: 10 })).map(({ subjectId }) => subjectId);

test("the log tells who did what to what, newest first, and is counted no further than is asked", async () => {
  const admin = await anAdmin({ firstName: "Ada" });
  for (let number = 1; number <= 3; number += 1)
    await adminTransaction(admin, (tx) => audit(tx, admin, "banner.updated", "site_banner", String(number), { number }));
  const [first] = await selectAudit(db, ALL, { limit: 1 });
  expect(first).toMatchObject({
    action: "banner.updated",
    subject: "site_banner",
    subjectId: "3",
    details: { number: 3 },
    actorName: "Ada",
  });
  expect(await subjects({ sort: "time" })).toEqual(["1", "2", "3"]);
  expect(await subjects({ sort: "-time" })).toEqual(["3", "2", "1"]);
  expect([await countAudit(db, ALL, 2), await countAudit(db, ALL, 9)]).toEqual([2, 3]);
});

test("of the advisors whom a category took along the log tells how many they were, and not each", async () => {
  const admin = await anAdmin();
  const details = { name: "Legal", advisorsTo: "other", advisorIds: ["one", "two"] };
  await adminTransaction(admin, (tx) => audit(tx, admin, "catalog.retired", "catalog_entries", "legal", details));
  const [entry] = await selectAudit(db, ALL, { limit: 1 });
  expect(entry?.details).toEqual({ name: "Legal", advisorsTo: "other", count: 2 });
});

test("it is narrowed down by who did it, what it was done to, and the part of the area", async () => {
  await db.delete(auditLog);
  const [zora, eva] = [await anAdmin({ displayName: "Zora" }), await anAdmin({ displayName: "Eva" })];
  await adminTransaction(zora, (tx) => audit(tx, zora, "person.suspended", "users", "somebody"));
  await adminTransaction(eva, (tx) => audit(tx, eva, "payout.made", "payout_statements", "the payout"));
  await adminTransaction(eva, (tx) => audit(tx, eva, "banner.updated", "site_banner", "the banner"));
  expect(await subjects({ query: "zora" })).toEqual(["somebody"]);
  expect(await subjects({ query: "the payout" })).toEqual(["the payout"]);
  expect(await subjects({ state: "people" })).toEqual(["somebody"]);
  expect(await subjects({ state: "money", query: "eva" })).toEqual(["the payout"]);
  expect(await subjects({ state: "site" })).toEqual(["the banner"]);
  expect(await subjects({ state: "reports" })).toEqual([]);
});
