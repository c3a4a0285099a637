import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { messageThreads } from "#app/db/schema/messages";
import { outbox } from "#app/db/schema/operations";
import type { Viewer } from "#app/features/accounts/viewer";
import { sendUnreadEmails } from "#app/features/messages/notify/unread-emails.server";
import { blockOther, unblockOther } from "#app/features/messages/reports/blocks.server";
import { askAdvisor } from "#app/features/messages/send/send.server";
import { unreadNotifications } from "#app/features/notifications/notifications.server";
import { consultationRequestSchema } from "#app/routes/functions/consultation-request";
import { createConsultation } from "#app/routes/functions/create-consultation.server";
import { mailsTo } from "../../../../tests/support/account-mails";
import { bookingOf } from "../../../../tests/support/booking";
import { aRequest, consultationRow, later, noon, now, type Scene } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor, type TestAdvisor } from "../../../../tests/support/people";
import { replyToReview, reviewConsultation } from "../life/consultation-reviews.server";
import { acceptConsultation, declineConsultation } from "../life/consultations.server";
import { settleUndenied } from "../life/due-transitions.server";
import { cancelConsultation, completeConsultation, reportNoShow } from "../life/endings.server";
import { askToReschedule, proposeOtherTime } from "../life/reschedule.server";
import { remindBothSides } from "./remind-both-sides.server";

useDatabase();

const WORDS = "You will hear from me";
const BLOCKED = { ok: false, reason: "blocked" };
const time = later(noon, 24).toISOString();

beforeEach(async () => {
  for (const table of [messageThreads, consultations, outbox]) await db.delete(table);
});

/** A thread in which both sides have written; with `by`, that side has blocked the other. */
async function aThread(client: Viewer, advisor: TestAdvisor, by?: Viewer) {
  const sent = await askAdvisor(client, advisor.slug, { text: "Hello" }, now);
  if (!sent.ok) throw new Error(sent.reason);
  if (by) await blockOther(by, sent.threadId, now);
  return sent.threadId;
}

const kindsTo = async ({ email }: Viewer) =>
  (await mailsTo(email)).map(({ kind }) => kind).filter((kind) => kind.startsWith("consultation"));

test.each([
  "client",
  "advisor",
] as const)("while the %s has blocked the other side no request is sent, and it is once they are unblocked", async (side) => {
  const [client, advisor] = [await aClient(), await anAdvisor()];
  const by = side === "client" ? client : advisor;
  // Shown while nobody had blocked anybody.
  const body = consultationRequestSchema.parse({ ...(await bookingOf(client, now, {})), note: WORDS });
  const threadId = await aThread(client, advisor, by);
  // Nothing tells the client that the advisor has blocked them.
  expect(await createConsultation(client, body, now)).toMatchObject(
    side === "client" ? BLOCKED : { ok: false, reason: "advisorUnavailable" },
  );
  expect(await db.select().from(consultations)).toEqual([]);
  expect(await kindsTo(advisor)).toEqual([]);
  await unblockOther(by, threadId, now);
  expect(await createConsultation(client, body, now)).toMatchObject({ ok: true });
});

test("another time or a reason of whoever is blocked is refused; they answer and cancel without one, and the fact is told", async () => {
  const [asked, agreed] = [await aRequest(), await aRequest("accepted")];
  for (const { client, advisor } of [asked, agreed]) await aThread(client, advisor, advisor === asked.advisor ? client : advisor);
  expect(await proposeOtherTime(asked.advisor, asked.id, { time }, now)).toEqual(BLOCKED);
  expect(await declineConsultation(asked.advisor, asked.id, now, { reason: WORDS })).toEqual(BLOCKED);
  expect(await askToReschedule(agreed.client, agreed.id, { time }, now)).toEqual(BLOCKED);
  expect(await cancelConsultation(agreed.client, agreed.id, now, { reason: WORDS })).toEqual(BLOCKED);
  expect([(await consultationRow(asked.id)).status, (await consultationRow(agreed.id)).status]).toEqual(["requested", "accepted"]);
  expect(await declineConsultation(asked.advisor, asked.id, now)).toMatchObject({ ok: true });
  expect(await cancelConsultation(agreed.client, agreed.id, now)).toMatchObject({ ok: true });
  expect(await kindsTo(asked.client)).toEqual(["consultation_decline"]);
  expect(await kindsTo(agreed.advisor)).toContain("consultation_cancel");
});

test("whoever blocks may say why to the one they have blocked, and move what was agreed", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  await aThread(client, advisor, advisor);
  expect(await askToReschedule(advisor, id, { time }, now)).toMatchObject({ ok: true });
});

test("what a blocked person says of who was there, or wrote with the request, stands in no mail", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  await db.update(consultations).set({ note: "My words of before" });
  await aThread(client, advisor, advisor);
  await db.delete(outbox);
  expect(await reportNoShow(client, id, later(noon, 1), { reason: WORDS })).toMatchObject({ ok: true });
  const [mail] = await mailsTo(advisor.email);
  expect(mail?.kind).toBe("consultation_reportNoShow");
  for (const word of [WORDS, "My words"]) expect(`${mail?.text}${mail?.html}`).not.toContain(word);
});

