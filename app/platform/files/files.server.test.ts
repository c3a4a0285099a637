import { expect, test } from "vitest";
import { useDatabase } from "../../../tests/support/database";
import { aClient } from "../../../tests/support/people";
import { type Bucket, findPublicFile, keepFile, openPublicFile, readFile, removeFile } from "./files.server";

useDatabase();

const CONTENT = new TextEncoder().encode("%PDF-1.7 of one person");

async function aFile(bucket: Bucket, isPublic: boolean) {
  const { userId: ownerId } = await aClient();
  const kept = { prefix: "paper", extension: "pdf", mimeType: "application/pdf", ownerId, content: CONTENT, mostBytes: 1000 };
  return keepFile({ ...kept, bucket, isPublic });
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
