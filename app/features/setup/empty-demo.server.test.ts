import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { moveConfig } from "#app/config.server";
import { db } from "#app/db/client.server";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { outbox } from "#app/db/schema/operations";
import { ruleVersions } from "#app/db/schema/rules";
import { fileRemovals, files, siteSettings } from "#app/db/schema/site-content";
import { DEMO_PAYMENT_INSTRUCTIONS } from "#app/features/money/payment-instructions/demo-payment-instructions";
import { siteName } from "#app/platform/brand/current-brand.server";
import { useDatabase } from "../../../tests/support/database";
import { aClient, anAdvisor } from "../../../tests/support/people";
import { demoToEmpty, emptyDemo, wasEmptied } from "./empty-demo.server";
import { findSetup } from "./setup-link.server";

useDatabase();
afterAll(() => moveConfig());

const at = new Date("2026-12-01T09:00:00Z");

test("a demo is emptied of everybody by an admin who says the site's name, and what was made of the site stays", async () => {
  const admin = await aClient();
  const guest = await aClient();
  await anAdvisor({ topics: ["Finance"] });
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  const file = { ownerId: guest.userId, mimeType: "image/png", fileSize: 3, isPublic: true };
  await db.insert(files).values([
    { ...file, bucket: "avatars", path: "a.png" },
    { ...file, bucket: "branding", path: "logo.png" },
  ]);
  await db.insert(ruleVersions).values({ version: 1, rules: { rushPercent: 20 }, createdBy: admin.userId });
  await db.delete(siteSettings);
  await db.insert(siteSettings).values([...DEMO_PAYMENT_INSTRUCTIONS, { name: "brand_tagline", value: "Ask a gardener" }]);

  expect(await demoToEmpty()).toBeNull();
  expect(await emptyDemo(admin, { name: siteName() }, at)).toEqual({ ok: false, reason: "notADemo" });
  await db.update(users).set({ isDemo: true }).where(eq(users.id, admin.userId));
  moveConfig({ ...process.env, DEMO: "0" });
  expect(await demoToEmpty()).toBeNull();
  moveConfig({ ...process.env, DEMO: "1", BASE_URL: "https://advice.example.com" });
  expect(await demoToEmpty()).toBeNull();
  moveConfig({ ...process.env, DEMO: "1" });
  expect(await demoToEmpty()).toEqual({ others: 2 });
  expect(await emptyDemo(admin, { name: "Another" }, at)).toEqual({ ok: false, reason: "otherName" });
  await expect(emptyDemo(guest, { name: siteName() }, at)).rejects.toMatchObject({ init: { status: 403 } });
  expect(await db.$count(users)).toBe(3);

  const outcome = await emptyDemo(admin, { name: ` ${siteName()} ` }, at);
  if (!outcome.ok) throw new Error(outcome.reason);
  expect(await db.$count(users)).toBe(0);
  expect(await db.select().from(outbox)).toEqual([]);
  expect(await db.select().from(ruleVersions).where(eq(ruleVersions.version, 1))).toMatchObject([
    { rules: { rushPercent: 20 }, createdBy: null },
  ]);
  expect(await db.select().from(files)).toMatchObject([{ bucket: "branding", ownerId: null }]);
  expect(await db.select().from(fileRemovals)).toMatchObject([{ bucket: "avatars", path: "a.png" }]);
  const settings = (await db.select().from(siteSettings)).map(({ name }) => name.split(".")[0]).sort();
  expect(settings).toEqual(["brand_tagline", "demo_emptied_at", "setup_link"]);
  expect(await wasEmptied()).toBe(true);
  expect(await findSetup(outcome.token, at)).toBe("open");
  expect(await demoToEmpty()).toBeNull();
  for (const table of [siteSettings, files, fileRemovals]) await db.delete(table);
  await db.delete(ruleVersions).where(eq(ruleVersions.version, 1));
});
