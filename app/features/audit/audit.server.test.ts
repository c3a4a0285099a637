import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { useDatabase } from "../../../tests/support/database";
import { aClient } from "../../../tests/support/people";
import { audit, readAuditLog } from "./audit.server";

useDatabase();

test("what is done in a transaction that fails was never done", async () => {
  const admin = await aClient();
  const failing = db.transaction(async (tx) => {
    await audit(tx, admin, "banner.deleted", "site_banner", "1");
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect((await readAuditLog(1)).entries).toEqual([]);
});

test("the log tells who did what to what, newest first, thirty a page", async () => {
  const admin = await aClient({ firstName: "Ada" });
  for (let number = 1; number <= 31; number += 1) await audit(db, admin, "banner.updated", "site_banner", String(number), { number });
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
