import { and, asc, desc, eq, gt, inArray, lte, notInArray, or, type SQL, sql } from "drizzle-orm";
import { data } from "react-router";
import { db } from "#app/db/client.server";
import { advisers } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { profiles } from "#app/db/schema/profiles";
import type { Viewer } from "#app/features/accounts/viewer";
import { openMoves } from "./consultation";
import type { ConsultationLists, ConsultationPage, Side } from "./consultation-view";
import { type MoveAnswer, moveConsultation } from "./moves.server";

const MOST_OPEN = 100;
const PAST_A_PAGE = 20;
const MOST_EXPIRED_A_PASS = 200;

/** The consultations a client asked for: what waits, what is agreed, and a page of what is over, newest first. */
export const consultationsOfClient = (viewer: Viewer, now: Date, page = 1) =>
  listFor("client", eq(consultations.clientId, viewer.userId), now, page);

/** The same for an advisor: requests, what is agreed, and what is over. */
export const consultationsOfAdviser = (adviserId: string, now: Date, page = 1) =>
  listFor("adviser", eq(consultations.adviserId, adviserId), now, page);

/** One consultation as one of its two sides sees it. For everybody else there is none (404). */
export async function findConsultation(viewer: Viewer, id: string, now: Date): Promise<ConsultationPage> {
  const side = await sideOf(viewer, id);
  const [row] = await db
    .select({ ...lineOf(side), ...PAGE_COLUMNS })
    .from(consultations)
    .innerJoin(advisers, eq(advisers.id, consultations.adviserId))
    .leftJoin(profiles, eq(profiles.userId, consultations.clientId))
    .where(eq(consultations.id, id));
  if (!row) throw data(null, { status: 404 });
  const { clientZone, adviserZone, countersMade, proposedBy, ...page } = row;
  const theirTimeZone = (side === "client" ? adviserZone : clientZone) || null;
  return { ...page, side, theirTimeZone, moves: openMoves({ ...page, countersMade, proposedBy }, side, now) };
}

/** The client takes a request back. */
export const withdrawConsultation = async (viewer: Viewer, id: string, now: Date): Promise<MoveAnswer> =>
  moveConsultation({ actor: "client", userId: viewer.userId }, id, "withdraw", now);

/** The advisor agrees: from now on the time is fixed for both. `clientBusy` when the client has agreed to another consultation meanwhile. */
export const acceptConsultation = async (viewer: Viewer, id: string, now: Date): Promise<MoveAnswer> =>
  moveConsultation(adviserOf(viewer), id, "accept", now);

/** The advisor says no, with a reason for the client or without one. */
export const declineConsultation = async (viewer: Viewer, id: string, now: Date, reason = ""): Promise<MoveAnswer> =>
  moveConsultation(adviserOf(viewer), id, "decline", now, reason || null);

/** Ends requests that nobody answered in time. Safe to run again and beside people who answer in the same moment. */
export async function expireRequests(now: Date) {
  const due = await db
    .select({ id: consultations.id })
    .from(consultations)
    .where(and(inArray(consultations.status, ["requested", "countered"]), lte(consultations.expiresAt, now)))
    .orderBy(asc(consultations.expiresAt))
    .limit(MOST_EXPIRED_A_PASS);
  for (const { id } of due) await moveConsultation({ actor: "clock" }, id, "expire", now);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function sideOf(viewer: Viewer, id: string): Promise<Side> {
  if (!UUID.test(id)) throw data(null, { status: 404 });
  const isAdvisers = viewer.adviserId ? eq(consultations.adviserId, viewer.adviserId) : undefined;
  const [row] = await db
    .select({ clientId: consultations.clientId })
    .from(consultations)
    .where(and(eq(consultations.id, id), or(eq(consultations.clientId, viewer.userId), isAdvisers)));
  if (!row) throw data(null, { status: 404 });
  return row.clientId === viewer.userId ? "client" : "adviser";
}

function adviserOf(viewer: Viewer) {
  if (!viewer.adviserId) throw data(null, { status: 404 });
  return { actor: "adviser", userId: viewer.userId, adviserId: viewer.adviserId } as const;
}

async function listFor(side: Side, isOwn: SQL, now: Date, page: number): Promise<ConsultationLists> {
  const isWaiting = inArray(consultations.status, ["requested", "countered"]);
  const isUpcoming = and(eq(consultations.status, "accepted"), gt(consultations.endsAt, now));
  const isPast = or(
    notInArray(consultations.status, ["requested", "countered", "accepted"]),
    and(eq(consultations.status, "accepted"), lte(consultations.endsAt, now)),
  );
  const lines = (where: SQL | undefined) =>
    db
      .select(lineOf(side))
      .from(consultations)
      .innerJoin(advisers, eq(advisers.id, consultations.adviserId))
      .leftJoin(profiles, eq(profiles.userId, consultations.clientId))
      .where(and(isOwn, where));
  const [waiting, upcoming, past] = await Promise.all([
    lines(isWaiting).orderBy(asc(consultations.scheduledTime), asc(consultations.id)).limit(MOST_OPEN),
    lines(isUpcoming).orderBy(asc(consultations.scheduledTime), asc(consultations.id)).limit(MOST_OPEN),
    lines(isPast)
      .orderBy(desc(consultations.scheduledTime), desc(consultations.id))
      .limit(PAST_A_PAGE + 1)
      .offset((page - 1) * PAST_A_PAGE),
  ]);
  return { waiting, upcoming, past: past.slice(0, PAST_A_PAGE), page, hasMore: past.length > PAST_A_PAGE };
}

/** What a line of a list shows: of the other side its name and picture, never an address. */
function lineOf(side: Side) {
  const clientName = sql<string>`coalesce(nullif(${profiles.displayName}, ''), ${profiles.firstName}, '')`;
  return {
    id: consultations.id,
    status: consultations.status,
    topicName: consultations.topicName,
    scheduledTime: consultations.scheduledTime,
    endsAt: consultations.endsAt,
    durationMinutes: consultations.durationMinutes,
    urgency: consultations.urgency,
    currency: consultations.currency,
    totalPrice: consultations.totalPrice,
    platformFee: consultations.platformFee,
    expiresAt: consultations.expiresAt,
    otherName: side === "client" ? sql<string>`${advisers.displayName}` : clientName,
    otherAvatar: side === "client" ? advisers.avatarUrl : profiles.avatarUrl,
    otherSlug: side === "client" ? sql<string | null>`${advisers.slug}` : sql<string | null>`null`,
  };
}

const PAGE_COLUMNS = {
  basePrice: consultations.basePrice,
  surgeTenths: consultations.surgeTenths,
  surgeAmount: consultations.surgeAmount,
  rushFee: consultations.rushFee,
  note: consultations.note,
  closeReason: consultations.closeReason,
  countersMade: consultations.countersMade,
  proposedBy: consultations.proposedBy,
  clientZone: profiles.timezone,
  adviserZone: advisers.timezone,
};
