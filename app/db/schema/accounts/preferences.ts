import { sql } from "drizzle-orm";
import { check, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { updatedAt } from "../columns";
import { users } from "./accounts";

/** A person's display and mail preferences. Language, currency and time zone are in the profile. */
export const preferences = pgTable(
  "preferences",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    theme: text("theme").notNull().default("system"),
    hourCycle: text("hour_cycle").notNull().default("auto"),
    mutedMails: text("muted_mails").array().notNull().default([]),
    mutedNotifications: text("muted_notices").array().notNull().default([]),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("preferences_theme", sql`${t.theme} in ('system', 'light', 'dark')`),
    check("preferences_hour_cycle", sql`${t.hourCycle} in ('auto', 'h12', 'h23')`),
  ],
);
