import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { auditLog } from "#app/db/schema/operations";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { exportSite } from "./site-export.server";

useDatabase();

test("everything of the marketplace is in it as CSV and JSON, nothing that lets anybody in, and it is written down", async () => {
  const admin = await anAdmin();
  const { email } = await aClient({ firstName: "=Ann, the first" });
  const files = unzipSync(await exportSite(admin));
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(JSON.parse(read("json/users.json")).map((user: { email: string }) => user.email)).toContain(email);
  expect(read("csv/profiles.csv")).toContain(`"'=Ann, the first"`);
  expect(JSON.parse(read("json/topics.json")).length).toBeGreaterThan(40);
  expect(JSON.parse(read("json/reviews.json"))).toEqual([]);
  expect(Object.keys(files).filter((name) => /session|token|message|outbox|authenticator|passkey/.test(name))).toEqual([]);
  expect(read("csv/users.csv")).not.toMatch(/password|hash/);
  expect((await db.select().from(auditLog)).map(({ action, actorId }) => [action, actorId])).toEqual([["site.exported", admin.userId]]);
});

test("a former admin gets nothing", async () => {
  const admin = await anAdmin();
  await db.delete(userRoles);
  await expect(exportSite(admin)).rejects.toMatchObject({ init: { status: 403 } });
});

test("every row is in it once, of a table that is longer than what is read at once", async () => {
  const admin = await anAdmin();
  const many = Array.from({ length: 1203 }, (_, index) => ({
    actorId: admin.userId,
    action: "test.row",
    subject: "site",
    details: { index },
  }));
  await db.insert(auditLog).values(many);
  const files = unzipSync(await exportSite(admin));
  const rows: { action: string; details: { index: number } }[] = JSON.parse(strFromU8(files["json/audit_log.json"]!));
  const found = rows.filter(({ action }) => action === "test.row").map(({ details }) => details.index);
  expect(found.sort((one, other) => one - other)).toEqual(many.map((_, index) => index));
  expect(strFromU8(files["csv/audit_log.csv"]!).split("test.row")).toHaveLength(many.length + 1);
});
