import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { securitySettings, userRoles } from "#app/db/schema/accounts/accounts";
import { authenticators } from "#app/db/schema/accounts/second-factor";
import type { Viewer } from "#app/features/accounts/viewer";
import type { Client } from "../support/client";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { readPage } from "../support/page-text";
import { aClient } from "../support/people";

const site = useInhabitedSite();

let root: Client;
let person: Viewer;
beforeEach(async () => {
  const admin = await aClient({ displayName: "Root" });
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  root = await enter(site, admin);
  person = await aClient({ displayName: "Eve Locked" });
  await db.insert(authenticators).values({ userId: person.userId, sealedSecret: Buffer.from("x"), confirmedAt: new Date() });
  await db.insert(securitySettings).values({ userId: person.userId, twoFactorEnabled: true });
});

const post = (fields: Record<string, string>) =>
  root.post(`/admin?index&view=people&id=${person.userId}`, { personId: person.userId, ...fields });
const page = () => readPage(root.get(`/admin?view=people&id=${person.userId}`));
const endsAt = async () => (await site.rows("select ends_at from authenticators where user_id = $1", [person.userId]))[0]?.ends_at;

test("an admin orders it on the person's page with a reason, sees until when, and stops it there", async () => {
  expect((await page()).html).toContain('value="end-second-factor"');
  const without = await readPage(post({ intent: "end-second-factor", reason: " " }));
  expect([without.status, without.text.includes("Please write the reason."), await endsAt()]).toEqual([400, true, null]);
  expect((await post({ intent: "end-second-factor", reason: "Lost her phone" })).status).toBe(303);
  expect(await endsAt()).toBeInstanceOf(Date);
  const ordered = await page();
  expect(ordered.text).toContain("An admin has scheduled two-factor authentication");
  expect(ordered.html).not.toContain('value="end-second-factor"');
  expect((await post({ intent: "keep-second-factor" })).status).toBe(303);
  expect(await endsAt()).toBeNull();
});

test("whoever is signed in reads it under Security, and stops it with one button", async () => {
  await post({ intent: "end-second-factor", reason: "Lost her phone" });
  const own = await enter(site, person);
  const security = await readPage(own.get("/profile/security"));
  expect(security.text).toContain("An administrator has scheduled it to be turned off on");
  expect((await own.post("/profile/security", { intent: "two-factor-keep" })).status).toBe(303);
  expect(await endsAt()).toBeNull();
  expect((await readPage(own.get("/profile/security"))).text).not.toContain("An administrator has scheduled");
});
