import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts";
import { bytes, createdAt, id, instant } from "./columns";
import type { OwnAnswer } from "./own-questions";

/** An expert's application to become an advisor. At most one is pending per person. */
export const advisorApplications = pgTable(
  "advisor_applications",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull().default(""),
    location: text("location").notNull(),
    languages: text("languages").array().notNull().default(["en"]),
    category: text("category").notNull().default(""),
    expertise: text("expertise").notNull(),
    experience: text("experience").notNull(),
    bio: text("bio").notNull(),
    certifications: text("certifications").notNull().default(""),
    availability: text("availability").notNull(),
    /** The requested hourly rate, in hundredths of a unit of whatever currency the advisor will price in. */
    pricing: bigint("pricing", { mode: "number" }),
    /** Answers to the site's own questions. */
    ownAnswers: jsonb("own_answers").$type<OwnAnswer[]>().notNull().default([]),
    websiteUrl: text("website_url"),
    linkedinUrl: text("linkedin_url"),
    status: text("status", { enum: ["pending", "approved", "rejected"] })
      .notNull()
      .default("pending"),
    reviewNotes: text("review_notes"),
    reviewedAt: instant("reviewed_at"),
    reviewedBy: uuid("reviewed_by").references(() => users.id, { onDelete: "set null" }),
    /** The admin assigned to review it. */
    assignedTo: uuid("assigned_to").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("advisor_applications_one_pending").on(t.userId).where(sql`status = 'pending'`),
    index("advisor_applications_created").on(t.createdAt),
  ],
);

/** An invited person's data in an admin's import file. */
export interface InvitedAs {
  firstName: string;
  lastName: string;
  /** Slugs of topics, the primary first. */
  areas: string[];
  rate: number | null;
  currency: string;
  languages: string[];
  /** Language of the site that the file names first, in which they are invited; the site's own where it is missing. */
  language?: string;
  hours: { weekday: number; startMinute: number; endMinute: number }[];
  /** IANA time zone of the hours, where the file gives one. */
  zone?: string;
  bio: string;
}

/** A person whom an admin has invited to be an advisor, until they accept or the link expires: the row is then deleted. */
export const advisorInvitations = pgTable(
  "advisor_invitations",
  {
    id: id(),
    tokenHash: bytes("token_hash").notNull(),
    email: text("email").notNull(),
    invitedAs: jsonb("invited_as").$type<InvitedAs>().notNull(),
    invitedBy: uuid("invited_by").references(() => users.id, { onDelete: "set null" }),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("advisor_invitations_token_hash").on(t.tokenHash), uniqueIndex("advisor_invitations_email").on(t.email)],
);
