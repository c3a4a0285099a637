import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, type Placeholder, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { type Database, db } from "#app/db/client.server";
import { builtOnce } from "#app/db/prepared-statements.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { consultationNotes } from "#app/db/schema/consultation-notes";
import { outsidePayments } from "#app/db/schema/outside-payments";
import type { Viewer } from "#app/features/accounts/viewer";
import { nameFor, unlessBlocked } from "#app/features/blocks/name-when-blocked.server";
import { meetingLinkOf } from "#app/features/calendar/meeting/meeting-link.server";
import { paymentStatus } from "#app/features/money/payments.server";
import { rulesOf } from "#app/features/rules/rules.server";
import { endedAs } from "#app/platform/http/ended-as";
import { ABSENCE_COLUMNS, absenceOf, accusedAt, isUnsettled } from "../absence/unsettled.server";
import { listConditions } from "../answering/list-conditions.server";
import type { SessionGroup } from "../answering/session-groups";
import { isOfGroup } from "../answering/session-groups.server";
import { refundFor, refundPercentAt } from "../cancellation";
import { hoursAfter, inOrderOfAnswers, MAX_COUNTERS, NEAR_HOURS } from "../deadlines";
import { termsOfPage } from "../moving/terms-of-page";
import { canBeBooked } from "../next-options/can-be-booked.server";
import { pastColumns, reviewableUntil } from "../next-options/past-line.server";
import { reachOf } from "../next-options/reach.server";
import type { ConsultationLists, ConsultationPage } from "../pages/consultation-view";
import { LINE_PAYMENT, linePayment } from "../pages/line-payment.server";
import { freeTimesFor } from "../request/free-time-choices.server";
import { asAdvisor, asClient, asSide } from "./actors.server";
import { clientSummaryOf } from "./client-summary.server";
import { allowedTransitions, type Side } from "./consultation";
import { silentSideOf } from "./consultation-events.server";
import { moneyOf } from "./money-of-page.server";
import { findReplacing } from "./replace-request.server";
import { reviewsFor } from "./reviews-for-side.server";
import { type TransitionAnswer, type TransitionDetails, transitionConsultation } from "./transitions.server";

const MAX_OPEN = 100;
const PAST_A_PAGE = 6;

/** Returns the consultations a client requested: pending, agreed, and one page of past ones, newest first. */
export const consultationsOfClient = (viewer: Viewer, now: Date, page = 1) =>
  listFor("client", { ofId: viewer.userId, readerId: viewer.userId }, now, page);

/** Returns an advisor's consultations: requests, agreed and past ones; limited to one group if given. */
export function consultationsOfAdvisor(viewer: Viewer & { advisorId: string }, now: Date, page = 1, group: SessionGroup | null = null) {
  return listFor("advisor", { ofId: viewer.advisorId, readerId: viewer.userId }, now, page, group);
}

/** Returns one consultation as one of its two sides sees it. Throws a 404 for everybody else. */
export async function findConsultation(viewer: Viewer, id: string, now: Date): Promise<ConsultationPage> {
  const { role: side } = await asSide(viewer, id);
  const [row] = await db
    .select({ ...lineOf(side, viewer.userId), ...PAGE_COLUMNS })
    .from(consultations)
    .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
    .leftJoin(profiles, eq(profiles.userId, consultations.clientId))
    .leftJoin(consultationNotes, isNoteOf(viewer.userId))
    .where(eq(consultations.id, id));
  if (!row) throw endedAs(404);
  const { clientId, countersMade, advisorId, closedAt, saidAbsent, saidAbsentAt, absenceRepliedAt, absencesTakenBack, ...shown } = row;
  const { absenceWords, absenceReply, rulesVersion, respondedAt, agreedAt, ...page } = shown;
  const rules = await rulesOf(db, rulesVersion);
  const isOpen = page.status === "requested" || page.status === "countered";
  const isUnpaid = isOpen && (await paymentStatus(db, id)) === "awaiting";
  const money = await moneyOf({ ...page, closedAt, isOpen, isUnpaid }, side, rules, now);
  const transitions = allowedTransitions({ ...row, countersMade }, side, now).filter((transition) => transition !== "accept" || !isUnpaid);
  const mayPropose = transitions.includes("counter") || transitions.includes("reschedule");
  return {
    ...page,
    rushPercent: rules.rushPercent,
    ...termsOfPage(page, transitions, rules, now),
    silent: await silentSideOf(id, page.status),
    requestKey: randomUUID(),
    side,
    transitions,
    isUnpaid,
    ...money,
    absence: absenceOf(row),
    isAnsweredBefore: Boolean(absencesTakenBack[side]?.repliedAt),
    refundIfCancelled: refundFor(page, { cancelledAt: now, by: side, rules }),
    refundIfMoved: refundPercentAt(page, now, rules),
    countersLeft: MAX_COUNTERS - countersMade,
    wasAgreed: agreedAt !== null,
    isOfProposal: agreedAt?.getTime() !== respondedAt?.getTime(), // When the advisor accepts the requested time, both timestamps are the same.
    isNear: page.status === "accepted" && page.scheduledTime <= hoursAfter(now, NEAR_HOURS),
    hasStarted: page.scheduledTime <= now,
    hasEnded: page.endsAt <= now,
    ...(mayPropose ? await freeTimesFor(viewer, { ...page, advisorId }, now) : { free: [], freeTimes: [] }),
    meetingLink: page.endsAt > now ? await meetingLinkOf({ id, status: page.status }) : null,
    clientSummary: side === "advisor" ? await clientSummaryOf(viewer, clientId) : null,
    ...(await reachOf(viewer, side, row, now)),
    reviews: await reviewsFor({ side, userId: viewer.userId }, { ...page, closedAt, saidAbsent }, now),
    replacedBy: page.status === "withdrawn" ? await findReplacing(id) : null,
  };
}

