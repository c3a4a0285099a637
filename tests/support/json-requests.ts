import { db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations, quotes } from "#app/db/schema/booking";
import { outbox } from "#app/db/schema/operations";
import type { AdvisorMatch } from "#app/features/booking/request/match";
import type { Client } from "./client";

const QUARTER = 900_000;

/** The instant that many hours from now, on a quarter hour, as a request carries it. */
export const hoursAhead = (hours: number) => new Date(Math.ceil(Date.now() / QUARTER) * QUARTER + hours * 3_600_000).toISOString();

/** POST /functions/match-adviser: by default Business Strategy, in a day, half an hour, normal urgency. */
export const search = (visitor: Client, options: object = {}) =>
  visitor.json("/functions/match-adviser", {
    requested_topic: "Business Strategy",
    requested_time: hoursAhead(24),
    duration_minutes: 30,
    urgency: "normal",
    ...options,
  });

/** Returns the first match of a search; fails if there is none. */
export async function firstMatch(visitor: Client, options: object = {}): Promise<AdvisorMatch> {
  const { matches } = await (await search(visitor, options)).json();
  if (!matches?.[0]) throw new Error("nobody matches");
  return matches[0];
}

/** Returns what the page would send to book a match. */
export function bookingFor(match: AdvisorMatch) {
  const { adviser_id, scheduled_time, duration_minutes, urgency, quote_id } = match;
  const { base_price, surge_multiplier, rush_fee, total_price } = match;
  const pricing = { base_price, surge_multiplier, rush_fee, total_price };
  return { adviser_id, topic_name: "Business Strategy", scheduled_time, duration_minutes, urgency, pricing, quote_id };
}

export const book = (visitor: Client, body: unknown, headers: Record<string, string> = {}) =>
  visitor.json("/functions/create-consultation", body, headers);

/** Status, code and message of a rejection. */
export async function refusalOf(answer: Response) {
  const { error, ...rest } = await answer.json();
  if (Object.keys(rest).length > 0) throw new Error(`more than an error: ${Object.keys(rest)}`);
  return { status: answer.status, ...error } as { status: number; code: string; message: string; quote?: AdvisorMatch };
}

/** Removes all requests, quotes, emails and advisors. */
export async function clearBookings() {
  for (const table of [consultations, quotes, outbox, advisors]) await db.delete(table);
}
