import { readdirSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { config } from "#app/config.server";
import { db } from "#app/db/client.server";
import { attempts } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { files } from "#app/db/schema/site-content";
import type { Viewer } from "#app/features/accounts/viewer";
import { changeAdvisorPhoto, removeAdvisorPhoto } from "#app/features/advisors/dashboard/photo.server";
import { fileAddress, storedFileAt } from "#app/platform/files/file-address";
import { openPublicFile, storeFile } from "#app/platform/files/files.server";
import { networkCounters, personKey } from "#app/platform/limits/counters.server";
import { LIMITS } from "#app/platform/limits/limits";
import { mailboxOf } from "#app/platform/mail/mailbox";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { changeAvatar, removeAvatar, renamePhotosWithIds } from "./avatar.server";

useDatabase();

const AT = new Date("2026-05-01T12:00:00Z");

beforeAll(async () => {
  config().dataDir = await mkdtemp(path.join(tmpdir(), "sagebridge-avatars-"));
});

const kept = () => {
  try {
    return readdirSync(path.join(config().dataDir, "files/avatars"));
  } catch {
    return [];
  }
};

const picture = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: "#345" } });
const photo = (content: Uint8Array | string, type = "image/png") => new File([content as BlobPart], "../../evil.php", { type });
const avatarOf = async ({ userId }: Viewer) =>
  (await db.select({ avatarUrl: profiles.avatarUrl }).from(profiles).where(eq(profiles.userId, userId)))[0]!.avatarUrl;

test("a photo is kept as a square WebP under a name of ours, with a row that says whose it is", async () => {
  const ann = await aClient();
  const result = await changeAvatar(ann, photo(await picture(80, 40).png().toBuffer()), AT);
  expect(result).toEqual({
    ok: true,
    avatarUrl: expect.stringMatching(new RegExp(`^/files/avatars/photo-${AT.getTime()}-[0-9a-f]{16}\\.webp$`)),
  });
  const [file] = await db.select().from(files).where(eq(files.ownerId, ann.userId));
  expect(file).toMatchObject({ bucket: "avatars", mimeType: "image/webp", isPublic: true });
  const drawn = await sharp(path.join(config().dataDir, "files/avatars", file!.path)).metadata();
  expect([drawn.format, drawn.width, drawn.height]).toEqual(["webp", 512, 512]);
  expect(await avatarOf(ann)).toBe(`/files/avatars/${file!.path}`);
});

test("the address of a photo tells nobody whose it is, and those that did are given another", async () => {
  const ann = await aClient();
  const keep = { bucket: "avatars", extension: "webp", mimeType: "image/webp", isPublic: true, maxBytes: 9999 } as const;
  const content = await picture().webp().toBuffer();
  const former = await storeFile({ ...keep, prefix: `${ann.userId}-1`, ownerId: ann.userId, content });
  await db
    .update(profiles)
    .set({ avatarUrl: fileAddress(former) })
    .where(eq(profiles.userId, ann.userId));
  expect([await renamePhotosWithIds(AT), await renamePhotosWithIds(AT)]).toEqual([1, 0]);
  const now = (await avatarOf(ann)) ?? "";
  expect(now).not.toContain(ann.userId);
  expect(Buffer.from((await openPublicFile(storedFileAt(now)!))!).equals(content)).toBe(true);
  expect(kept().filter((name) => name.includes(ann.userId))).toEqual([]);
  await changeAvatar(ann, photo(await picture().png().toBuffer()), AT);
  expect(await avatarOf(ann)).not.toContain(ann.userId);
});

test("where and with what a photo was taken is removed", async () => {
  const ann = await aClient();
  const content = await picture()
    .jpeg()
    .withExif({ IFD0: { Make: "SpyCam" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } })
    .toBuffer();
  expect((await sharp(content).metadata()).exif).toBeDefined();
  await changeAvatar(ann, photo(content, "image/jpeg"), AT);
  const [file] = await db.select().from(files).where(eq(files.ownerId, ann.userId));
  expect((await sharp(path.join(config().dataDir, "files/avatars", file!.path)).metadata()).exif).toBeUndefined();
});

test("what only calls itself an image is refused, and nothing of it is kept", async () => {
  const ann = await aClient();
  const before = kept().length;
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/><script>alert(1)</script></svg>';
  const png = await picture().png().toBuffer();
  for (const bad of [
    photo("<html><script>alert(1)</script></html>"),
    photo(svg),
    photo(svg, "image/svg+xml"),
    photo(png.subarray(0, 40)),
    photo(Buffer.from("GIF89a/*<script>*/=1"), "image/gif"),
    photo(""),
  ])
    expect(await changeAvatar(ann, bad, AT)).toEqual({ ok: false, reason: "profiles.photoNotImage" });
  expect(await avatarOf(ann)).toBeNull();
  expect(kept()).toHaveLength(before);
});

