import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts";
import { topics } from "./catalog";
import { createdAt, id, instant, MAX_MINOR_UNITS, minorUnits, updatedAt } from "./columns";

/** An approved advisor's public data, and the figures that the directory and matching rank by. Having a row means being an advisor. */
export const advisors = pgTable(
  "advisers",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    slug: text("slug").notNull(),
    status: text("status", { enum: ["approved", "suspended"] })
      .notNull()
      .default("approved"),
    category: text("category").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    displayName: text("display_name").notNull(),
    jobTitle: text("job_title").notNull().default(""),
    bio: text("bio").notNull().default(""),
    avatarUrl: text("avatar_url"),
    city: text("city").notNull().default(""),
    country: text("country").notNull().default(""),
    timezone: text("timezone").notNull().default("Europe/London"),
    languages: text("languages").array().notNull().default(["en"]),
    certifications: text("certifications").notNull().default(""),
    experience: text("experience", { enum: ["1-3", "4-7", "8-12", "13-20", "20+"] })
      .notNull()
      .default("1-3"),
    hourlyRate: minorUnits("hourly_rate"),
    currency: text("currency").notNull().default("USD"),
    availabilityStatus: text("availability_status", { enum: ["available", "busy", "away"] })
      .notNull()
      .default("available"),
    bufferMinutes: integer("buffer_minutes").notNull().default(0),
    leadTimeMinutes: integer("notice_minutes").notNull().default(30),
    mostADay: integer("most_a_day"),
    /** Where the advisor's consultations take place; null for a room created by the site. */
    meetingUrl: text("meeting_url"),
    ratingSum: integer("rating_sum").notNull().default(0),
    ratingCount: integer("rating_count").notNull().default(0),
    totalSessions: integer("total_sessions").notNull().default(0),
    replyMinutes: integer("reply_minutes"),
    requestsAnswered: integer("requests_answered").notNull().default(0),
    requestsReceived: integer("requests_received").notNull().default(0),
    isDemo: boolean("is_demo").notNull().default(false),
    approvedAt: instant("approved_at").notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("advisers_slug").on(t.slug),
    index("advisers_category").on(t.category),
    check("advisers_rate", sql`${t.hourlyRate} > 0 and ${t.hourlyRate} <= ${sql.raw(String(MAX_MINOR_UNITS))}`),
    check("advisers_currency", sql`${t.currency} ~ '^[A-Z]{3}$'`),
    check("advisers_buffer", sql`${t.bufferMinutes} between 0 and 240`),
    check("advisers_notice", sql`${t.leadTimeMinutes} between 30 and 43200`),
    check("advisers_most_a_day", sql`${t.mostADay} between 1 and 24`),
  ],
);

export const advisorTopics = pgTable(
  "adviser_topics",
  {
    advisorId: uuid("adviser_id")
      .notNull()
      .references(() => advisors.id, { onDelete: "cascade" }),
    topicId: uuid("topic_id")
      .notNull()
      .references(() => topics.id, { onDelete: "cascade" }),
    isPrimary: boolean("is_primary").notNull().default(false),
    expertiseLevel: text("expertise_level", { enum: ["experienced", "senior", "expert"] })
      .notNull()
      .default("experienced"),
  },
  (t) => [
    primaryKey({ columns: [t.advisorId, t.topicId] }),
    index("adviser_topics_topic").on(t.topicId, t.advisorId),
    uniqueIndex("adviser_topics_primary").on(t.advisorId).where(sql`is_primary`),
  ],
);

/** A span of an advisor's weekly hours, in the advisor's own time zone. Weekday 1 is Monday; minutes count from midnight. */
export const weeklyHours = pgTable(
  "weekly_hours",
  {
    id: id(),
    advisorId: uuid("adviser_id")
      .notNull()
      .references(() => advisors.id, { onDelete: "cascade" }),
    weekday: smallint("weekday").notNull(),
    startMinute: smallint("start_minute").notNull(),
    endMinute: smallint("end_minute").notNull(),
  },
  (t) => [
    index("weekly_hours_adviser").on(t.advisorId),
    check("weekly_hours_weekday", sql`${t.weekday} between 1 and 7`),
    check("weekly_hours_span", sql`${t.startMinute} >= 0 and ${t.startMinute} < ${t.endMinute} and ${t.endMinute} <= 1440`),
  ],
);

/** A date that differs from the weekly hours: off without minutes, else an additional span on that date. */
export const hoursExceptions = pgTable(
  "hours_exceptions",
  {
    id: id(),
    advisorId: uuid("adviser_id")
      .notNull()
      .references(() => advisors.id, { onDelete: "cascade" }),
    date: date("date", { mode: "string" }).notNull(),
    startMinute: smallint("start_minute"),
    endMinute: smallint("end_minute"),
  },
  (t) => [
    index("hours_exceptions_adviser").on(t.advisorId, t.date),
    check(
      "hours_exceptions_span",
      sql`(${t.startMinute} is null and ${t.endMinute} is null) or (${t.startMinute} >= 0 and ${t.startMinute} < ${t.endMinute} and ${t.endMinute} <= 1440)`,
    ),
  ],
);
