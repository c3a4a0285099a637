import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { messageFiles, messageReports, messages } from "#app/db/schema/messages";
import { files } from "#app/db/schema/site-content";
import { PAPER_MAX_BYTES } from "#app/platform/files/attachment";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { LIMITS } from "#app/platform/limits/limits";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { useSettings } from "../../../../tests/support/settings";
import { reportMessage } from "../reports/reports.server";
import { findMessageFile, sendFile } from "./files.server";
import { askAdvisor, sendMessage } from "./send.server";

const folder = mkdtempSync(path.join(tmpdir(), "sagebridge-message-files-"));

useDatabase();
useSettings({ DATA_DIR: folder });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NOW = new Date("2026-12-01T12:00:00Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const HEAD = "%PDF-1.7\n";
const aPdf = (name: string, size = 100) => new File([HEAD, new Uint8Array(size - HEAD.length)], name, { type: "application/pdf" });

beforeEach(async () => {
  await db.delete(messageReports);
});

async function aThread() {
  const [client, advisor] = [await aClient(), await anAdvisor()];
  const asked = await askAdvisor(client, advisor.slug, { text: "May I?" }, NOW);
  return { client, advisor, threadId: asked.ok ? asked.threadId : "" };
}

/** Sends a file and returns its id and the number of its message. */
async function sent(scene: Awaited<ReturnType<typeof aThread>>, name: string) {
  await sendFile(scene.client, scene.threadId, { file: aPdf(name) }, later(1));
  const [row] = await db
    .select({ id: messageFiles.id, number: messages.number })
    .from(messageFiles)
    .innerJoin(messages, eq(messages.id, messageFiles.messageId))
    .where(eq(messages.body, name));
  if (!row) throw new Error(`${name} was not sent`);
  return row;
}

test("a report opens the reported file alone to admins: no other of its thread, none of another's, and to nobody else", async () => {
  const [here, there] = [await aThread(), await aThread()];
  const [one, two, far] = [await sent(here, "one.pdf"), await sent(here, "two.pdf"), await sent(there, "far.pdf")];
  const [admin, stranger] = [await anAdmin(), await aClient()];
  const opened = async (viewer: typeof admin) =>
    (await Promise.all([one, two, far].map(({ id }) => findMessageFile(viewer, id)))).map((found) => found?.fileName ?? null);
  expect(await opened(admin)).toEqual([null, null, null]);
  const words = await sendMessage(here.client, here.threadId, { text: "An insult" }, later(2));
  await reportMessage(here.advisor, here.threadId, words.ok ? words.number : 0, "Rude", later(3));
  expect(await opened(admin)).toEqual([null, null, null]);
  await reportMessage(here.advisor, here.threadId, two.number, "Strange", later(3));
  expect(await opened(admin)).toEqual([null, "two.pdf", null]);
  expect(await opened(stranger)).toEqual([null, null, null]);
  expect(await opened(here.client)).toEqual(["one.pdf", "two.pdf", null]);
});

test("a file of exactly 5 MB is sent, a byte more is refused, and a file of nothing is none", async () => {
  const { client, threadId } = await aThread();
  const send = (size: number) => sendFile(client, threadId, { file: aPdf(`${size}.pdf`, size) }, later(1));
  expect(await send(PAPER_MAX_BYTES + 1)).toEqual({ ok: false, reason: "fileTooLarge" });
  expect(await sendFile(client, threadId, { file: new File([], "0.pdf") }, later(1))).toEqual({ ok: false, reason: "fileMissing" });
  expect(await db.$count(files, eq(files.ownerId, client.userId))).toBe(0);
  expect(await send(PAPER_MAX_BYTES)).toMatchObject({ ok: true });
  const [kept] = await db.select().from(files).where(eq(files.ownerId, client.userId));
  expect(kept?.fileSize).toBe(PAPER_MAX_BYTES);
});

test("of one network as many files are taken a day as LIMITS says, and nothing is kept of one more", async () => {
  const { client, threadId } = await aThread();
  const address = "192.0.2.78";
  for (let count = 0; count < LIMITS["message-file"].perNetwork; count += 1) await consumeLimit("message-file", { address }, NOW);
  const refused = await sendFile({ ...client, address }, threadId, { file: aPdf("one-more.pdf") }, later(1));
  expect(refused).toEqual({ ok: false, reason: "tooManyFiles", retryAfterSeconds: 86_400 - 1 });
  expect(await db.$count(files, eq(files.ownerId, client.userId))).toBe(0);
  expect(await sendFile(client, threadId, { file: aPdf("one-more.pdf") }, later(1))).toMatchObject({ ok: true });
});

test("files that are none are looked at as often as LIMITS says, and no oftener: the next is refused before anybody opens it", async () => {
  const scene = await aThread();
  const strange = () => new File(["what is this"], "strange.pdf", { type: "application/pdf" });
  const send = (file: File) => sendFile(scene.client, scene.threadId, { file }, later(1));
  for (let count = 0; count < LIMITS.upload.perPerson; count += 1) expect(await send(strange())).toEqual({ ok: false, reason: "fileType" });
  for (const file of [strange(), aPdf("sound.pdf")]) expect(await send(file)).toMatchObject({ ok: false, reason: "tooManyFiles" });
});