/** What a side submits with a step; `key` is the form's idempotency key. */
type Asked = Pick<TransitionDetails, "reason" | "key">;

/** The client withdraws a request. */
export const withdrawConsultation = async (viewer: Viewer, id: string, now: Date, asked: Asked = {}): Promise<TransitionAnswer> =>
  transitionConsultation(asClient(viewer), id, "withdraw", now, asked);

/** The advisor accepts, which fixes the time for both. `clientBusy` if the client has agreed to another consultation meanwhile. */
export const acceptConsultation = async (viewer: Viewer, id: string, now: Date, asked: Asked = {}): Promise<TransitionAnswer> =>
  transitionConsultation(asAdvisor(viewer), id, "accept", now, asked);

/** The advisor declines, with or without a reason for the client. */
export const declineConsultation = async (viewer: Viewer, id: string, now: Date, asked: Asked = {}): Promise<TransitionAnswer> =>
  transitionConsultation(asAdvisor(viewer), id, "decline", now, asked);

/** Whose consultations to list, and who reads the list. */
interface Own {
  ofId: string;
  readerId: string;
}

async function listFor(side: Side, own: Own, now: Date, page: number, group: SessionGroup | null = null): Promise<ConsultationLists> {
  const rows = await listStatements()(side, group).execute({ ...own, now, offset: (page - 1) * PAST_A_PAGE });
  const told = rows.map(async ({ rulesVersion, refunded, received, returned, letGo, markedAt, markedAmount, reviewSince, ...row }) => ({
    ...row,
    reviewUntil: reviewableUntil(reviewSince, now),
    refunded,
    payment: linePayment({ totalPrice: row.totalPrice, refunded, received, returned, letGo, markedAt, markedAmount }),
    rushPercent: (await rulesOf(db, rulesVersion)).rushPercent,
  }));
  const shown = await Promise.all(told);
  const of = (wanted: string) =>
    shown.filter(({ list }) => list === wanted).map(({ list: _, ...line }) => ({ ...line, requestKey: randomUUID() }));
  const past = of("past");
  return {
    waiting: of("waiting").sort((one, other) => (side === "advisor" && inOrderOfAnswers(one, other)) || bySoonest(one, other)),
    upcoming: of("upcoming").sort(bySoonest),
    past: past.sort((one, other) => bySoonest(other, one)).slice(0, PAST_A_PAGE),
    page,
    hasMore: past.length > PAST_A_PAGE,
  };
}

/** Caches each side's list statements, for all and per group: they are long, and come in few variants. */
const listStatements = builtOnce((database) => {
  const made = new Map<string, ReturnType<typeof listStatement>>();
  return (side: Side, group: SessionGroup | null) => {
    const name = `lists_${side}_${group ?? "all"}`;
    const statement = made.get(name) ?? listStatement(database, side, group, name);
    made.set(name, statement);
    return statement;
  };
});

