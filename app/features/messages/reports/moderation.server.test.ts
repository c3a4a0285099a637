import { eq, isNull } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { preferences } from "#app/db/schema/accounts/preferences";
import { messageFiles, messageReports, messages } from "#app/db/schema/messages";
import { notifications } from "#app/db/schema/notifications";
import { auditLog, outbox } from "#app/db/schema/operations";
import { files } from "#app/db/schema/site-content";
import type { Viewer } from "#app/features/accounts/viewer";
import { closeOneReport, reopenReport } from "#app/features/admin/reports/close-reports.server";
import { stateOfReport } from "#app/features/admin/reports/listed-report";
import { searchReports } from "#app/features/admin/reports/report-search.server";
import { recordBulkAction } from "#app/features/admin/undo/bulk-undo.server";
import { selectAudit } from "#app/features/audit/audit.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor, type TestAdvisor } from "../../../../tests/support/people";
import { findMessageFile } from "../send/files.server";
import { askAdvisor } from "../send/send.server";
import { readThread } from "../thread/thread.server";
import { threadsOf } from "../thread/threads.server";
import { hideMessage, showMessage, undoHidingMessage } from "./moderation.server";
import { closeReport, reportedMessages, reportMessage } from "./reports.server";

useDatabase();

const NOW = new Date("2026-12-01T12:00:00Z");

let client: Viewer;
let advisor: TestAdvisor;
let admin: Viewer;
let threadId: string;
let reportId: string;

beforeEach(async () => {
  [client, advisor, admin] = [await aClient(), await anAdvisor(), await anAdmin()];
  const sent = await askAdvisor(client, advisor.slug, { text: "You fool" }, NOW);
  if (!sent.ok) throw new Error(sent.reason);
  threadId = sent.threadId;
  await reportMessage(advisor, threadId, 1, "Insult", NOW);
  const [report] = await db.select().from(messageReports).where(eq(messageReports.reporterId, advisor.userId));
  reportId = report!.id;
});

const mailsTo = async ({ email }: Viewer, kind: string) =>
  (await db.select().from(outbox).where(eq(outbox.recipient, email))).filter((mail) => mail.kind === kind).map(({ text }) => text);
const toldTo = async ({ userId }: Viewer) =>
  (await db.select().from(notifications).where(eq(notifications.userId, userId))).filter(({ kind }) => kind === "report_answered");
const readBy = async (who: Viewer) => {
  const [message] = (await readThread(who, threadId)).messages;
  const [line] = (await threadsOf(who, 1)).threads;
  return [message!.isRemoved, message!.text, line!.lastText];
};

test("a removed message is read by neither of the two, and by admins with its report, and comes back", async () => {
  expect(await hideMessage(admin, reportId, "Insults", NOW)).toEqual({ ok: true });
  expect(await hideMessage(admin, reportId, "Insults", NOW)).toEqual({ ok: false, reason: "decided" });
  for (const who of [client, advisor]) expect(await readBy(who)).toEqual([true, "", ""]);
  const [report] = (await reportedMessages(admin, { id: reportId })).reports;
  expect(report).toMatchObject({ text: "You fool", hiddenReason: "Insults", closedAt: NOW });
  expect(await showMessage(admin, reportId, NOW)).toEqual({ ok: true });
  expect(await showMessage(admin, reportId, NOW)).toEqual({ ok: false, reason: "decided" });
  for (const who of [client, advisor]) expect(await readBy(who)).toEqual([false, "You fool", "You fool"]);
});

