import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { reviews } from "#app/db/schema/booking";
import { outbox } from "#app/db/schema/operations";
import { reviewConsultation } from "#app/features/booking/life/consultation-reviews.server";
import { completeConsultation } from "#app/features/booking/life/endings.server";
import { hideMessage } from "#app/features/messages/reports/moderation.server";
import { reportedMessages, reportMessage } from "#app/features/messages/reports/reports.server";
import { sendFile } from "#app/features/messages/send/files.server";
import { askAdvisor } from "#app/features/messages/send/send.server";
import { hideReview, showReview } from "#app/features/reviews/moderation.server";
import { mailsTo } from "../../../tests/support/account-mails";
import { anAdmin } from "../../../tests/support/applicants";
import { aRequest, ended, later, noon, now } from "../../../tests/support/consultations";
import { useDatabase } from "../../../tests/support/database";
import { aClient, anAdvisor } from "../../../tests/support/people";

useDatabase();

const REASON = "It names somebody else";

beforeEach(async () => {
  await db.delete(reviews);
  await db.delete(outbox);
});

/** The facts in the only email about something: its lines before the link. */
async function factsOf(email: string, kind: string) {
  const mails = (await mailsTo(email)).filter((mail) => mail.kind === kind);
  expect(mails).toHaveLength(1);
  return /((?:Your (?:review|message)|Reason): .*\n)+(?=\nOpen the)/.exec(mails[0]!.text)?.[0] ?? "";
}

test("whoever sent a file alone is told in the mail which was removed, and why", async () => {
  const [client, advisor, admin] = [await aClient(), await anAdvisor(), await anAdmin()];
  const asked = await askAdvisor(client, advisor.slug, { text: "Hello" }, now);
  const threadId = asked.ok ? asked.threadId : "";
  const file = new File(["%PDF-1.7\n"], "their-letter.pdf", { type: "application/pdf" });
  expect(await sendFile(client, threadId, { file }, now)).toMatchObject({ ok: true, number: 2 });
  await reportMessage(advisor, threadId, 2, "Rude", now);
  const [report] = (await reportedMessages(admin)).reports;
  expect(await hideMessage(admin, report!.id, REASON, now)).toEqual({ ok: true });
  expect(await factsOf(client.email, "message_hidden")).toBe(`Your message: their-letter.pdf\nReason: ${REASON}\n`);
});

test.each([
  ["client", "without words", "", ""],
  ["advisor", "without words", "", ""],
  ["client", "with words", "A fair hour", "Your review: A fair hour\n"],
  ["advisor", "with words", "A fair hour", "Your review: A fair hour\n"],
] as const)("the %s whose review %s is removed is told in the mail why, and once it is shown again nothing of that", async (side, _, text, quoted) => {
  const scene = await aRequest("accepted");
  await completeConsultation(scene.client, scene.id, ended);
  expect(await reviewConsultation(scene[side], scene.id, { rating: 2, text }, later(noon, 3))).toMatchObject({ ok: true });
  const [review] = await db.select().from(reviews);
  const admin = await anAdmin();
  expect(await hideReview(admin, review!.id, REASON, later(noon, 4))).toEqual({ ok: true });
  expect(await factsOf(scene[side].email, "review_hidden")).toBe(`${quoted}Reason: ${REASON}\n`);
  await db.update(outbox).set({ attempts: 1, sentAt: new Date() });
  expect(await showReview(admin, review!.id, later(noon, 5))).toEqual({ ok: true });
  expect(await factsOf(scene[side].email, "review_shown")).toBe(quoted);
});
