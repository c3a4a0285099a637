import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts";
import { advisors } from "./advisors";
import { topics } from "./catalog";
import { createdAt, id, instant, MAX_MINOR_UNITS, minorUnits, sideText, tstzmultirange, updatedAt } from "./columns";

const most = sql.raw(String(MAX_MINOR_UNITS));

const price = () => ({
  currency: text("currency").notNull(),
  hourlyRate: minorUnits("hourly_rate").notNull(),
  basePrice: minorUnits("base_price").notNull(),
  surgeTenths: smallint("surge_tenths").notNull(),
  surgeAmount: minorUnits("surge_amount").notNull(),
  rushFee: minorUnits("rush_fee").notNull(),
  totalPrice: minorUnits("total_price").notNull(),
  /** The version of the rules at the time of the request, which determines price, fee and terms. */
  rulesVersion: integer("rules_version").notNull().default(0),
});

/**
 * A price kept by the server for ten minutes: for this person, advisor, topic, time, duration and urgency. One with `blockedUntil` also
 * holds the time while somebody signs up or in to request it: until then it has no owner and is known by its id alone.
 */
export const quotes = pgTable(
  "quotes",
  {
    id: id(),
    clientId: uuid("client_id").references(() => users.id, { onDelete: "cascade" }),
    advisorId: uuid("adviser_id")
      .notNull()
      .references(() => advisors.id, { onDelete: "cascade" }),
    topicId: uuid("topic_id")
      .notNull()
      .references(() => topics.id, { onDelete: "cascade" }),
    startsAt: instant("starts_at").notNull(),
    durationMinutes: smallint("duration_minutes").notNull(),
    urgency: text("urgency", { enum: ["normal", "rush"] }).notNull(),
    ...price(),
    /** Until when the time, with the advisor's buffer, is blocked for others; null for a price alone. */
    blockedUntil: instant("blocked_until"),
    /** The note that they have written so far. */
    note: text("note").notNull().default(""),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("quotes_expires").on(t.expiresAt),
    index("quotes_client").on(t.clientId),
    index("quotes_holds").on(t.advisorId, t.startsAt).where(sql`blocked_until is not null`),
    check("quotes_owner", sql`${t.clientId} is not null or ${t.blockedUntil} is not null`),
  ],
);

/**
 * A consultation, from the request to its end. `held` is what it blocks of the advisor's time: the agreed time and, while another is
 * proposed, that one too, each with the advisor's buffer. Two holding rows of one advisor never overlap: the exclusion constraint
 * `consultations_one_moment` is in the SQL migration.
 */
