import { randomUUID } from "node:crypto";
import { and, eq, or, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { contains } from "#app/db/contains";
import { type KeyRange, pageByKey, withKnownPlace } from "#app/db/page-by-key";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { outsidePayments } from "#app/db/schema/outside-payments";
import { nameOfAdmin } from "#app/features/audit/name-of-admin.server";
import { isContested } from "#app/features/booking/absence/contested";
import { standingOf } from "#app/features/booking/absence/standing";
import { checkTransition } from "#app/features/booking/life/consultation";
import { orderOfWorth } from "#app/features/money/daily-rates/worth.server";
import { goneBack, refundable, standingOf as standingOfPayment } from "#app/features/money/outside/outside";
import { paymentState } from "#app/features/money/outside/payment-state";
import { HOLDING_STATES } from "#app/features/schedule/holding-states";
import { isUuid } from "#app/platform/uuid";
import { cutPage, pageOf, type ShownPage } from "../lists/list-count";
import { countUpTo, ONE } from "../lists/list-count.server";
import { by, byNameOf, type ColumnOrder, orderOf } from "../lists/list-order.server";
import type { ColumnOf, ListParams } from "../lists/list-shapes";
import type { ListedConsultation } from "./listed-consultation";

/** Whether a consultation waits for a decision; written exactly as in the index that orders the list. */
export const isDisputed = sql`(${consultations.absenceRepliedAt} is not null and (${consultations.status} = 'accepted' or (${consultations.status} = 'completed' and ${consultations.closedBy} is not distinct from 'adviser')))`;

const COLUMNS: Record<ColumnOf<"consultations">, ColumnOrder> = {
  topic: byNameOf(consultations.topicName),
  time: by(consultations.scheduledTime, "time"),
  value: () => [orderOfWorth(consultations.totalPrice, consultations.currency)],
};
const LAST = [consultations.id, "id"] as const;
const ORDERS = {
  columns: COLUMNS,
  usual: { parts: [[isDisputed, "boolean"], [consultations.createdAt, "time"], LAST], isDown: true },
  last: LAST,
} as const;

/** Returns a page of consultations and their total; by default open decisions first, then newest. Searches names and addresses, topic, full id. For admins. */
export async function searchConsultations(
  params: ListParams<"consultations">,
  now: Date,
): Promise<{ consultations: ListedConsultation[]; shown: ShownPage; total: number; ofName: string }> {
  const place = withKnownPlace(params, orderOf(params.sort, ORDERS));
  const of = params.filters?.of;
  const [found, total, [named]] = await Promise.all([
    selectConsultations(db, params, now, pageOf(place)),
    countConsultations(params),
    of
      ? db
          .select({ name: nameOfAdmin(sql`${of}::uuid`) })
          .from(users)
          .where(eq(users.id, of))
      : [],
  ]);
  const { rows, shown } = cutPage(found, place);
  return { consultations: rows, shown, total, ofName: named?.name ?? "" };
}

/** Counts the consultations that match. */
export const countConsultations = (params: Narrowing) =>
  countUpTo(
    db,
    db
      .select(ONE)
      .from(consultations)
      .innerJoin(users, eq(users.id, consultations.clientId))
      .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
      .leftJoin(profiles, eq(profiles.userId, consultations.clientId))
      .where(narrowedTo(params)),
  );

type Narrowing = Pick<ListParams<"consultations">, "query" | "state" | "filters">;

/** `of` filters by one person, on either side. */
function narrowedTo({ query, state, filters: { of } = {} }: Narrowing) {
  const inState = and(
    state === "disputed" ? isDisputed : state ? eq(consultations.status, state) : undefined,
    of ? or(eq(consultations.clientId, of), eq(advisors.userId, of)) : undefined,
  );
  if (!query) return inState;
  const found = or(
    contains(profiles.displayName, query),
    contains(users.email, query),
    contains(advisors.displayName, query),
    contains(consultations.topicName, query),
    isUuid(query) ? eq(consultations.id, query) : undefined,
  );
  return and(inState, found);
}

/** Selects the consultations that match, within a key range; `id` selects a single one. For admins. */
export async function selectConsultations(
  connection: Connection,
  { sort, id, ...narrowing }: Narrowing & Pick<ListParams<"consultations">, "sort"> & { id?: string },
  now: Date,
  range: KeyRange,
): Promise<(ListedConsultation & { place: string })[]> {
  const { place, where, orderBy } = pageByKey(orderOf(sort, ORDERS), range);
  const clientName = sql<string>`coalesce(nullif(${profiles.displayName}, ''), ${users.email})`;
  const rows = await connection
    .select({
      place,
      row: consultations,
      payment: outsidePayments,
      clientName,
      clientEmail: users.email,
      advisorName: advisors.displayName,
    })
    .from(consultations)
    .innerJoin(users, eq(users.id, consultations.clientId))
    .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
    .leftJoin(profiles, eq(profiles.userId, consultations.clientId))
    .leftJoin(outsidePayments, eq(outsidePayments.consultationId, consultations.id))
    .where(and(narrowedTo(narrowing), id ? eq(consultations.id, id) : undefined, where))
    .orderBy(...orderBy)
    .limit(range.limit);
  return rows.map(({ row, payment, ...people }) => ({
    ...people,
    id: row.id,
    requestKey: randomUUID(),
    standing: standingOf(row),
    status: row.status,
    topicName: row.topicName,
    requestedAt: row.createdAt,
    scheduledTime: row.scheduledTime,
    durationMinutes: row.durationMinutes,
    hasEnded: row.endsAt <= now,
    isUnsettled: isUnsettledRow(row),
    currency: row.currency,
    totalPrice: row.totalPrice,
    ...goneBack(row, payment),
    ...standsWith(row, payment),
    closeReason: row.closeReason,
    closedBy: row.closedBy,
    canCancel: HOLDING_STATES.some((state) => state === row.status),
    canRecordNoShow: checkTransition(row, "recordNoShow", "admin", now).ok,
    absence:
      row.saidAbsent && isUnsettledRow(row)
        ? {
            of: row.saidAbsent,
            words: row.absenceWords ?? "",
            reply: row.absenceReply ?? "",
            isDenied: row.absenceRepliedAt !== null,
          }
        : null,
    canComplete: DECISIONS.some((decision) => row.saidAbsent !== null && checkTransition(row, decision, "admin", now).ok),
    refundable: row.agreedAt !== null && ["completed", "cancelled", "no-show"].includes(row.status) ? refundable(row, payment) : 0,
  }));
}

/** Transitions by which an admin confirms that a consultation took place. */
const DECISIONS = ["complete", "letCompletionStand"] as const;

const isUnsettledRow = (row: typeof consultations.$inferSelect) =>
  (row.status === "accepted" && row.saidAbsent !== null) || isContested(row);

/** State of an outside payment, and its amounts once one differs from the price. */
function standsWith(row: typeof consultations.$inferSelect, payment: typeof outsidePayments.$inferSelect | null) {
  if (!payment) return { payment: null, notCharged: 0, arrived: 0, stillOpen: 0 };
  const standing = standingOfPayment({ ...row, ...payment, isMarked: payment.markedAt !== null });
  const { notCharged, open } = standing;
  return {
    payment: paymentState({ ...standing, returned: payment.returned }),
    notCharged,
    arrived: payment.received,
    stillOpen: open === row.totalPrice ? 0 : open,
  };
}
