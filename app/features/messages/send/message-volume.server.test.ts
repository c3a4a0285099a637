import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { attempts } from "#app/db/schema/accounts/accounts";
import { files } from "#app/db/schema/site-content";
import type { Viewer } from "#app/features/accounts/viewer";
import { networkCounters, personKey } from "#app/platform/limits/counters.server";
import { LIMITS, type LimitKind } from "#app/platform/limits/limits";
import { mailboxOf } from "#app/platform/mail/mailbox";
import { MEGABYTE } from "#app/platform/sizes";
import { forgetCounts } from "../../../../tests/support/attempts";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { FILES_MAX_MEGABYTES, LONG_MESSAGE_BYTES } from "../limits";
import { sendFile } from "./files.server";
import { askAdvisor, sendMessage } from "./send.server";

useDatabase();
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

test("one person's files in messages have a bound in all, whenever they were sent", async () => {
  const [{ viewer, threadId }, other] = [await writer("203.0.113.7"), await writer("203.0.113.7")];
  const kept = { bucket: "messages", mimeType: "application/pdf", ownerId: viewer.userId };
  const fileSize = FILES_MAX_MEGABYTES * MEGABYTE - 50;
  await db.insert(files).values({ ...kept, path: "large.pdf", fileSize });
  await db.insert(files).values({ ...kept, ownerId: null, path: "another.pdf", fileSize });
  const pdf = () => new File([`%PDF-1.7\n${" ".repeat(60)}`], "plan.pdf");
  expect(await sendFile(viewer, threadId, { file: pdf() }, NOW)).toEqual({ ok: false, reason: "filesFull" });
  expect(await sendFile(other.viewer, other.threadId, { file: pdf() }, NOW)).not.toEqual({ ok: false, reason: "filesFull" });
});
