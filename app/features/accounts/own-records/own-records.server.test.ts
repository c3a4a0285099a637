import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getTableName } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { messages, messageThreads } from "#app/db/schema/messages";
import { askAdvisor } from "#app/features/messages/send/send.server";
import { storeFile } from "#app/platform/files/files.server";
import { useDatabase } from "../../../../tests/support/database";
import { readOwnRecords } from "../../../../tests/support/own-records";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { useSettings } from "../../../../tests/support/settings";
import { PERSONAL_TABLES } from "../deletion/personal-tables.server";
import { ownRows } from "./rows-in-pages.server";
import { streamOwnRecords } from "./stream-records.server";

const folder = mkdtempSync(path.join(tmpdir(), "sagebridge-own-records-"));

useDatabase();
useSettings({ DATA_DIR: folder, MAX_WAIT_SECONDS: "1" });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = new Date("2026-03-01T12:00:00Z");
const stays = () => new AbortController().signal;

const keepOwn = (userId: string, content: Uint8Array) =>
  storeFile({
    ...{ bucket: "messages", prefix: "own", extension: "pdf", mimeType: "application/pdf", isPublic: false },
    ...{ ownerId: userId, content, maxBytes: content.length },
  });

test("every message is in it once and in its order, of more than are read at once, sent within one moment", async () => {
  const [client, advisor] = [await aClient(), await anAdvisor()];
  const asked = await askAdvisor(client, advisor.slug, { text: "first" }, new Date(at.getTime() - 1000));
  const threadId = asked.ok ? asked.threadId : "";
  const numbers = Array.from({ length: 450 }, (_, index) => index + 2);
  const moment = (number: number) => new Date(at.getTime() + Math.floor(number / 100));
  await db
    .insert(messages)
    .values(numbers.map((number) => ({ threadId, number, senderId: client.userId, body: `${number}`, sentAt: moment(number) })));
  expect(await db.$count(messageThreads)).toBe(1);
  const found = (await readOwnRecords(client.userId, at)).messages;
  expect(found.map(({ number }) => Number(number)).sort((one, other) => one - other)).toEqual([1, ...numbers]);
  expect(found.map(({ sentAt }) => sentAt)).toEqual(found.map(({ sentAt }) => sentAt).toSorted());
});

test("the rows of one owner can be told from each other in every table that is somebody's", async () => {
  const { userId } = await aClient();
  for (const { table, owner } of PERSONAL_TABLES) {
    const first = await ownRows(table, owner, userId).next();
    expect([getTableName(table), first.done === true || first.value !== undefined]).toEqual([getTableName(table), true]);
  }
});

test("files come whole, and in pieces far smaller than they are", async () => {
  const { userId } = await aClient();
  const contents = [randomBytes(1_000_001), randomBytes(2_000_003)];
  for (const content of contents) await keepOwn(userId, content);
  const taken = await streamOwnRecords({ userId, address: "203.0.113.7", signal: stays() }, at);
  if (!taken.ok) throw new Error("refused");
  const pieces: Uint8Array[] = [];
  for await (const piece of taken.records) pieces.push(piece);
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(200_000);
  const { files } = JSON.parse(Buffer.concat(pieces).toString());
  const found = files.map(({ content }: { content: string }) => Buffer.from(content, "base64").toString("hex"));
  expect(new Set(found)).toEqual(new Set(contents.map((content) => content.toString("hex"))));
});

test("a second at once waits for the first, and is told to come back while that goes on; another person is not", async () => {
  const [ann, bob] = [await aClient(), await aClient()];
  const take = ({ userId }: { userId: string }, signal = stays()) => streamOwnRecords({ userId, address: "203.0.113.7", signal }, at);
  const first = await take(ann);
  const waits = take(ann);
  expect(await take(bob)).toMatchObject({ ok: true });
  expect(await waits).toEqual({ ok: false, retryAfterSeconds: 30 });
  const next = take(ann);
  if (first.ok) await first.records.cancel();
  const second = await next;
  expect(second.ok).toBe(true);
  if (second.ok) await second.records.pipeTo(new WritableStream());
  const leaves = new AbortController();
  expect((await take(ann, leaves.signal)).ok).toBe(true);
  leaves.abort();
  expect((await take(ann)).ok).toBe(true);
});
