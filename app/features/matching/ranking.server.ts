import type { Connection } from "#app/db/client.server";
import { firstFreeStart, isFree } from "#app/features/schedule/free-times";
import type { Interval } from "#app/features/schedule/intervals";
import { defaultStart } from "#app/features/schedule/lead-time";
import { freeSpansOf } from "#app/features/schedule/schedule.server";
import { DAY_MS, MINUTE_MS } from "#app/features/schedule/zone-offsets";
import { type Candidate, candidatesFor } from "./candidates.server";
import { blend, compareMatches, type MatchParts, personalScore, scoreMatch, staticScore, TIME_BOUND } from "./score";
import { expertisePart, languagePart, ratingPart, responsePart, sessionsPart, timePart, zonePart } from "./score-parts";
import { type ReasonCode, whyItRanks } from "./why-it-ranks";

export const MOST_MATCHES = 10;
/** Without a time asked for, an advisor who has nothing free for so long is no match. */
const LOOK_AHEAD_DAYS = 30;
const BATCH = 50;

export interface RankingQuestion {
  topicId: string;
  minutes: number;
  /** Null: each advisor's first free start at or after now + 1 h, on a quarter hour. */
  start: Date | null;
  client: { userId: string; language: string; timeZone: string };
  /** Leads the list when it is a candidate and free, whatever its score. */
  leadingAdviserId?: string | null;
}

export interface RankedAdviser {
  candidate: Candidate;
  adviserId: string;
  startsAt: Date;
  score: number;
  reasons: ReasonCode[];
}

/**
 * The ten best advisors for a question (decisions.md 3: match-adviser), best first, equal scores by adviser id. Exact without looking into
 * every calendar: candidates are taken in the order of what they could score at best, until no one left could still rise into the ten.
 */
export async function rankAdvisers(connection: Connection, question: RankingQuestion, now: Date): Promise<RankedAdviser[]> {
  const candidates = await candidatesFor(connection, { topicId: question.topicId, clientId: question.client.userId });
  const waiting = candidates
    .map((candidate) => ({ candidate, adviserId: candidate.adviserId, score: scoreAtBest(candidate, question, now) }))
    .sort(compareMatches);
  let best: RankedAdviser[] = [];
  for (let from = 0; from < waiting.length; from += BATCH) {
    const worst = best[MOST_MATCHES - 1];
    if (worst && compareMatches(worst, waiting[from]!) < 0) break;
    const batch = waiting.slice(from, from + BATCH).map(({ candidate }) => candidate);
    best = [...best, ...(await matchBatch(connection, batch, question, now))].sort(compareMatches).slice(0, MOST_MATCHES);
  }
  const leading = candidates.find(({ adviserId }) => adviserId === question.leadingAdviserId);
  if (!leading) return best;
  const lead = await matchBatch(connection, [leading], question, now);
  return [...lead, ...best.filter(({ adviserId }) => adviserId !== leading.adviserId)].slice(0, MOST_MATCHES);
}

/** Those of a batch who are free, with their start and score. */
async function matchBatch(connection: Connection, batch: Candidate[], question: RankingQuestion, now: Date): Promise<RankedAdviser[]> {
  const from = question.start ?? new Date(defaultStart(now.getTime()));
  const to = new Date(from.getTime() + (question.start ? question.minutes * MINUTE_MS : LOOK_AHEAD_DAYS * DAY_MS));
  const spans = await freeSpansOf(
    connection,
    batch.map(({ adviserId }) => adviserId),
    { from, to, now },
  );
  return batch.flatMap((candidate) => {
    const start = startWithin(spans.get(candidate.adviserId) ?? [], question, from.getTime());
    if (start === null) return [];
    const parts = matchParts(candidate, question, start, from.getTime());
    return [
      { candidate, adviserId: candidate.adviserId, startsAt: new Date(start), score: scoreMatch(parts).score, reasons: whyItRanks(parts) },
    ];
  });
}

function startWithin(spans: Interval[], { start, minutes }: RankingQuestion, from: number): number | null {
  if (!start) return firstFreeStart(spans, { minutes, earliest: from });
  return isFree(spans, from, from + minutes * MINUTE_MS) ? from : null;
}

function matchParts(candidate: Candidate, { client }: RankingQuestion, start: number, wished: number): MatchParts {
  return {
    expertise: expertisePart(candidate),
    rating: ratingPart(candidate),
    sessions: sessionsPart(candidate.totalSessions),
    response: responsePart(candidate),
    time: timePart((start - wished) / MINUTE_MS),
    language: languagePart(candidate.languages, client.language ? [client.language] : []),
    zone: zonePart(candidate.timezone, client.timeZone || null, wished),
    budget: null,
  };
}

function scoreAtBest(candidate: Candidate, question: RankingQuestion, now: Date): number {
  const wished = question.start?.getTime() ?? defaultStart(now.getTime());
  const parts = matchParts(candidate, question, wished, wished);
  return blend(staticScore(parts), TIME_BOUND, personalScore(parts));
}
