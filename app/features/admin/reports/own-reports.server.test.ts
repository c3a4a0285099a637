import { randomUUID } from "node:crypto";
import { eq, ne } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { consultations, reviewReports, reviews } from "#app/db/schema/booking";
import { messageReports } from "#app/db/schema/messages";
import { auditLog } from "#app/db/schema/operations";
import type { Viewer } from "#app/features/accounts/viewer";
import { hideMessage, showMessage, undoHidingMessage } from "#app/features/messages/reports/moderation.server";
import { closeReport, reportedMessages, reportMessage } from "#app/features/messages/reports/reports.server";
import { askAdvisor } from "#app/features/messages/send/send.server";
import { dismissReviewReports, hideReview, showReview, undoHidingReview } from "#app/features/reviews/moderation.server";
import { reportedReviews } from "#app/features/reviews/reported-reviews.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { closeOneReport, reopenReport } from "./close-reports.server";
import { searchReports } from "./report-search.server";
import { countOpenReports, readReport } from "./reports.server";

useDatabase();

const NOW = new Date("2026-12-01T12:00:00Z");
const LATER = new Date("2026-12-01T13:00:00Z");

beforeEach(async () => {
  for (const table of [messageReports, reviewReports, consultations, auditLog, userRoles]) await db.delete(table);
});

interface Reported {
  author: Viewer;
  subject: Viewer;
  other: Viewer;
  reportId: string;
  reviewId: string;
}

/** Content that a client wrote to or about an advisor, who reported it. */
const SCENES = {
  message: async (): Promise<Reported> => {
    const [author, subject, other] = [await aClient(), await anAdvisor(), await anAdmin()];
    const sent = await askAdvisor(author, subject.slug, { text: "You fool" }, NOW);
    if (!sent.ok) throw new Error(sent.reason);
    await reportMessage(subject, sent.threadId, 1, "Insult", NOW);
    const [report] = await db.select().from(messageReports);
    return { author, subject, other, reportId: report!.id, reviewId: randomUUID() };
  },
  review: async (): Promise<Reported> => {
    const [author, subject, other] = [await aClient(), await anAdvisor(), await anAdmin()];
    const { id: consultationId } = await aConsultation({ client: author, advisor: subject, at: NOW, status: "completed" });
    const written = { consultationId, advisorId: subject.advisorId, authorId: author.userId, authorSide: "client" as const, rating: 1 };
    const [review] = await db
      .insert(reviews)
      .values({ ...written, text: "A fool", revealedAt: NOW })
      .returning();
    const made = { reviewId: review!.id, reporterId: subject.userId, reason: "Insult", createdAt: NOW };
    const [report] = await db.insert(reviewReports).values(made).returning();
    return { author, subject, other, reportId: report!.id, reviewId: review!.id };
  },
};

type Decide = (admin: Viewer, scene: Reported) => Promise<{ ok: boolean }>;
type Decisions = Record<string, { before?: Decide; decide: Decide }>;

const close: Decide = (admin, { reportId }) => closeOneReport(admin, reportId, { at: NOW });
const hidesMessage: Decide = (admin, { reportId }) => hideMessage(admin, reportId, "Insult", NOW);
const hidesReview: Decide = (admin, { reviewId }) => hideReview(admin, reviewId, "Insult", NOW);
const ofBoth: Decisions = {
  "putting one of several reports aside": { decide: close },
};
/** Undoes the closing, by the admin who closed it. */
const reopens: Decide = (admin, { reportId }) => reopenReport(admin, { id: reportId, at: NOW });

const DECISIONS: Record<keyof typeof SCENES, Decisions> = {
  message: {
    ...ofBoth,
    "putting its report aside": { decide: (admin, { reportId }) => closeReport(admin, reportId, NOW) },
    "taking it away": { decide: hidesMessage },
    "showing it again": { before: hidesMessage, decide: (admin, { reportId }) => showMessage(admin, reportId, LATER) },
    "taking back that it was taken away": {
      before: hidesMessage,
      decide: (admin, { reportId }) => undoHidingMessage(admin, { reportId, at: NOW }, LATER),
    },
  },
  review: {
    ...ofBoth,
    "putting its reports aside": { decide: (admin, { reviewId }) => dismissReviewReports(admin, reviewId, NOW) },
    "taking it away": { decide: hidesReview },
    "showing it again": { before: hidesReview, decide: (admin, { reviewId }) => showReview(admin, reviewId, LATER) },
    "taking back that it was taken away": {
      before: hidesReview,
      decide: (admin, { reviewId }) => undoHidingReview(admin, { reviewId, at: NOW }, LATER),
    },
  },
};

const KINDS = ["message", "review"] as const;
const CASES = KINDS.flatMap((kind) =>
  Object.entries(DECISIONS[kind]).flatMap(([what, how]) =>
    (["author", "subject"] as const).map((side) => [kind, side, what, how] as const),
  ),
);
const written = async () => (await db.select().from(auditLog)).map(({ details }) => details.ownMatter);
const makeAdmin = ({ userId }: Viewer) => db.insert(userRoles).values({ userId, role: "admin" });
const leaveAlone = ({ userId }: Viewer) => db.delete(userRoles).where(ne(userRoles.userId, userId));

test.each(
  CASES,
)("of a reported %s, its %s is refused %s while another admin can, and may where none can", async (kind, side, _what, how) => {
  const scene = await SCENES[kind]();
  await how.before?.(scene.other, scene);
  await makeAdmin(scene[side]);
  await db.delete(auditLog);
  expect(await how.decide(scene[side], scene)).toEqual({ ok: false, reason: "ownMatter" });
  expect(await written()).toEqual([]);
  await leaveAlone(scene[side]);
  expect(await how.decide(scene[side], scene)).toMatchObject({ ok: true });
  expect(await written()).toEqual([true]);
});

test.each(KINDS)("a report of a %s that was closed is opened again by nobody whom it is about", async (kind) => {
  const scene = await SCENES[kind]();
  await makeAdmin(scene.author);
  await leaveAlone(scene.author);
  await close(scene.author, scene);
  await makeAdmin(scene.other);
  expect(await reopens(scene.author, scene)).toEqual({ ok: false, reason: "ownMatter" });
  await db.delete(userRoles).where(eq(userRoles.userId, scene.other.userId));
  expect(await reopens(scene.author, scene)).toMatchObject({ ok: true });
});

/** Counts how often an admin can see a report, in each place that shows reports. */
async function foundBy(admin: Viewer, { reportId }: Reported) {
  const params = { query: "", state: null, sort: null, page: 1 };
  const { reports, total } = await searchReports(admin.userId, params, NOW);
  const read = [...(await reportedMessages(admin)).reports, ...(await reportedReviews(admin)).reports];
  const opened = await readReport(admin, reportId).then(
    () => 1,
    () => 0,
  );
  return [reports.length, total, read.length, opened, await countOpenReports(admin)];
}

test.each(KINDS)("a reported %s is not listed to whoever wrote it while another admin reads it", async (kind) => {
  const scene = await SCENES[kind]();
  for (const side of [scene.author, scene.subject]) await makeAdmin(side);
  const [none, one] = [Array(5).fill(0), Array(5).fill(1)];
  expect([await foundBy(scene.author, scene), await foundBy(scene.subject, scene), await foundBy(scene.other, scene)]).toEqual([
    none,
    one,
    one,
  ]);
  await leaveAlone(scene.author);
  expect(await foundBy(scene.author, scene)).toEqual(one);
});
