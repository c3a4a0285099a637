import { sql } from "drizzle-orm";
import { check, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts";
import { MAX_MINOR_UNITS, minorUnits, updatedAt } from "./columns";

/** A person's general needs, read by matching for all their requests. The budget is per hour. */
export const keyInputs = pgTable(
  "key_inputs",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    goals: text("goals").notNull().default(""),
    challenge: text("challenge").notNull().default(""),
    sector: text("sector").notNull().default(""),
    companySize: text("company_size").notNull().default(""),
    geography: text("geography").notNull().default(""),
    hourlyBudget: minorUnits("hourly_budget"),
    budgetCurrency: text("budget_currency").notNull().default("USD"),
    urgency: text("urgency").notNull().default(""),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("key_inputs_budget", sql`${t.hourlyBudget} > 0 and ${t.hourlyBudget} <= ${sql.raw(String(MAX_MINOR_UNITS))}`),
    check("key_inputs_currency", sql`${t.budgetCurrency} ~ '^[A-Z]{3}$'`),
    check("key_inputs_urgency", sql`${t.urgency} in ('', 'now', 'weeks', 'quarter', 'open')`),
  ],
);
