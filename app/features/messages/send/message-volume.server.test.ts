import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { attempts } from "#app/db/schema/accounts/accounts";
import { consultations } from "#app/db/schema/booking";
import { messageFiles } from "#app/db/schema/messages";
import { files } from "#app/db/schema/site-content";
import type { Viewer } from "#app/features/accounts/viewer";
import { networkCounters, personKey } from "#app/platform/limits/counters.server";
import { LIMITS, type LimitKind } from "#app/platform/limits/limits";
import { mailboxOf } from "#app/platform/mail/mailbox";
import { MEGABYTE } from "#app/platform/sizes";
import { forgetCounts } from "../../../../tests/support/attempts";
import { aRequest, noon } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { useSettings } from "../../../../tests/support/settings";
import { FILES_MAX_MEGABYTES, LONG_MESSAGE_BYTES } from "../limits";
import { sendFile } from "./files.server";
import { askAdvisor, sendMessage, writeToOther } from "./send.server";

const folder = mkdtempSync(path.join(tmpdir(), "sagebridge-message-volume-"));

useDatabase();
useSettings({ DATA_DIR: folder });
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(forgetCounts);

const NOW = new Date("2026-12-01T12:00:00Z");
const EARLIER = new Date("2026-12-01T06:00:00Z");
const LONG = "ж".repeat(LONG_MESSAGE_BYTES / 2 + 1);
const SHORT = "x".repeat(LONG_MESSAGE_BYTES);
const TODAY = { ok: false, reason: "tooManyToday", retryAfterSeconds: 18 * 3600 };

/** Counts a kind so many times for a person's mailbox or a network, six hours ago. */
const fill = (kind: LimitKind, keyHash: Buffer, times: number) =>
  db.insert(attempts).values(Array.from({ length: times }, () => ({ kind, keyHash, createdAt: EARLIER })));

/** Somebody with a thread, at an address of their own. */
async function writer(address: string): Promise<{ viewer: Viewer; threadId: string }> {
  const viewer = { ...(await aClient()), address };
  const sent = await askAdvisor(viewer, (await anAdvisor()).slug, { text: "Hello" }, EARLIER);
  if (!sent.ok) throw new Error(sent.reason);
  await forgetCounts();
  return { viewer, threadId: sent.threadId };
}

test("a person sends so many messages a day, and is told to wait until there is room", async () => {
  const [{ viewer, threadId }, other] = [await writer("203.0.113.7"), await writer("203.0.113.7")];
  await fill("message-day", personKey("message-day", mailboxOf(viewer.email)), LIMITS["message-day"].perPerson - 1);
  expect(await sendMessage(viewer, threadId, { text: "last" }, NOW)).toMatchObject({ ok: true });
  expect(await sendMessage(viewer, threadId, { text: "one more" }, NOW)).toEqual(TODAY);
  expect(await askAdvisor(viewer, (await anAdvisor()).slug, { text: "one more" }, NOW)).toEqual(TODAY);
  expect(await sendMessage(other.viewer, other.threadId, { text: "mine" }, NOW)).toMatchObject({ ok: true });
});

test("of long messages a person sends fewer a day, by their bytes and not their letters; short ones go on", async () => {
  const { viewer, threadId } = await writer("203.0.113.7");
  await fill("message-long", personKey("message-long", mailboxOf(viewer.email)), LIMITS["message-long"].perPerson);
  expect(await sendMessage(viewer, threadId, { text: LONG }, NOW)).toEqual(TODAY);
  expect(await askAdvisor(viewer, (await anAdvisor()).slug, { text: LONG }, NOW)).toEqual(TODAY);
  expect(await sendMessage(viewer, threadId, { text: SHORT }, NOW)).toMatchObject({ ok: true });
});