test("whoever wrote it gets what it was, where it stood and the reason by mail, and is not told who reported it; whoever reported it hears that it is gone", async () => {
  await hideMessage(admin, reportId, "Insults", NOW);
  const [mail] = await mailsTo(client, "message_hidden");
  expect(mail).toMatch(/Your message: You fool\nReason: Insults\n\nOpen the conversation:\nhttp\S+\/messages\//);
  expect(mail).toContain(`/messages/${threadId}`);
  expect(mail).not.toContain(advisor.email);
  expect(await toldTo(advisor)).toMatchObject([{ details: { about: "message", decision: "hidden" }, link: `/messages/${threadId}` }]);
  expect(await mailsTo(advisor, "report_answered")).toEqual([expect.stringContaining("removed it")]);
  expect(await toldTo(client)).toEqual([]);
});

test("a file goes with its message, for all but admins", async () => {
  const path = `${threadId}-1`;
  await db.insert(files).values({ bucket: "messages", path, mimeType: "application/pdf", fileSize: 3, ownerId: client.userId });
  const [message] = await db.select().from(messages).where(eq(messages.threadId, threadId));
  const [file] = await db
    .insert(messageFiles)
    .values({ messageId: message!.id, fileName: "cv.pdf", filePath: path, fileSize: 3 })
    .returning();
  const opened = async (who: Viewer) => (await findMessageFile(who, file!.id)) !== null;
  expect([await opened(advisor), await opened(client)]).toEqual([true, true]);
  await hideMessage(admin, reportId, "Insults", NOW);
  expect([await opened(advisor), await opened(client), await opened(admin)]).toEqual([false, false, true]);
  expect((await readThread(advisor, threadId)).messages[0]!.file).toBeNull();
});

test("whoever reported what stays is told that it was looked at, as they like", async () => {
  await db
    .insert(preferences)
    .values({ userId: advisor.userId, mutedMails: ["report_answered"] })
    .onConflictDoNothing();
  expect(await closeReport(admin, reportId, NOW)).toEqual({ ok: true });
  expect(await toldTo(advisor)).toMatchObject([{ details: { about: "message", decision: "kept" } }]);
  expect(await mailsTo(advisor, "report_answered")).toEqual([]);
});

test("what is taken back within its minute was never told", async () => {
  await closeOneReport(admin, reportId, { at: NOW, waitSeconds: 60 });
  expect([(await toldTo(advisor)).length, (await mailsTo(advisor, "report_answered")).length]).toEqual([1, 1]);
  expect(await reopenReport(admin, { id: reportId, at: NOW })).toEqual({ ok: true });
  expect([await toldTo(advisor), await mailsTo(advisor, "report_answered")]).toEqual([[], []]);
});

const AT_ONCE = new Date("2026-12-01T12:00:30Z");
const WAIT = { waitSeconds: 60 };
/** Pretends that the waiting minute is over and the emails have been sent. */
const aMinuteLater = () => db.update(outbox).set({ sendAfter: new Date(0), attempts: 1, sentAt: new Date() });
const kindsTo = async ({ email }: Viewer) =>
  (await db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.createdAt)).map(({ kind }) => kind);
const heldReports = () => db.$count(messageReports, isNull(messageReports.closedAt));

test("a removal that is taken back within the minute was never told, and its report waits again", async () => {
  const [before, open] = [await kindsTo(client), await heldReports()];
  await hideMessage(admin, reportId, "Insults", NOW, WAIT);
  expect([await kindsTo(client), await heldReports()]).toEqual([[...before, "message_hidden"], open - 1]);
  expect(await undoHidingMessage(admin, { reportId, at: AT_ONCE }, AT_ONCE)).toEqual({ ok: false, reason: "decided" });
  expect(await undoHidingMessage(admin, { reportId, at: NOW }, AT_ONCE)).toEqual({ ok: true });
  expect([await kindsTo(client), await heldReports()]).toEqual([before, open]);
  expect([await toldTo(advisor), await mailsTo(advisor, "report_answered")]).toEqual([[], []]);
  expect(await readBy(advisor)).toEqual([false, "You fool", "You fool"]);
});

test("who heard that a message was removed hears that it is shown again, each once", async () => {
  await hideMessage(admin, reportId, "Insults", NOW, WAIT);
  await aMinuteLater();
  await showMessage(admin, reportId, AT_ONCE);
  expect((await kindsTo(client)).filter((kind) => kind.startsWith("message_"))).toEqual(["message_hidden", "message_shown"]);
  expect(await mailsTo(advisor, "report_answered")).toHaveLength(2);
  expect(await toldTo(advisor)).toMatchObject([{ details: { about: "message", decision: "shown" } }]);
});

test("a removal stands once in the audit log, and the report as removed instead of set aside", async () => {
  await db.delete(auditLog);
  await hideMessage(admin, reportId, "Insults", NOW, WAIT);
  await recordBulkAction(admin, { intent: "hide-message", ids: [reportId], at: NOW });
  const logged = await selectAudit(db, { query: "", state: null, sort: null }, { limit: 9 });
  expect(logged.map(({ action }) => action)).toEqual(["messages.hidden"]);
  expect([await listed("closed"), await listed("removed")]).toEqual([[], ["removed"]]);
});

const listed = async (state: "closed" | "removed" | "shownAgain") =>
  (await searchReports(admin.userId, { query: advisor.email, state, sort: null, page: 1 }, NOW)).reports.map((report) =>
    stateOfReport(report),
  );

test("the report of what was shown again says so, until it is removed again; a removal that was taken back left no trace", async () => {
  await closeReport(admin, reportId, NOW);
  await hideMessage(admin, reportId, "Insults", NOW);
  await undoHidingMessage(admin, { reportId, at: NOW }, NOW);
  await closeReport(admin, reportId, NOW);
  expect([await listed("closed"), await listed("shownAgain")]).toEqual([["closed"], []]);
  await hideMessage(admin, reportId, "Insults", AT_ONCE);
  await showMessage(admin, reportId, AT_ONCE);
  expect([await listed("closed"), await listed("removed"), await listed("shownAgain")]).toEqual([[], [], ["shownAgain"]]);
  await hideMessage(admin, reportId, "Insults", AT_ONCE);
  expect([await listed("removed"), await listed("shownAgain")]).toEqual([["removed"], []]);
});
