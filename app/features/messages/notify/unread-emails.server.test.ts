import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { preferences } from "#app/db/schema/accounts/preferences";
import type { Viewer } from "#app/features/accounts/viewer";
import { mailsTo } from "../../../../tests/support/account-mails";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor, type TestAdvisor } from "../../../../tests/support/people";
import { askAdvisor, sendMessage } from "../send/send.server";
import { markRead } from "../thread/read-marks.server";
import { sendUnreadEmails } from "./unread-emails.server";

useDatabase();

const START = new Date("2026-12-01T12:00:00Z");
const at = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

let client: Viewer;
let advisor: TestAdvisor;
let threadId: string;

beforeEach(async () => {
  client = await aClient({ displayName: "Cleo" });
  advisor = await anAdvisor();
  const sent = await askAdvisor(client, advisor.slug, { text: "A very private question" }, START);
  threadId = sent.ok ? sent.threadId : "";
});

const mails = async () => (await mailsTo(advisor.email)).map(({ subject, text }) => ({ subject, text }));

test("a message that stays unread for five minutes is mailed about, naming who wrote and no word of it", async () => {
  await sendUnreadEmails(at(4.9));
  expect(await mails()).toEqual([]);
  await sendUnreadEmails(at(5));
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail!.subject).toBe("Cleo wrote to you");
  expect(mail!.text).toContain("A message from Cleo is waiting for you.");
  expect(mail!.text).toContain(`/messages/${threadId}`);
  expect(mail!.text).not.toContain("private question");
  expect(await mailsTo(client.email)).toEqual([]);
});

test("a message that was read in time is never mailed about", async () => {
  await markRead(advisor, threadId, 1);
  await sendUnreadEmails(at(60));
  expect(await mails()).toEqual([]);
});

test("a burst is one mail, and no further one comes before it was read or a day has passed", async () => {
  for (const minutes of [1, 2, 3]) await sendMessage(client, threadId, { text: `More ${minutes}` }, at(minutes));
  await sendUnreadEmails(at(6));
  await sendMessage(client, threadId, { text: "Still there?" }, at(10));
  await sendUnreadEmails(at(30));
  expect((await mails()).map(({ text }) => /(\S+ messages?) from/.exec(text)?.[1])).toEqual(["4 messages"]);
  await sendUnreadEmails(at(6 + 24 * 60));
  expect(await mails()).toHaveLength(2);
  expect(await sendUnreadEmails(at(6 + 72 * 60))).toBe(0);
  expect(await mails()).toHaveLength(2);
});

test("after it was read the next message that waits is mailed about again", async () => {
  await sendUnreadEmails(at(5));
  await markRead(advisor, threadId, 1);
  await sendMessage(client, threadId, { text: "One more" }, at(20));
  await sendUnreadEmails(at(25));
  expect(await mails()).toHaveLength(2);
});

test("of twenty passes at once one writes the mail", async () => {
  const told = await Promise.all(Array.from({ length: 20 }, () => sendUnreadEmails(at(5))));
  expect(told.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await mails()).toHaveLength(1);
});

test("whoever is suspended is mailed about nothing, and once they are let in again about what still waits", async () => {
  await db.update(users).set({ suspendedAt: START }).where(eq(users.id, advisor.userId));
  await sendUnreadEmails(at(60));
  expect(await mails()).toEqual([]);
  await db.update(users).set({ suspendedAt: null }).where(eq(users.id, advisor.userId));
  await sendUnreadEmails(at(61));
  expect(await mails()).toHaveLength(1);
});

test("whoever has turned these mails off gets none", async () => {
  await db.insert(preferences).values({ userId: advisor.userId, mutedMails: ["message"] });
  await sendUnreadEmails(at(60));
  expect(await mails()).toEqual([]);
  await db.update(preferences).set({ mutedMails: [] });
  await sendUnreadEmails(at(60));
  expect(await mails()).toHaveLength(1);
});

test("a name with line breaks and addresses in it adds no header to the mail (V25)", async () => {
  const odd = await aClient({ displayName: "A\r\nBcc: x@example.com <b>" });
  await askAdvisor(odd, advisor.slug, { text: "Hello" }, START);
  await sendUnreadEmails(at(5));
  const found = (await mailsTo(advisor.email)).find(({ subject }) => subject.includes("Bcc"));
  expect(found?.subject).toBe("A Bcc: x@example.com <b> wrote to you");
  expect([found?.html.includes("<b>"), found?.html.includes("&lt;b&gt;")]).toEqual([false, true]);
});
