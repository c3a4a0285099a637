import { sql } from "drizzle-orm";
import { boolean, check, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, instant, updatedAt } from "../columns";
import { users } from "./accounts";

/** A person as a client. An advisor's public data is in `advisors`. */
export const profiles = pgTable(
  "profiles",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    firstName: text("first_name").notNull().default(""),
    lastName: text("last_name").notNull().default(""),
    displayName: text("display_name").notNull().default(""),
    email: text("email").notNull(),
    phone: text("phone").notNull().default(""),
    avatarUrl: text("avatar_url"),
    category: text("category", { enum: ["individual", "business", "organisation"] })
      .notNull()
      .default("individual"),
    categoryChosenAt: instant("category_chosen_at"),
    companyName: text("company_name").notNull().default(""),
    jobTitle: text("job_title").notNull().default(""),
    companySize: text("company_size").notNull().default(""),
    industry: text("industry").notNull().default(""),
    website: text("website").notNull().default(""),
    country: text("country").notNull().default(""),
    stateProvince: text("state_province").notNull().default(""),
    city: text("city").notNull().default(""),
    bio: text("bio").notNull().default(""),
    language: text("language").notNull().default("en"),
    currency: text("currency").notNull().default("USD"),
    timezone: text("timezone").notNull().default(""),
    isDemo: boolean("is_demo").notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [check("profiles_language", sql`${t.language} ~ '^[a-z]{2,3}$'`), check("profiles_currency", sql`${t.currency} ~ '^[A-Z]{3}$'`)],
);

export const billingInfo = pgTable("billing_info", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  billingName: text("billing_name").notNull().default(""),
  billingEmail: text("billing_email").notNull().default(""),
  taxId: text("tax_id").notNull().default(""),
  addressLine1: text("address_line1").notNull().default(""),
  addressLine2: text("address_line2").notNull().default(""),
  city: text("city").notNull().default(""),
  postalCode: text("postal_code").notNull().default(""),
  stateProvince: text("state_province").notNull().default(""),
  country: text("country").notNull().default(""),
  updatedAt: updatedAt(),
});
