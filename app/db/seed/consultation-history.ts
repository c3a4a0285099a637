import { Temporal } from "temporal-polyfill";
import type { consultations, reviews } from "#app/db/schema/booking";
import type { Account } from "./accounts";
import type { AdvisorStory, ReviewStory } from "./advisor-story";
import { CITIES } from "./cities";
import { type Dice, idFor } from "./dice";
import { findFreeMoment, type Moment } from "./free-moments";
import { REQUEST_NOTES } from "./notes";
import { WEEKS } from "./weeks";

export type ConsultationRow = typeof consultations.$inferInsert & { id: string };
export type ReviewRow = typeof reviews.$inferInsert & { id: string };

/** Returns the price of a consultation in minor units: the rule of the booking feature, injected. */
export type PriceConsultation = (question: {
  hourlyRate: number;
  minutes: number;
  urgency: "normal" | "rush";
  surgeMultiplierTenths: number;
}) => { basePrice: number; surgeAmount: number; rushFee: number; totalPrice: number };

export interface HistoryOf {
  seed: number;
  now: Date;
  story: AdvisorStory;
  advisor: { id: string; slug: string; hourlyRate: number; currency: string; bufferMinutes: number };
  topics: readonly { id: string; name: string }[];
  /** Days since the approval, which contain the history. */
  tenureDays: number;
  clients: readonly Account[];
  /** Had a consultation a few days ago and has not reviewed it yet. */
  recentClient: Account | undefined;
  /** Each client's existing appointments, by user id; the history adds to it. */
  clientMoments: Map<string, Moment[]>;
  priceConsultation: PriceConsultation;
}