test("a script behind a real picture does not survive", async () => {
  const ann = await aClient();
  const gif = Buffer.concat([await picture().gif().toBuffer(), Buffer.from("<script>alert(1)</script>")]);
  expect((await changeAvatar(ann, photo(gif, "image/gif"), AT)).ok).toBe(true);
  const [file] = await db.select().from(files).where(eq(files.ownerId, ann.userId));
  const drawn = await sharp(path.join(config().dataDir, "files/avatars", file!.path)).toBuffer();
  expect(drawn.includes("script")).toBe(false);
});

test("a picture of very many pixels is refused before it is drawn", async () => {
  const ann = await aClient();
  const bomb = await picture(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(5 * 1024 * 1024);
  expect(await changeAvatar(ann, photo(bomb), AT)).toEqual({ ok: false, reason: "profiles.photoTooManyPixels" });
});

test("a photo of 5 MB is too large", async () => {
  const ann = await aClient();
  expect(await changeAvatar(ann, photo(new Uint8Array(5 * 1024 * 1024)), AT)).toEqual({ ok: false, reason: "profiles.photoTooLarge" });
});

test("the photo before goes when another comes or it is taken out", async () => {
  const ann = await aClient();
  const content = await picture().png().toBuffer();
  await changeAvatar(ann, photo(content), AT);
  const before = kept();
  await changeAvatar(ann, photo(content), AT);
  expect(kept()).toHaveLength(before.length);
  await removeAvatar(ann, AT);
  expect(kept()).toHaveLength(before.length - 1);
  expect(await avatarOf(ann)).toBeNull();
  expect(await db.select().from(files).where(eq(files.ownerId, ann.userId))).toEqual([]);
});

test("a photo that an advisor's page shows stays", async () => {
  const advisor = await anAdvisor();
  const first = await changeAvatar(advisor, photo(await picture().png().toBuffer()), AT);
  await db
    .update(advisors)
    .set({ avatarUrl: first.ok ? first.avatarUrl : null })
    .where(eq(advisors.id, advisor.advisorId));
  const before = kept().length;
  await removeAvatar(advisor, AT);
  expect(kept()).toHaveLength(before);
});

test("a photo that a profile and an advisor's page show stays until neither does, whichever gives it up first and by whatever way", async () => {
  const content = await picture().png().toBuffer();
  const onProfile = [changeAvatar, (viewer: Viewer) => removeAvatar(viewer, AT)];
  const onPage = [changeAdvisorPhoto, (viewer: Viewer) => removeAdvisorPhoto(viewer, AT)];
  for (const [first, second] of [
    [onProfile[0], onPage[1]],
    [onProfile[1], onPage[0]],
    [onPage[0], onProfile[1]],
    [onPage[1], onProfile[0]],
  ]) {
    const advisor = await anAdvisor();
    const shared = await changeAvatar(advisor, photo(content), AT);
    if (!shared.ok) throw new Error(shared.reason);
    await db.update(advisors).set({ avatarUrl: shared.avatarUrl }).where(eq(advisors.id, advisor.advisorId));
    const isKept = () => kept().includes(path.basename(shared.avatarUrl));
    await first!(advisor, photo(content), AT);
    expect(isKept()).toBe(true);
    await second!(advisor, photo(content), AT);
    expect(isKept()).toBe(false);
  }
});

test("a photo that another shows, too, stays with them", async () => {
  const [ann, ben] = [await aClient(), await aClient()];
  const shared = await changeAvatar(ann, photo(await picture().png().toBuffer()), AT);
  const avatarUrl = shared.ok ? shared.avatarUrl : null;
  await db.update(profiles).set({ avatarUrl }).where(eq(profiles.userId, ben.userId));
  await removeAvatar(ann, AT);
  expect([await avatarOf(ann), await avatarOf(ben)]).toEqual([null, avatarUrl]);
  expect(kept()).toContain(path.basename(avatarUrl ?? ""));
});

test("a person has so many photos a day, and a network so many, whatever becomes of them", async () => {
  const [ann, ben] = [await aClient(), await aClient()].map((person) => ({ ...person, address: "203.0.113.60" })) as [Viewer, Viewer];
  const content = await picture().png().toBuffer();
  const { perPerson, perNetwork } = LIMITS["photo-day"];
  const fill = (keyHash: Buffer, times: number) =>
    db.insert(attempts).values(Array.from({ length: times }, () => ({ kind: "photo-day", keyHash, createdAt: AT })));
  await fill(personKey("photo-day", mailboxOf(ann.email)), perPerson);
  const refused = { ok: false, reason: "profiles.photoTooOften" };
  expect([await changeAvatar(ann, photo(content), AT), (await changeAvatar(ben, photo(content), AT)).ok]).toEqual([refused, true]);
  await fill(networkCounters("photo-day", ben.address)[0]!.keyHash, perNetwork);
  expect(await changeAvatar(ben, photo(content), AT)).toEqual(refused);
});
