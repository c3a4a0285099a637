import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { auditLog } from "#app/db/schema/operations";
import { siteBanner } from "#app/db/schema/site-content";
import { activeBanner } from "#app/features/site/banner.server";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { activateBanner, createBanner, deactivateBanner, deleteBanner, listBanners, updateBanner } from "./banners.server";

useDatabase();

beforeEach(async () => {
  await db.delete(siteBanner);
  await db.delete(auditLog);
});

const at = new Date("2026-12-01T09:00:00.123Z");
const content = (text: string) => ({
  text,
  linkUrl: null,
  linkText: null,
  backgroundColor: "#3b82f6",
  textColor: "#ffffff",
  startsAt: null,
  endsAt: null,
});

async function anAdmin() {
  const admin = await aClient();
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  return admin;
}

test("a banner is made inactive, activated, deactivated and deleted, newest first in the list", async () => {
  const admin = await anAdmin();
  const { id } = await createBanner(admin, content("One"), at);
  await createBanner(admin, content("Two"), new Date(at.getTime() + 1000));
  expect((await listBanners()).map(({ text, isActive }) => [text, isActive])).toEqual([
    ["Two", false],
    ["One", false],
  ]);
  expect(await activeBanner(at)).toBeNull();
  await activateBanner(admin, id);
  expect((await activeBanner(at))?.text).toBe("One");
  await deactivateBanner(admin, id);
  expect(await activeBanner(at)).toBeNull();
  await deleteBanner(admin, id);
  expect((await listBanners()).map(({ text }) => text)).toEqual(["Two"]);
  const log = await db.select().from(auditLog).orderBy(auditLog.createdAt);
  expect(log.map(({ action }) => action)).toEqual([
    "banner.created",
    "banner.created",
    "banner.activated",
    "banner.deactivated",
    "banner.deleted",
  ]);
});

test("activating one turns the others off", async () => {
  const admin = await anAdmin();
  const one = await createBanner(admin, content("One"), at);
  const two = await createBanner(admin, content("Two"), at);
  await activateBanner(admin, one.id);
  await activateBanner(admin, two.id);
  expect((await listBanners()).filter(({ isActive }) => isActive).map(({ text }) => text)).toEqual(["Two"]);
});

test("of fifty activations of two banners at once one banner is active at the end", async () => {
  const admin = await anAdmin();
  const banners = [await createBanner(admin, content("One"), at), await createBanner(admin, content("Two"), at)];
  await Promise.all(Array.from({ length: 50 }, (_, time) => activateBanner(admin, banners[time % 2]!.id)));
  expect((await listBanners()).filter(({ isActive }) => isActive)).toHaveLength(1);
});

test("of two admins who edit a banner at once the later one is told", async () => {
  const [ann, bob] = [await anAdmin(), await anAdmin()];
  const { id } = await createBanner(ann, content("First"), at);
  const opened = { id, version: at };
  expect(await updateBanner(ann, opened, content("Ann's"), at)).toEqual({ ok: true });
  const refused = await updateBanner(bob, opened, content("Bob's"), at);
  expect(refused).toMatchObject({ ok: false, reason: "stale", current: { text: "Ann's" } });
  expect((await listBanners())[0]?.text).toBe("Ann's");
});

test("a banner shows from its start to its end", async () => {
  const admin = await anAdmin();
  const startsAt = new Date("2026-12-02T09:00Z");
  const endsAt = new Date("2026-12-03T09:00Z");
  const { id } = await createBanner(admin, { ...content("Soon"), startsAt, endsAt }, at);
  await activateBanner(admin, id);
  expect(await activeBanner(at)).toBeNull();
  expect((await activeBanner(startsAt))?.text).toBe("Soon");
  expect(await activeBanner(endsAt)).toBeNull();
});

test("a link planted in the database that may not be followed is not shown", async () => {
  await db.insert(siteBanner).values({ text: "Planted", linkUrl: "javascript:alert(1)", linkText: "Click", isActive: true });
  expect(await activeBanner(at)).toMatchObject({ text: "Planted", linkUrl: null });
});

test("whoever is no admin in the database writes no banner", async () => {
  const client = await aClient();
  const { id } = await createBanner(await anAdmin(), content("One"), at);
  const refused = { init: { status: 403 } };
  await expect(createBanner(client, content("Two"), at)).rejects.toMatchObject(refused);
  await expect(updateBanner(client, { id, version: at }, content("Two"), at)).rejects.toMatchObject(refused);
  await expect(activateBanner(client, id)).rejects.toMatchObject(refused);
  await expect(deactivateBanner(client, id)).rejects.toMatchObject(refused);
  await expect(deleteBanner(client, id)).rejects.toMatchObject(refused);
  expect(await listBanners()).toMatchObject([{ text: "One", isActive: false }]);
});

test("a banner that is gone is not found", async () => {
  const admin = await anAdmin();
  const { id } = await createBanner(admin, content("One"), at);
  await deleteBanner(admin, id);
  await expect(activateBanner(admin, id)).rejects.toMatchObject({ init: { status: 404 } });
  await expect(deleteBanner(admin, id)).rejects.toMatchObject({ init: { status: 404 } });
});
