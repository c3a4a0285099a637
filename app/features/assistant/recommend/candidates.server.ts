import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { topics } from "#app/db/schema/catalog";
import { NEXT_FREE_DAYS } from "#app/features/advisors/limits";
import { candidatesToSuggest, type IndexedCandidate, nextCandidates } from "#app/features/matching/candidates.server";
import { similarityOf } from "#app/features/matching/embeddings/embeddings.server";
import { advisorsNamedIn } from "#app/features/matching/named-advisors.server";
import { costsAtMost, livesIn, livesInAnyOf, livesInOneOf, speaksOneOf } from "#app/features/matching/preference-conditions.server";
import { DEFAULT_CURRENCY, isCurrency } from "#app/features/money/money";
import { CITIES, findCity, kilometresBetween } from "#app/features/places/cities";
import { countriesOf } from "#app/features/places/regions";
import { firstStartInHours, suggestedStart } from "#app/features/schedule/hours-of-day";
import { earliestStart } from "#app/features/schedule/lead-time";
import { freeSpansOf } from "#app/features/schedule/schedule.server";
import { DAY_MS } from "#app/platform/durations";

import { type Need, type Place, saysTimes, timesWanted } from "../understand/need";
import { type Candidate, type RankingMoment, rankCandidates } from "./candidates";
import { NEAR_KILOMETRES } from "./nearness";

/** Candidates per area, best by indexed facts; fewer of each when many areas are meant. */
const MAX_PER_AREA = 48;
const MIN_PER_AREA = 6;
const MAX_CANDIDATES = 300;
/** Calendars are read for only this many of the best. */
const MAX_CALENDARS = 24;
/** More when a part of the day is asked for, because some have no time then. */
const MAX_CALENDARS_OF_DAY_PART = 72;
/** Counts as free: a slot for a usual consultation. */
const USUAL_MINUTES = 30;
const HOURS_A_DAY = 24;

/**
 * Returns the candidates for some areas: the top of each in the order of matching's index, and the top of those who meet the need's
 * preferences. One entry per advisor and area; never the user.
 */
export async function findCandidates(
  connection: Connection,
  names: readonly string[],
  need: Need,
  userId: string | null,
): Promise<Candidate[]> {
  const rows = await connection
    .select({ id: topics.id, name: topics.name })
    .from(topics)
    .where(inArray(topics.name, [...names]));
  const most = Math.max(MIN_PER_AREA, Math.min(MAX_PER_AREA, Math.floor(MAX_CANDIDATES / Math.max(1, rows.length))));
  const preferences = preferencesAsConditions(need);
  const found = await Promise.all(
    rows.flatMap(({ id, name }) =>
      [undefined, ...preferences].map(async (only) => {
        const lot = await nextCandidates(connection, { topicId: id, hours: [], clientId: userId, preferences: only }, null, most);
        return lot.map((row) => candidateOf(row, name));
      }),
    ),
  );
  const isWanted = ({ slug }: Candidate) => !need.except?.includes(slug);
  const distinct = new Map(
    found
      .flat()
      .filter(isWanted)
      .map((candidate) => [`${candidate.advisorId} ${candidate.topic}`, candidate]),
  );
  return [...distinct.values()];
}

/** Returns the bookable advisors whose name appears in a text, each with their main area; never the user. */
export async function candidatesNamedIn(connection: Connection, text: string, userId: string | null): Promise<Candidate[]> {
  const named = await advisorsNamedIn(connection, text);
  const found = named.map(async ({ topicId, advisorId }) => {
    const [topic] = await connection.select({ name: topics.name }).from(topics).where(eq(topics.id, topicId));
    const rows = await candidatesToSuggest(connection, { topicId, advisorId, clientId: userId });
    return rows.map((row) => candidateOf(row, topic!.name));
  });
  return (await Promise.all(found)).flat();
}

function candidateOf(row: Omit<IndexedCandidate, "demerit" | "openHours">, topic: string): Candidate {
  const { advisorId, slug, name, jobTitle, city, country, timezone, languages } = row;
  const { ratingSum, ratingCount, totalSessions, replyMinutes, requestsAnswered, requestsReceived, isPrimary, level } = row;
  const habits = { ratingSum, ratingCount, totalSessions, replyMinutes, requestsAnswered, requestsReceived, isPrimary, level };
  const money = { hourlyRate: row.hourlyRate ?? 0, currency: isCurrency(row.currency) ? row.currency : DEFAULT_CURRENCY };
  return { advisorId, slug, name, jobTitle, city, country, timezone, languages, ...habits, ...money, topic };
}