test("nor does it stand in a reminder, or with a no-show that nobody answered", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  await db.update(consultations).set({ note: "My words of before" });
  await aThread(client, advisor, advisor);
  await db.delete(outbox);
  await remindBothSides(later(noon, -0.9));
  expect(await reportNoShow(client, id, later(noon, 1), { reason: WORDS })).toMatchObject({ ok: true });
  await settleUndenied(later(noon, 200));
  const mails = await mailsTo(advisor.email);
  expect(mails.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["consultation_letNoShowStand", "consultation_remindHour"]));
  for (const word of [WORDS, "My words"]) expect(JSON.stringify(mails)).not.toContain(word);
});

test("of a review and a reply the one who has blocked their author is not told", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  await completeConsultation(client, id, later(noon, 2));
  for (const person of [client, advisor])
    expect(await reviewConsultation(person, id, { rating: 4, text: "A fair hour" }, later(noon, 3))).toMatchObject({ ok: true });
  await aThread(client, advisor, client);
  await db.delete(outbox);
  const unread = await unreadNotifications(client.userId);
  expect(await replyToReview(advisor, id, WORDS, later(noon, 4))).toMatchObject({ ok: true });
  expect(await mailsTo(client.email)).toEqual([]);
  expect(await unreadNotifications(client.userId)).toBe(unread);
});

test("a block takes back the mails of the blocked person's words that have not gone", async () => {
  const { client, advisor } = await aRequest();
  const [otherClient, body] = [await aClient(), { text: "Hello" }];
  await askAdvisor(otherClient, advisor.slug, body, now);
  const threadId = await aThread(client, advisor);
  await sendUnreadEmails(later(now, 1));
  const waiting = async () => (await mailsTo(advisor.email)).map(({ kind }) => kind).sort();
  await db.insert(outbox).values({
    dedupeKey: `consultation-${(await db.select().from(consultations))[0]!.id}-request-advisor`,
    kind: "consultation_request",
    recipient: advisor.email,
    ...{ subject: "", text: "", html: "" },
  });
  expect(await waiting()).toEqual(["consultation_request", "messages_unread", "messages_unread"]);
  await blockOther(advisor, threadId, now);
  expect(await waiting()).toEqual(["messages_unread"]);
});

/** Emails that carry words of one side: what they are, the step, whose words, and how to produce the email for the other side. */
const WORDED: [what: string, step: string, by: "client" | "advisor", say: (scene: Scene) => Promise<{ ok: boolean }>][] = [
  ["another time for a request", "counter", "advisor", ({ advisor, id }) => proposeOtherTime(advisor, id, { time }, now)],
  ...(["client", "advisor"] as const).flatMap((by): typeof WORDED => [
    ["another time for what was agreed", "reschedule", by, async (scene) => askToReschedule(scene[by], await agreed(scene), { time }, now)],
    ["word of a review", "reviewOne", by, async (scene) => reviewConsultation(scene[by], await held(scene), A_REVIEW, later(noon, 3))],
  ]),
  [
    "a reply to a review",
    "reviewReply",
    "advisor",
    async ({ client, advisor, id }) => replyToReview(advisor, await reviewed({ client, advisor, id }), WORDS, now),
  ],
];
const A_REVIEW = { rating: 4, text: WORDS };

async function agreed({ advisor, id }: Scene) {
  await acceptConsultation(advisor, id, now);
  return id;
}

async function held(scene: Scene) {
  await completeConsultation(scene.client, await agreed(scene), later(noon, 2));
  return scene.id;
}

async function reviewed(scene: Scene) {
  await held(scene);
  for (const person of [scene.client, scene.advisor]) await reviewConsultation(person, scene.id, A_REVIEW, later(noon, 3));
  return scene.id;
}

test.each(
  WORDED,
)("%s (%s by the %s) that waits in a mail goes when the other side blocks them, and not when they block; what was settled is told all the same", async (_, step, by, say) => {
  for (const isBlocked of [true, false]) {
    const scene = await aRequest();
    const threadId = await aThread(scene.client, scene.advisor);
    expect(await say(scene)).toMatchObject({ ok: true });
    const other = by === "client" ? scene.advisor : scene.client;
    const before = await kindsTo(other);
    expect(before).toContain(`consultation_${step}`);
    await blockOther(isBlocked ? other : scene[by], threadId, now);
    expect(await kindsTo(other)).toEqual(
      before.filter((kind) => !isBlocked || !WORDED.some(([, each]) => kind === `consultation_${each}`)),
    );
  }
});

test("a message that was not read before its writer was blocked is mailed about no more", async () => {
  const [client, advisor] = [await aClient(), await anAdvisor()];
  const threadId = await aThread(client, advisor, advisor);
  await sendUnreadEmails(later(now, 1));
  expect(await mailsTo(advisor.email)).toEqual([]);
  await unblockOther(advisor, threadId, now);
  await sendUnreadEmails(later(now, 1));
  expect(await mailsTo(advisor.email)).toHaveLength(1);
});
