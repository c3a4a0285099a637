import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { consultations } from "#app/db/schema/booking";
import { isContested } from "#app/features/ratings/contested.server";
import { noShowReplyUntil } from "../deadlines";
import type { Side } from "../life/consultation";
import type { ConsultationRow } from "../life/consultation-row.server";
import type { ConsultationPage } from "../pages/consultation-view";

/** SQL condition: it is not settled who was at an agreed consultation. */
export const isUnsettled = sql<boolean>`((${consultations.status} = 'accepted' and ${consultations.saidAbsent} is not null) or ${isContested})`;

const { status, saidAbsent, saidAbsentAt, absenceRepliedAt } = consultations;

/** SQL condition: it is said of a side that they did not come, and they have still to answer. False rather than unknown, so that it can be negated. */
export const isAccused = (side: Side): SQL =>
  sql`coalesce(${and(eq(status, "accepted"), eq(saidAbsent, side), isNull(absenceRepliedAt))}, false)`;

/** Since when a side has that to answer; null when there is nothing. */
export const accusedAt = (side: Side) =>
  sql<Date | null>`case when ${isAccused(side)} then ${saidAbsentAt} end`.mapWith(saidAbsentAt).as("accused_at");

/** Columns with what both sides say about who was there. */
export const ABSENCE_COLUMNS = {
  saidAbsent: consultations.saidAbsent,
  saidAbsentAt: consultations.saidAbsentAt,
  absenceWords: consultations.absenceWords,
  absenceReply: consultations.absenceReply,
  absenceRepliedAt: consultations.absenceRepliedAt,
  absencesTakenBack: consultations.absencesTakenBack,
};

type Said = Pick<ConsultationRow, "saidAbsent" | "saidAbsentAt" | "absenceWords" | "absenceReply" | "absenceRepliedAt">;

/** Returns what both sides say about who was there; null when no absence is reported. */
export function absenceOf({ saidAbsent, saidAbsentAt, absenceWords, absenceReply, absenceRepliedAt }: Said): ConsultationPage["absence"] {
  if (!saidAbsent || !saidAbsentAt) return null;
  const words = { words: absenceWords ?? "", reply: absenceReply ?? "" };
  return { of: saidAbsent, ...words, isDenied: absenceRepliedAt !== null, replyUntil: noShowReplyUntil(saidAbsentAt) };
}
