import { afterEach, expect, test } from "vitest";
import { config } from "#app/config.server";
import { db } from "#app/db/client.server";
import { fileRemovals } from "#app/db/schema/site-content";
import { useDatabase } from "../../../tests/support/database";
import { aClient } from "../../../tests/support/people";
import { type Bucket, findPublicFile, openPublicFile, readFile, removeFile, storeFile } from "./files.server";
import { removeDueFiles } from "./removals.server";
import { StoreUnavailable } from "./stored-file";

useDatabase();

const CONTENT = new TextEncoder().encode("%PDF-1.7 of one person");

async function aFile(bucket: Bucket, isPublic: boolean) {
  const { userId: ownerId } = await aClient();
  const kept = { prefix: "paper", extension: "pdf", mimeType: "application/pdf", ownerId, content: CONTENT, maxBytes: 1000 };
  return storeFile({ ...kept, bucket, isPublic });
}

test.each<Bucket>([
  "certificates",
  "messages",
  "avatars",
  "videos",
  "branding",
])("of %s everybody finds what is public, and nothing that is not, though they know its name", async (bucket) => {
  const [open, closed] = [await aFile(bucket, true), await aFile(bucket, false)];
  expect(await findPublicFile(open)).toMatchObject({ path: open.path });
  expect(await openPublicFile(open)).toEqual(CONTENT);
  expect(await findPublicFile(closed)).toBe(null);
  expect(await openPublicFile(closed)).toBe(null);
  const content = await readFile(closed);
  expect(new Uint8Array(await new Response(content).arrayBuffer())).toEqual(CONTENT);
  for (const file of [open, closed]) await removeFile(file);
  expect([await findPublicFile(open), await readFile(closed)]).toEqual([null, null]);
});

/** Nothing listens on this port. */
const AWAY = { endpoint: "http://127.0.0.1:9", bucket: "files", region: "here", accessKeyId: "a", secretAccessKey: "b" };
afterEach(() => {
  config().s3 = null;
});

test("while the store is away a file is refused, and it is written down what may have arrived there all the same", async () => {
  config().s3 = AWAY;
  await expect(aFile("videos", true)).rejects.toThrow(StoreUnavailable);
  const [expected] = await db.select().from(fileRemovals);
  expect(expected?.bucket).toBe("videos");
  expect(await removeDueFiles()).toBe(0);
  await db.delete(fileRemovals);
});

test("a file that is removed while the store is away goes once it is back", async () => {
  const file = await aFile("messages", false);
  config().s3 = AWAY;
  await removeFile(file);
  await expect(removeDueFiles()).rejects.toThrow(StoreUnavailable);
  config().s3 = null;
  expect(await readFile(file)).not.toBe(null);
  await db.update(fileRemovals).set({ dueAt: new Date(0) });
  expect([await removeDueFiles(), await readFile(file), await db.select().from(fileRemovals)]).toEqual([1, null, []]);
});