function listStatement(database: Database, side: Side, group: SessionGroup | null, name: string) {
  const [now, reader] = [sql.placeholder("now"), sql.placeholder("readerId")];
  const isOwn = eq(side === "client" ? consultations.clientId : consultations.advisorId, sql.placeholder("ofId"));
  const conditions = listConditions(side, now);
  const lines = (list: keyof typeof conditions) =>
    database
      .select({ list: sql<typeof list>`${list}`.as("list"), ...lineOf(side, reader), ...LINE_PAYMENT, ...pastColumns(side, reader) })
      .from(consultations)
      .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
      .leftJoin(profiles, eq(profiles.userId, consultations.clientId))
      .leftJoin(consultationNotes, isNoteOf(reader))
      .leftJoin(outsidePayments, eq(outsidePayments.consultationId, consultations.id))
      .where(and(isOwn, group ? isOfGroup(group, now) : undefined, conditions[list]));
  const [soonest, latest] = [
    [asc(consultations.scheduledTime), asc(consultations.id)],
    [desc(consultations.scheduledTime), desc(consultations.id)],
  ];
  return unionAll(
    lines("waiting")
      .orderBy(...soonest)
      .limit(MAX_OPEN),
    lines("upcoming")
      .orderBy(...soonest)
      .limit(MAX_OPEN),
    lines("past")
      .orderBy(...latest)
      .limit(PAST_A_PAGE + 1)
      .offset(sql.placeholder("offset")),
  ).prepare(name);
}

// The database may return the three lists in any order.
const bySoonest = (one: { scheduledTime: Date; id: string }, other: { scheduledTime: Date; id: string }) =>
  one.scheduledTime.getTime() - other.scheduledTime.getTime() || (one.id < other.id ? -1 : 1);

const isNoteOf = (readerId: string | Placeholder) =>
  and(eq(consultationNotes.consultationId, consultations.id), eq(consultationNotes.userId, readerId));

/** Columns of a list entry: the other side's name and picture, never an email address; a reader who blocked them sees their name as it was at the time. */
function lineOf(side: Side, readerId: string | Placeholder) {
  const clientName = sql<string>`coalesce(nullif(${profiles.displayName}, ''), ${profiles.firstName}, '')`;
  const otherId = side === "client" ? advisors.userId : consultations.clientId;
  const work = sql`concat_ws(', ', nullif(${profiles.jobTitle}, ''), nullif(${profiles.companyName}, ''))`;
  return {
    id: consultations.id,
    status: consultations.status,
    topicName: consultations.topicName,
    scheduledTime: consultations.scheduledTime,
    endsAt: consultations.endsAt,
    durationMinutes: consultations.durationMinutes,
    isUnsettled: isUnsettled.as("is_unsettled"),
    accusedAt: accusedAt(side),
    urgency: consultations.urgency,
    currency: consultations.currency,
    totalPrice: consultations.totalPrice,
    platformFee: consultations.platformFee,
    rulesVersion: consultations.rulesVersion,
    expiresAt: consultations.expiresAt,
    proposedTime: consultations.proposedTime,
    proposedBy: consultations.proposedBy,
    ownNote: consultationNotes.text,
    note: consultations.note,
    otherWork: side === "client" ? sql<string>`''` : sql<string>`coalesce(${unlessBlocked(readerId, otherId, work)}, '')`,
    otherName: nameFor(readerId, otherId, side === "client" ? advisors.displayName : clientName),
    otherAvatar: unlessBlocked(readerId, otherId, side === "client" ? advisors.avatarUrl : profiles.avatarUrl),
    theirTimeZone: side === "client" ? sql<string | null>`${advisors.timezone}` : sql<string | null>`nullif(${profiles.timezone}, '')`,
    otherSlug: side === "client" ? sql<string | null>`${advisors.slug}` : sql<string | null>`null`,
  };
}

const PAGE_COLUMNS = {
  basePrice: consultations.basePrice,
  surgeTenths: consultations.surgeTenths,
  surgeAmount: consultations.surgeAmount,
  rushFee: consultations.rushFee,
  closeReason: consultations.closeReason,
  closedBy: consultations.closedBy,
  closedAt: consultations.closedAt,
  noShowOf: consultations.noShowOf,
  canBeBooked,
  ...ABSENCE_COLUMNS,
  proposedRefundPercent: consultations.proposedRefundPercent,
  mostRefundPercent: consultations.mostRefundPercent,
  refunded: consultations.refunded,
  sequence: consultations.sequence,
  respondedAt: consultations.respondedAt,
  agreedAt: consultations.agreedAt,
  clientId: consultations.clientId,
  advisorId: consultations.advisorId,
  countersMade: consultations.countersMade,
};