/** Extra searches besides the plain one: by every preference, by language alone, and by language and country. */
function preferencesAsConditions({ languages, budget, place, region }: Need): SQL[] {
  const speaks = languages.length > 0 ? [speaksOneOf(languages)] : [];
  const costs = budget ? [costsAtMost(budget)] : [];
  const all = [...speaks, ...costs, ...(place ? [isNear(place)] : region ? [livesInAnyOf(countriesOf(region))] : [])];
  const country = place?.city ? [livesIn(place.country)] : [];
  return [all, ...(all.length > 1 ? [speaks] : []), country.length > 0 ? [...speaks, ...country] : []]
    .filter((conditions) => conditions.length > 0)
    .map((conditions) => sql.join(conditions, sql` and `));
}

function isNear({ city, country }: Place): SQL {
  const here = city === null ? null : findCity(city, country);
  if (!here) return livesIn(country);
  return livesInOneOf(
    CITIES.filter((there) => kilometresBetween(here, there) <= NEAR_KILOMETRES).map(({ name, country: land }) => `${name}, ${land}`),
  );
}

/** Additions to the need: advisors asked for by name, and the text itself. */
export interface Said {
  asked?: readonly Candidate[];
  text?: string;
}

/**
 * Returns the candidates that can still rank first, with their first free times; other calendars are not read. With an embedding model also
 * their similarity to the text.
 */
export async function withFreeTimes(
  connection: Connection,
  candidates: readonly Candidate[],
  need: Need,
  now: Date,
  { asked = [], text = "" }: Said = {},
): Promise<{ candidates: Candidate[]; moment: RankingMoment }> {
  const likeness = await similarityOf(connection, text, [...new Set(candidates.map(({ advisorId }) => advisorId))]);
  const most = calendarsFor(candidates, need);
  const leading = new Set(asked.map(({ advisorId }) => advisorId));
  for (const entries of Map.groupBy(candidates, ({ topic }) => topic).values())
    for (const { candidate } of rankCandidates(entries, need, { now: now.getTime(), likeness }).slice(0, most))
      leading.add(candidate.advisorId);
  const led = candidates.filter(({ advisorId }) => leading.has(advisorId));
  return { candidates: led, moment: { now: now.getTime(), ...(await firstFreeStarts(connection, led, need, now)), likeness } };
}

/**
 * Returns each advisor's first free half hour from the wanted time on, within the requested part of the day, if any; omits those with none
 * in the following two weeks. Uses the person's zone, otherwise the advisor's, as the pages do.
 */
async function firstFreeStarts(connection: Connection, candidates: readonly Candidate[], need: Need, now: Date) {
  const from = wantedFrom(need, now);
  const to = new Date(from.getTime() + NEXT_FREE_DAYS * DAY_MS);
  const zones = new Map(candidates.map(({ advisorId, timezone }) => [advisorId, need.zone || timezone || "UTC"]));
  const spans = await freeSpansOf(connection, [...zones.keys()], { from, to, now });
  const asked = { minutes: need.minutes ?? USUAL_MINUTES, earliest: Math.max(from.getTime(), earliestStart(now.getTime())) };
  const wanted = timesWanted(withRoom(need));
  const freeAt = new Map<string, number>();
  const freeThen = new Set<string>();
  for (const [id, free] of spans) {
    const then = wanted ? firstStartInHours(free, asked, { ...wanted, zone: zones.get(id) ?? "UTC" }) : null;
    const start = then ?? suggestedStart(free, asked, need.zone);
    if (then !== null) freeThen.add(id);
    if (start !== null) freeAt.set(id, start);
  }
  return { freeAt, freeThen };
}

/** 'At 3 pm' is an hour's span, which a longer talk goes beyond. */
function withRoom(need: Need): Need {
  const { hours: named, minutes = USUAL_MINUTES } = need;
  if (named?.said !== "at") return need;
  const [from, until] = named.hours;
  return { ...need, hours: { ...named, hours: [from, Math.min(HOURS_A_DAY, Math.max(until, from + minutes / 60))] } };
}

function wantedFrom({ from }: Need, now: Date): Date {
  const wanted = from ? new Date(from) : now;
  return wanted > now ? wanted : now;
}

/** Shared among the areas, at least three each. */
function calendarsFor(candidates: readonly Candidate[], need: Need): number {
  const areas = new Set(candidates.map(({ topic }) => topic)).size;
  return Math.max(3, Math.floor((saysTimes(need) ? MAX_CALENDARS_OF_DAY_PART : MAX_CALENDARS) / Math.max(1, areas)));
}
