import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, ilike, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { likePattern } from "#app/db/like-pattern";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { outsidePayments } from "#app/db/schema/outside-payments";
import { checkTransition } from "#app/features/booking/life/consultation";
import { refundable } from "#app/features/money/outside/outside";
import { HOLDING_STATES } from "#app/features/schedule/holding-states";
import type { ListWishes, SortOf } from "../lists/list-shapes";
import type { ListedConsultation } from "./listed-consultation";

const A_PAGE = 20;

/** What waits for a decision. */
export const isDisputed = and(eq(consultations.status, "accepted"), isNotNull(consultations.absenceRepliedAt));

const ORDERS: Record<SortOf<"consultations">, SQL[]> = {
  soonest: [asc(consultations.scheduledTime)],
  latest: [desc(consultations.scheduledTime)],
  highest: [desc(consultations.totalPrice)],
  lowest: [asc(consultations.totalPrice)],
};

/** A page of consultations, those that wait for a decision and then the newest first unless another order is wished, by the names and addresses of both sides, the topic or the whole id. For admins. */
export async function searchConsultations(
  wishes: ListWishes<"consultations">,
  now: Date,
): Promise<{ consultations: ListedConsultation[]; hasMore: boolean }> {
  const found = await selectConsultations(db, wishes, now, { limit: A_PAGE + 1, offset: (wishes.page - 1) * A_PAGE });
  return { consultations: found.slice(0, A_PAGE), hasMore: found.length > A_PAGE };
}

/** The consultations that are wished, from one to another; `of` narrows them down to those of one person, on either side, `id` to one. For admins. */
export async function selectConsultations(
  connection: Connection,
  { query, state, sort, of, id }: Omit<ListWishes<"consultations">, "page"> & { of?: string; id?: string },
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedConsultation[]> {
  const pattern = likePattern(query);
  const clientName = sql<string>`coalesce(nullif(${profiles.displayName}, ''), ${users.email})`;
  const found = query
    ? or(
        ilike(profiles.displayName, pattern),
        ilike(users.email, pattern),
        ilike(advisors.displayName, pattern),
        ilike(consultations.topicName, pattern),
        sql`${consultations.id}::text = ${query}`,
      )
    : undefined;
  const inState = state === "disputed" ? isDisputed : state ? eq(consultations.status, state) : undefined;
  const rows = await connection
    .select({ row: consultations, payment: outsidePayments, clientName, clientEmail: users.email, advisorName: advisors.displayName })
    .from(consultations)
    .innerJoin(users, eq(users.id, consultations.clientId))
    .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
    .leftJoin(profiles, eq(profiles.userId, consultations.clientId))
    .leftJoin(outsidePayments, eq(outsidePayments.consultationId, consultations.id))
    .where(
      and(
        found,
        inState,
        id ? eq(consultations.id, id) : undefined,
        of ? or(eq(consultations.clientId, of), eq(advisors.userId, of)) : undefined,
      ),
    )
    .orderBy(...(sort ? ORDERS[sort] : [desc(sql`${isDisputed}`), desc(consultations.createdAt)]), desc(consultations.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ row, payment, ...people }) => ({
    ...people,
    id: row.id,
    requestKey: randomUUID(),
    status: row.status,
    topicName: row.topicName,
    scheduledTime: row.scheduledTime,
    durationMinutes: row.durationMinutes,
    currency: row.currency,
    totalPrice: row.totalPrice,
    refunded: row.refunded,
    closeReason: row.closeReason,
    canCancel: HOLDING_STATES.some((state) => state === row.status),
    canRecordNoShow: checkTransition(row, "recordNoShow", "admin", now).ok,
    absence:
      row.saidAbsent && row.status === "accepted"
        ? {
            of: row.saidAbsent,
            words: row.absenceWords ?? "",
            reply: row.absenceReply ?? "",
            isDenied: row.absenceRepliedAt !== null,
          }
        : null,
    canComplete: row.saidAbsent !== null && checkTransition(row, "complete", "admin", now).ok,
    refundable: row.agreedAt !== null && ["completed", "cancelled", "no-show"].includes(row.status) ? refundable(row, payment) : 0,
  }));
}