export interface History {
  consultations: ConsultationRow[];
  reviews: ReviewRow[];
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const DURATIONS = [15, 30, 30, 30, 45, 45, 60, 60, 60, 90];
const REVIEW_WINDOW_DAYS = 14;
/** Old enough that the review period is over and reviews are shown. */
const REVIEWED_DAYS_AGO = REVIEW_WINDOW_DAYS + 3;
const COMPLETED_DAYS_AGO = 3;
const RECENT_DAYS = 5;
/** The request and its answer lie between the approval and the first consultation. */
const FIRST_REQUEST_DAYS = 12;
const ANSWER_HOURS = 48;

/** Creates an advisor's past: completed consultations with clients' reviews, and now and then an unanswered request. */
export function makeHistory(of: HistoryOf, dice: Dice): History {
  const taken: Moment[] = [];
  const replyHabitMinutes = dice.between(12, 480);
  const reviewed = of.story.reviews.map((review) => ({ review, row: completed(of, dice, taken, REVIEWED_DAYS_AGO, replyHabitMinutes) }));
  const unreviewed = Math.max(0, of.story.sessions - reviewed.length - (of.recentClient ? 1 : 0));
  const others = Array.from({ length: unreviewed }, () => completed(of, dice, taken, COMPLETED_DAYS_AGO, replyHabitMinutes));
  const recent = of.recentClient ? [completed(of, dice, taken, COMPLETED_DAYS_AGO, replyHabitMinutes, of.recentClient)] : [];
  const missed = of.story.status === "busy" || (of.story.sessions > 0 && dice.happens(0.15)) ? [unanswered(of, dice, taken)] : [];
  return {
    consultations: [...reviewed.map(({ row }) => row), ...others, ...recent, ...missed],
    reviews: reviewed.map(({ review, row }) => reviewOf(of, dice, review, row)),
  };
}

function completed(
  of: HistoryOf,
  dice: Dice,
  taken: Moment[],
  leastDaysAgo: number,
  replyHabitMinutes: number,
  client?: Account,
): ConsultationRow {
  const row = request(of, dice, taken, leastDaysAgo, client);
  const answered = new Date(row.createdAt.getTime() + Math.round((replyHabitMinutes * dice.between(30, 170)) / 100) * MINUTE_MS);
  const closed = new Date(row.endsAt.getTime() + DAY_MS);
  return { ...row, status: "completed", respondedAt: answered, agreedAt: answered, closedAt: closed, closedBy: "clock", updatedAt: closed };
}

function unanswered(of: HistoryOf, dice: Dice, taken: Moment[]): ConsultationRow {
  const row = request(of, dice, taken, REVIEWED_DAYS_AGO);
  return {
    ...row,
    status: "expired",
    respondedAt: null,
    agreedAt: null,
    closedAt: row.expiresAt,
    closedBy: "clock",
    updatedAt: row.expiresAt,
  };
}

function request(of: HistoryOf, dice: Dice, taken: Moment[], leastDaysAgo: number, recentClient?: Account) {
  const { seed, advisor, story } = of;
  const client = recentClient ?? dice.pick(of.clients);
  const clientMoments = of.clientMoments.get(client.user.id) ?? [];
  const minutes = dice.pick(DURATIONS);
  const { zone } = CITIES[story.city];
  const moment = findFreeMoment(dice, {
    week: WEEKS[story.week],
    zone,
    minutes,
    bufferMinutes: advisor.bufferMinutes,
    latest: Temporal.Instant.fromEpochMilliseconds(of.now.getTime() - leastDaysAgo * DAY_MS)
      .toZonedDateTimeISO(zone)
      .toPlainDate(),
    days: recentClient ? RECENT_DAYS : of.tenureDays - leastDaysAgo - FIRST_REQUEST_DAYS,
    taken: [...taken, ...clientMoments],
  });
  taken.push(moment);
  of.clientMoments.set(client.user.id, [...clientMoments, moment]);
  const id = idFor(`${seed}/consultation/${advisor.slug}/${taken.length}`);
  const topic = dice.happens(0.6) ? of.topics[0]! : dice.pick(of.topics);
  const urgency = dice.happens(0.12) ? ("rush" as const) : ("normal" as const);
  const surgeTenths = dice.happens(0.05) ? dice.between(11, 12) : 10;
  const price = of.priceConsultation({ hourlyRate: advisor.hourlyRate, minutes, urgency, surgeMultiplierTenths: surgeTenths });
  const created = moment.start - dice.between(26, 9 * 24) * HOUR_MS - dice.between(0, 59) * MINUTE_MS;
  return {
    id,
    clientId: client.user.id,
    advisorId: advisor.id,
    topicId: topic.id,
    topicName: topic.name,
    scheduledTime: new Date(moment.start),
    endsAt: new Date(moment.start + minutes * MINUTE_MS),
    blockedUntil: new Date(moment.end),
    durationMinutes: minutes,
    urgency,
    note: dice.pick(REQUEST_NOTES),
    currency: advisor.currency,
    hourlyRate: advisor.hourlyRate,
    basePrice: price.basePrice,
    surgeTenths,
    surgeAmount: price.surgeAmount,
    rushFee: price.rushFee,
    totalPrice: price.totalPrice,
    idempotencyKey: `demo-${id}`,
    expiresAt: new Date(Math.min(created + ANSWER_HOURS * HOUR_MS, moment.start)),
    createdAt: new Date(created),
  };
}

function reviewOf(of: HistoryOf, dice: Dice, [rating, text, reply]: ReviewStory, row: ConsultationRow): ReviewRow {
  const closed = row.endsAt.getTime() + DAY_MS;
  const revealed = closed + REVIEW_WINDOW_DAYS * DAY_MS;
  const { profile } = of.clients.find(({ user }) => user.id === row.clientId)!;
  return {
    id: idFor(`${row.id}/review`),
    consultationId: row.id,
    advisorId: row.advisorId,
    authorId: row.clientId,
    authorSide: "client",
    authorName: profile.displayName,
    rating,
    text,
    reply: reply ?? null,
    repliedAt: reply ? new Date(revealed + dice.between(2, 20) * HOUR_MS) : null,
    revealedAt: new Date(revealed),
    createdAt: new Date(closed + dice.between(1, 200) * HOUR_MS),
  };
}