test.each(["message-day", "message-long"] as const)("all accounts of a network together have so many of %s", async (kind) => {
  const [{ viewer, threadId }, other] = [await writer("203.0.113.8"), await writer("203.0.113.9")];
  const [counter] = networkCounters(kind, viewer.address);
  await fill(kind, counter!.keyHash, LIMITS[kind].perNetwork);
  expect(await sendMessage(viewer, threadId, { text: LONG }, NOW)).toEqual(TODAY);
  expect(await sendMessage(other.viewer, other.threadId, { text: LONG }, NOW)).toMatchObject({ ok: true });
});

const aPdf = (bytes = 100) => new File([`%PDF-1.7\n${" ".repeat(bytes - 9)}`], "plan.pdf");
const FILES_TODAY = { ok: false, reason: "tooManyFiles", retryAfterSeconds: 18 * 3600 };
const UNPAID_TODAY = { ...FILES_TODAY, reason: "tooManyFilesUnpaid" };

test.each([
  "message-megabyte",
  "message-megabyte-unpaid",
] as const)("files of messages have so many megabytes a day of %s, each that is begun, of a person and of a network", async (kind) => {
  const [{ viewer, threadId }, other] = [await writer("203.0.113.20"), await writer("203.0.113.20")];
  const refused = kind === "message-megabyte" ? FILES_TODAY : UNPAID_TODAY;
  await fill(kind, personKey(kind, mailboxOf(viewer.email)), LIMITS[kind].perPerson - 2);
  expect(await sendFile(viewer, threadId, { file: aPdf(2 * MEGABYTE + 1) }, NOW)).toEqual(refused);
  expect(await sendFile(viewer, threadId, { file: aPdf(2 * MEGABYTE) }, NOW)).toMatchObject({ ok: true });
  expect(await sendFile(viewer, threadId, { file: aPdf() }, NOW)).toEqual(refused);
  expect(await sendFile(other.viewer, other.threadId, { file: aPdf() }, NOW)).toMatchObject({ ok: true });
  await fill(kind, networkCounters(kind, viewer.address)[0]!.keyHash, LIMITS[kind].perNetwork - 3);
  expect(await sendFile(other.viewer, other.threadId, { file: aPdf() }, NOW)).toEqual(refused);
  expect(await db.$count(messageFiles)).toBe(await db.$count(files, eq(files.bucket, "messages")));
});

test("who has had a paid consultation, as client or as advisor, sends more than whoever has not, and so does nobody whose price was never paid", async () => {
  const [scene, unpaid] = [await aRequest("accepted"), await aRequest("accepted", noon, { isPaid: false })];
  for (const { id } of [scene, unpaid]) await db.update(consultations).set({ status: "completed" }).where(eq(consultations.id, id));
  for (const { client, advisor, id } of [scene, unpaid])
    for (const person of [client, advisor]) {
      await fill("message-megabyte-unpaid", personKey("message-megabyte-unpaid", mailboxOf(person.email)), 10);
      const begun = await writeToOther(person, id, { text: "Hello" }, EARLIER);
      const threadId = begun.ok ? begun.threadId : "";
      const sent = await sendFile({ ...person, address: "203.0.113.30" }, threadId, { file: aPdf() }, NOW);
      expect(sent).toMatchObject(id === scene.id ? { ok: true } : UNPAID_TODAY);
    }
});

test("one person's files in messages have a bound in all, whenever they were sent", async () => {
  const [{ viewer, threadId }, other] = [await writer("203.0.113.7"), await writer("203.0.113.7")];
  const kept = { bucket: "messages", mimeType: "application/pdf", ownerId: viewer.userId };
  const fileSize = FILES_MAX_MEGABYTES * MEGABYTE - 50;
  await db.insert(files).values({ ...kept, path: "large.pdf", fileSize });
  await db.insert(files).values({ ...kept, ownerId: null, path: "another.pdf", fileSize });
  expect(await sendFile(viewer, threadId, { file: aPdf() }, NOW)).toEqual({ ok: false, reason: "filesFull" });
  expect(await sendFile(other.viewer, other.threadId, { file: aPdf() }, NOW)).not.toEqual({ ok: false, reason: "filesFull" });
});
