import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { files, heroVideos } from "#app/db/schema/site-content";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { useSettings } from "../../../../tests/support/settings";
import { anMp4 } from "../../../../tests/support/video-files";
import { uploadVideo } from "./upload-video.server";

const folder = mkdtempSync(path.join(tmpdir(), "sagebridge-upload-"));
useDatabase();
useSettings({ DATA_DIR: folder });
afterAll(() => rmSync(folder, { recursive: true }));

const FORM = { slot: "hero", replaces: "", title: "", label: "" } as const;
const stored = () => readdirSync(folder, { recursive: true }).filter((name) => /\.(mp4|part)$/.test(String(name))).length;
const standing = async () => [stored(), await db.$count(files), await db.$count(heroVideos)];

test("an upload that is given up at any byte, the last one too, leaves no file and no row", async () => {
  const admin = await aClient();
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  const bytes = anMp4(4000);
  const upload = (givenUpAt: number) => {
    const leaving = new AbortController();
    async function* content() {
      for (let sent = 0; sent < bytes.length; sent += 1000) {
        yield bytes.subarray(sent, sent + 1000);
        // Only an incomplete upload fails; a complete one does not notice the abort.
        if (sent + 1000 < givenUpAt) continue;
        leaving.abort();
        if (sent + 1000 < bytes.length) throw leaving.signal.reason;
      }
    }
    return uploadVideo(admin, FORM, { fileName: "x.mp4", content: content(), poster: null, signal: leaving.signal }, new Date());
  };
  for (const givenUpAt of [1000, 3000, 4000]) await expect(upload(givenUpAt)).rejects.toThrow("aborted");
  expect(await standing()).toEqual([0, 0, 0]);
  expect(await upload(Number.POSITIVE_INFINITY)).toMatchObject({ ok: true });
  expect(await standing()).toEqual([1, 1, 1]);
});