export const consultations = pgTable(
  "consultations",
  {
    id: id(),
    clientId: uuid("client_id")
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    advisorId: uuid("adviser_id")
      .notNull()
      .references(() => advisors.id, { onDelete: "restrict" }),
    topicId: uuid("topic_id")
      .notNull()
      .references(() => topics.id, { onDelete: "restrict" }),
    topicName: text("topic_name").notNull(),
    quoteId: uuid("quote_id"),
    status: text("status", {
      enum: ["requested", "countered", "accepted", "declined", "withdrawn", "expired", "completed", "cancelled", "no-show"],
    })
      .notNull()
      .default("requested"),
    scheduledTime: instant("scheduled_time").notNull(),
    endsAt: instant("ends_at").notNull(),
    blockedUntil: instant("blocked_until").notNull(),
    proposedTime: instant("proposed_time"),
    proposedEndsAt: instant("proposed_ends_at"),
    proposedBlockedUntil: instant("proposed_blocked_until"),
    proposedBy: sideText("proposed_by", ["client", "advisor"]),
    countersMade: smallint("counters_made").notNull().default(0),
    durationMinutes: smallint("duration_minutes").notNull(),
    urgency: text("urgency", { enum: ["normal", "rush"] }).notNull(),
    note: text("note").notNull().default(""),
    ...price(),
    platformFee: minorUnits("platform_fee").notNull().default(0),
    idempotencyKey: text("idempotency_key").notNull(),
    expiresAt: instant("expires_at").notNull(),
    respondedAt: instant("responded_at"),
    /** When the current time was agreed; reminders count from it. */
    agreedAt: instant("agreed_at"),
    /** The start time of the last reminder sent: no start is reminded of twice. */
    dayReminderFor: instant("day_reminder_for"),
    hourReminderFor: instant("hour_reminder_for"),
    /** The deadline of the last proposal whose answer was reminded of. */
    answerReminderFor: instant("answer_reminder_for"),
    closedAt: instant("closed_at"),
    closedBy: sideText("closed_by", ["client", "advisor", "admin", "clock"]),
    closeReason: text("close_reason"),
    noShowOf: sideText("no_show_of", ["client", "advisor"]),
    /** The side that the other reports as absent, until that is settled; when, in which words, and the reply of the side reported. */
    saidAbsent: sideText("said_absent", ["client", "advisor"]),
    saidAbsentAt: instant("said_absent_at"),
    absenceWords: text("absence_words"),
    absenceReply: text("absence_reply"),
    absenceRepliedAt: instant("absence_replied_at"),
    /** Replies received to reports that were taken back, by the side that had reported: they apply again if it repeats the report. */
    absencesTakenBack: jsonb("absences_taken_back")
      .$type<Partial<Record<"client" | "advisor", { reply: string | null; repliedAt: string | null }>>>()
      .notNull()
      .default({}),
    /** For a late request by the client to move: the refund that a cancellation gave then, in percent, for the proposed time and for the agreed one. */
    proposedRefundPercent: smallint("proposed_refund_percent"),
    mostRefundPercent: smallint("most_refund_percent"),
    /** The amount refunded to the client, of the total. */
    refunded: minorUnits("refunded").notNull().default(0),
    sequence: integer("sequence").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    held: tstzmultirange("held").generatedAlwaysAs(
      sql`case when proposed_time is null then tstzmultirange(tstzrange(scheduled_time, blocked_until)) else tstzmultirange(tstzrange(scheduled_time, blocked_until), tstzrange(proposed_time, proposed_blocked_until)) end`,
    ),
  },
  (t) => [
    uniqueIndex("consultations_idempotency").on(t.clientId, t.idempotencyKey),
    index("consultations_client").on(t.clientId, t.scheduledTime),
    index("consultations_adviser").on(t.advisorId, t.scheduledTime),
    index("consultations_topic_open").on(t.topicId, t.createdAt).where(sql`status in ('requested', 'countered')`),
    index("consultations_expiry").on(t.expiresAt).where(sql`status in ('requested', 'countered')`),
    index("consultations_agreed").on(t.scheduledTime).where(sql`status = 'accepted'`),
    index("consultations_said_absent").on(t.saidAbsentAt).where(sql`status = 'accepted' and said_absent is not null`),
    // For the admin's list: the default order, with pending decisions first, and by its columns.
    index("consultations_as_listed").on(
      sql`("absence_replied_at" is not null and ("status" = 'accepted' or ("status" = 'completed' and "closed_by" is not distinct from 'adviser'))) desc`,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    // For the admin's statistics over time.
    index("consultations_created").on(t.createdAt),
    index("consultations_by_time").on(t.scheduledTime),
    index("consultations_by_value").on(t.totalPrice),
    index("consultations_completed").on(t.closedAt).where(sql`status = 'completed'`),
    check("consultations_duration", sql`${t.durationMinutes} between 15 and 480 and ${t.durationMinutes} % 15 = 0`),
    check("consultations_times", sql`${t.scheduledTime} < ${t.endsAt} and ${t.endsAt} <= ${t.blockedUntil}`),
    check("consultations_proposed", sql`(${t.proposedTime} is null) = (${t.proposedBlockedUntil} is null)`),
    check("consultations_proposed_by", sql`(${t.proposedTime} is null) = (${t.proposedBy} is null)`),
    check("consultations_no_show_of", sql`(${t.status} = 'no-show') = (${t.noShowOf} is not null)`),
    check("consultations_said_absent", sql`(${t.saidAbsent} is null) = (${t.saidAbsentAt} is null)`),
    check("consultations_absence_replied", sql`${t.absenceRepliedAt} is null or ${t.saidAbsent} is not null`),
    check("consultations_refunded", sql`${t.refunded} between 0 and ${t.totalPrice}`),
    check("consultations_surge", sql`${t.surgeTenths} between 10 and 20`),
    check(
      "consultations_price",
      sql`${t.basePrice} between 0 and ${most} and ${t.surgeAmount} between 0 and ${most} and ${t.rushFee} between 0 and ${most} and ${t.platformFee} between 0 and ${t.totalPrice} and ${t.totalPrice} = ${t.basePrice} + ${t.surgeAmount} + ${t.rushFee} and ${t.totalPrice} <= ${most}`,
    ),
  ],
);

/** Every transition of a consultation: its actor, and the states before and after. */
export const consultationEvents = pgTable(
  "consultation_events",
  {
    id: id(),
    consultationId: uuid("consultation_id")
      .notNull()
      .references(() => consultations.id, { onDelete: "cascade" }),
    transition: text("move").notNull(),
    fromStatus: text("from_status"),
    toStatus: text("to_status").notNull(),
    actor: sideText("actor", ["client", "advisor", "admin", "clock"]).notNull(),
    actorId: uuid("actor_id"),
    /** Idempotency key of the form: submitted twice, it is one transition. */
    requestKey: uuid("request_key"),
    createdAt: createdAt(),
  },
  (t) => [
    index("consultation_events_consultation").on(t.consultationId, t.createdAt),
    uniqueIndex("consultation_events_request_key").on(t.consultationId, t.requestKey),
  ],
);

/** One side's review of a completed consultation; shown when both have written one or the review period is over. */
export const reviews = pgTable(
  "reviews",
  {
    id: id(),
    consultationId: uuid("consultation_id")
      .notNull()
      .references(() => consultations.id, { onDelete: "cascade" }),
    advisorId: uuid("adviser_id")
      .notNull()
      .references(() => advisors.id, { onDelete: "cascade" }),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    authorSide: sideText("author_side", ["client", "advisor"]).notNull(),
    authorName: text("author_name").notNull().default(""),
    rating: smallint("rating").notNull(),
    text: text("text").notNull().default(""),
    reply: text("reply"),
    repliedAt: instant("replied_at"),
    revealedAt: instant("revealed_at"),
    hiddenAt: instant("hidden_at"),
    hiddenReason: text("hidden_reason"),
    shownAgainAt: instant("shown_again_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("reviews_one_a_side").on(t.consultationId, t.authorSide),
    index("reviews_adviser").on(t.advisorId, t.revealedAt),
    index("reviews_created").on(t.createdAt),
    index("reviews_unrevealed").on(t.consultationId).where(sql`revealed_at is null`),
    check("reviews_rating", sql`${t.rating} between 1 and 5`),
  ],
);

/** A review that its subject has reported to the admins, once per person. */
export const reviewReports = pgTable(
  "review_reports",
  {
    id: id(),
    reviewId: uuid("review_id")
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    reporterId: uuid("reporter_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    reason: text("reason").notNull().default(""),
    closedAt: instant("closed_at"),
    closedBy: uuid("closed_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("review_reports_once").on(t.reviewId, t.reporterId),
    index("review_reports_reporter").on(t.reporterId),
    index("review_reports_open").on(t.createdAt).where(sql`closed_at is null`),
  ],
);
