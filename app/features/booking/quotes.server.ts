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

/** What a price is for, and what it is made from. The rate is in minor units of the currency. */
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
  /** Of the rules that it is asked under. */
  rulesVersion: number;
}

/** Prices each of some terms and keeps the quotes for `QUOTE_MINUTES`, in one INSERT. In the order of the terms. */
export async function storeQuotes(connection: Connection, terms: QuoteTerms[], now: Date): Promise<QuoteRow[]> {
  if (terms.length === 0) return [];
  const expiresAt = new Date(now.getTime() + QUOTE_MINUTES * MINUTE_MS);
  const priced = await Promise.all(terms.map(async (each) => ({ ...each, ...(await priceOf(connection, each)), expiresAt })));
  const rows = await connection.insert(quotes).values(priced).returning();
  return terms.map(({ advisorId }) => rows.find((row) => row.advisorId === advisorId)!);
}

type Priced = Pick<QuoteTerms, "hourlyRate" | "durationMinutes" | "urgency" | "surgeTenths" | "rulesVersion">;

/** The amounts of some terms by the rules they are asked under, as a quote and a consultation store them. */
export async function priceOf(
  connection: Connection,
  { hourlyRate, durationMinutes: minutes, urgency, surgeTenths, rulesVersion }: Priced,
) {
  const rules = await rulesOf(connection, rulesVersion);
  const { lines: _, ...amounts } = priceConsultation({ hourlyRate, minutes, urgency, surgeMultiplierTenths: surgeTenths, rules });
  return amounts;
}

/** A quote with the names of whom and what it is for. */
export interface NamedQuote extends QuoteRow {
  topicName: string;
  advisorName: string;
  advisorZone: string;
  /** The address of the advisor's page. */
  slug: string;
}

/** A quote of the viewer's own; null for another's and for none. */
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

/** A quote of the viewer's own that still holds for an advisor and topic; null for another's and for one that has ended. */
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

/** The newest quote of the viewer's own for an advisor and topic: what a booking without a quote's id can only mean. */
export async function findNewestQuote(viewer: Viewer, { advisorId, topicId }: { advisorId: string; topicId: string }) {
  const [quote] = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.clientId, viewer.userId), eq(quotes.advisorId, advisorId), eq(quotes.topicId, topicId)))
    .orderBy(desc(quotes.createdAt), desc(quotes.id))
    .limit(1);
  return quote ?? null;
}

/** Forgets quotes that ended more than a day ago. */
export async function removeOldQuotes(connection: Connection, now: Date) {
  await connection.delete(quotes).where(lt(quotes.expiresAt, new Date(now.getTime() - KEPT_DAYS * DAY_MS)));
}
