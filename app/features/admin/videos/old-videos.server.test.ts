import { existsSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { config } from "#app/config.server";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { files, heroGridVideos, logos } from "#app/db/schema/site-content";
import { storeFile } from "#app/platform/files/files.server";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { anMp4 } from "../../../../tests/support/video-files";
import { deleteOldVideos } from "./old-videos.server";
import { uploadVideo } from "./upload-video.server";
import { removeGridVideo } from "./videos.server";

useDatabase();

const AT = new Date();
const later = (days: number) => new Date(AT.getTime() + days * 86_400_000);

beforeAll(async () => {
  config().dataDir = await mkdtemp(path.join(tmpdir(), "sagebridge-old-videos-"));
});

test("a removed video goes after a month with its file; what is shown, and what is younger, stays", async () => {
  const admin = await aClient();
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  async function* content() {
    yield anMp4();
  }
  const put = async (slot: 1 | 2) => {
    const form = { slot, replaces: "", title: "", label: "" };
    const outcome = await uploadVideo(admin, form, { fileName: "x.mp4", content: content(), poster: null }, AT);
    return outcome.ok ? outcome.id : "";
  };
  const [removed, shown] = [await put(1), await put(2)];
  await removeGridVideo(admin, removed, AT);
  const orphan = await storeFile({
    bucket: "branding",
    prefix: "main-1",
    extension: "png",
    mimeType: "image/png",
    ownerId: admin.userId,
    content: Buffer.from("x"),
    maxBytes: 9,
    isPublic: true,
  });
  const used = await storeFile({
    bucket: "branding",
    prefix: "main-2",
    extension: "png",
    mimeType: "image/png",
    ownerId: admin.userId,
    content: Buffer.from("x"),
    maxBytes: 9,
    isPublic: true,
  });
  await db
    .insert(logos)
    .values({ name: "x", type: "favicon", filePath: "gone.png", fileSize: 1, width: 1, height: 1, drawn: { 32: used.path } });
  await deleteOldVideos(later(0));
  expect(await db.$count(files)).toBe(4);
  await deleteOldVideos(later(20));
  expect((await db.select().from(files)).map(({ id }) => id)).not.toContain(orphan.id);
  expect(await db.$count(files)).toBe(3);
  await deleteOldVideos(later(31));
  expect((await db.select().from(heroGridVideos)).map(({ id }) => id)).toEqual([shown]);
  expect(await db.$count(files)).toBe(2);
  expect(existsSync(path.join(config().dataDir, "files/branding", used.path))).toBe(true);
  expect(existsSync(path.join(config().dataDir, "files/branding", orphan.path))).toBe(false);
});
