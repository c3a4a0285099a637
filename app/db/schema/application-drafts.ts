import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts";
import { advisorApplications } from "./applications";
import { bytes, createdAt, id, updatedAt } from "./columns";

/** A draft of the advisor application. It belongs to a person or, until they sign in, to the browser with the token. */
export const applicationDrafts = pgTable(
  "application_drafts",
  {
    id: id(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    tokenHash: bytes("token_hash"),
    /** The address a visitor signed up with from the wizard: confirming it transfers the draft. */
    awaitingEmail: text("awaiting_email"),
    answers: jsonb("answers").$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("application_drafts_user").on(t.userId),
    uniqueIndex("application_drafts_token").on(t.tokenHash),
    index("application_drafts_updated").on(t.updatedAt),
    check("application_drafts_owner", sql`(${t.userId} is null) <> (${t.tokenHash} is null)`),
  ],
);

/** A certificate that an applicant uploads for the admins: belongs to their draft, then to the submitted application. */
export const applicationCertificates = pgTable(
  "application_certificates",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    applicationId: uuid("application_id").references(() => advisorApplications.id, { onDelete: "cascade" }),
    fileName: text("file_name").notNull(),
    filePath: text("file_path").notNull(),
    mimeType: text("mime_type").notNull(),
    fileSize: integer("file_size").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("application_certificates_user").on(t.userId, t.applicationId),
    index("application_certificates_application").on(t.applicationId),
    uniqueIndex("application_certificates_path").on(t.filePath),
  ],
);
