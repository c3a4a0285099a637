import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import { anAdmin } from "../../../tests/support/applicants";
import { useDatabase } from "../../../tests/support/database";
import { adminTransaction } from "./admin-transaction.server";
import { audit, readAuditLog } from "./audit.server";

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

test("the log tells who did what to what, newest first, thirty a page", async () => {
  const admin = await anAdmin({ firstName: "Ada" });
  for (let number = 1; number <= 31; number += 1)
    await adminTransaction(admin, (tx) => audit(tx, admin, "banner.updated", "site_banner", String(number), { number }));
  const first = await readAuditLog(1);
  expect(first.entries).toHaveLength(30);
  expect(first.hasMore).toBe(true);
  expect(first.entries[0]).toMatchObject({
    action: "banner.updated",
    subject: "site_banner",
    subjectId: "31",
    details: { number: 31 },
    actorName: "Ada",
  });
  const second = await readAuditLog(2);
  expect([second.entries.map(({ subjectId }) => subjectId), second.hasMore]).toEqual([["1"], false]);
});
