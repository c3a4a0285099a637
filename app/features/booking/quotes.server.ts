import { and, desc, eq, gt, lt } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { quotes } from "#app/db/schema/booking";
import { topics } from "#app/db/schema/catalog";
import type { Viewer } from "#app/features/accounts/viewer";
import { rulesOf } from "#app/features/rules/rules.server";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations";
import { isUuid } from "#app/platform/uuid";
import { QUOTE_MINUTES } from "./deadlines";
import { priceConsultation, type Urgency } from "./pricing";

const KEPT_DAYS = 1;

export type QuoteRow = typeof quotes.$inferSelect;

/** What a quote is for, and the inputs of its price. The rate is in minor units of the currency. */
export interface QuoteTerms {
  clientId: string;
  advisorId: string;
  topicId: string;
  startsAt: Date;
  durationMinutes: number;
  urgency: Urgency;
  currency: string;
  hourlyRate: number;
  surgeTenths: number;
  /** Version of the rules in force when it is requested. */
  rulesVersion: number;
}

/** Prices each set of terms and stores the quotes for `QUOTE_MINUTES`, in one INSERT. Returns them in the order of the terms. */
export async function storeQuotes(connection: Connection, terms: QuoteTerms[], now: Date): Promise<QuoteRow[]> {
  if (terms.length === 0) return [];
  const expiresAt = new Date(now.getTime() + QUOTE_MINUTES * MINUTE_MS);
  const priced = await Promise.all(terms.map(async (each) => ({ ...each, ...(await priceOf(connection, each)), expiresAt })));
  const rows = await connection.insert(quotes).values(priced).returning();
  return terms.map(({ advisorId }) => rows.find((row) => row.advisorId === advisorId)!);
}

type Priced = Pick<QuoteTerms, "hourlyRate" | "durationMinutes" | "urgency" | "surgeTenths" | "rulesVersion">;

/** Returns the amounts for some terms under the rules they are requested by, in the form that quotes and consultations store. */
export async function priceOf(
  connection: Connection,
  { hourlyRate, durationMinutes: minutes, urgency, surgeTenths, rulesVersion }: Priced,
) {
  const rules = await rulesOf(connection, rulesVersion);
  const { lines: _, ...amounts } = priceConsultation({ hourlyRate, minutes, urgency, surgeMultiplierTenths: surgeTenths, rules });
  return amounts;
}

/** A quote with the names of its advisor and topic. */
export interface NamedQuote extends QuoteRow {
  topicName: string;
  advisorName: string;
  advisorZone: string;
  /** Slug of the advisor's page. */
  slug: string;
}

/** Returns one of the viewer's own quotes; null when it does not exist or belongs to someone else. */
export async function findQuote(viewer: Viewer, id: string): Promise<NamedQuote | null> {
  const [found] = await db
    .select({
      quote: quotes,
      topicName: topics.name,
      advisorName: advisors.displayName,
      advisorZone: advisors.timezone,
      slug: advisors.slug,
    })
    .from(quotes)
    .innerJoin(topics, eq(topics.id, quotes.topicId))
    .innerJoin(advisors, eq(advisors.id, quotes.advisorId))
    .where(and(eq(quotes.id, id), eq(quotes.clientId, viewer.userId)));
  if (!found) return null;
  const { quote, ...names } = found;
  return { ...quote, ...names };
}

/** Returns one of the viewer's own unexpired quotes for an advisor and topic; null when there is none, it has expired or it belongs to someone else. */
export async function findOpenQuote(
  viewer: Viewer | null,
  id: string,
  { advisorId, topicId }: { advisorId: string; topicId: string },
  now: Date,
) {
  if (!viewer || !isUuid(id)) return null;
  const [quote] = await db
    .select()
    .from(quotes)
    .where(
      and(
        eq(quotes.id, id),
        eq(quotes.clientId, viewer.userId),
        eq(quotes.advisorId, advisorId),
        eq(quotes.topicId, topicId),
        gt(quotes.expiresAt, now),
      ),
    );
  return quote ?? null;
}

/** Returns the viewer's newest quote for an advisor and topic, which a booking without a quote id refers to. */
export async function findNewestQuote(viewer: Viewer, { advisorId, topicId }: { advisorId: string; topicId: string }) {
  const [quote] = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.clientId, viewer.userId), eq(quotes.advisorId, advisorId), eq(quotes.topicId, topicId)))
    .orderBy(desc(quotes.createdAt), desc(quotes.id))
    .limit(1);
  return quote ?? null;
}

/** Deletes quotes that expired more than a day ago. */
export async function removeOldQuotes(connection: Connection, now: Date) {
  await connection.delete(quotes).where(lt(quotes.expiresAt, new Date(now.getTime() - KEPT_DAYS * DAY_MS)));
}
