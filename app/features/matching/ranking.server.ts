import type { SQL } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { currentRules } from "#app/features/rules/current-rules";
import { isChargeable } from "#app/features/schedule/chargeable-lengths";
import { isFree } from "#app/features/schedule/free-times";
import { suggestedStart } from "#app/features/schedule/hours-of-day";
import type { Interval } from "#app/features/schedule/intervals";
import { defaultStart } from "#app/features/schedule/lead-time";
import { freeSpansOf } from "#app/features/schedule/schedule.server";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations";
import { type Candidate, candidatesOf, candidatesToSuggest, type IndexedRank, type Mark, nextRanked } from "./candidates.server";
import { firstPossible, hoursTouched } from "./hours-of-week";
import { MAX_MATCHES } from "./limits";
import { matchParts } from "./match-parts";
import type { MatchPreferences } from "./preferences";
import {
  blend,
  compareMatches,
  type MatchParts,
  PERSONAL_BOUND,
  personalScore,
  staticOfDemerit,
  staticScore,
  TEXT_BOUND,
  TIME_BOUND,
  textScore,
  timeScore,
} from "./score";
import { timePart } from "./score-parts";
import { type ReasonCode, whyItRanks } from "./why-it-ranks";

/** Without a requested time, an advisor with nothing free for this long is no match. */
const LOOK_AHEAD_DAYS = 30;
/** Candidates are read in growing batches, calendars a few at a time: the first of each answers most questions. */
const FIRST_LOT = 48;
const LARGEST_LOT = 4_000;
const CALENDARS = 14;
/** Candidates' details are read this many at a time. */
const INTRODUCED = 42;
/** Candidates beyond this many, by static score, are ignored, so that nobody waits longer. */
const MAX_READ = 60_000;

export interface RankingQuestion {
  topicId: string;
  minutes: number;
  /** Null: suggest for each advisor a start at least an hour from now, on a quarter hour. */
  start: Date | null;
  /** IANA zone of the person, so that the suggested start is within their waking hours; null while unknown. */
  zone?: string | null;
  /** The client, never matched with themselves. */
  clientId: string | null;
  preferences: MatchPreferences;
  /** Extra conditions on a row of `advisors`. */
  only?: SQL;
  /** Ranks first if a free candidate, whatever the score. */
  leadingAdvisorId?: string | null;
  limit?: number;
}

export interface RankedAdvisor {
  candidate: Candidate;
  advisorId: string;
  startsAt: Date;
  score: number;
  parts: MatchParts;
  reasons: ReasonCode[];
}

interface Waiting {
  rank: IndexedRank;
  /** Null while only the index was read. */
  candidate: Candidate | null;
  advisorId: string;
  /** Upper bound of their score, by what is known so far. */
  score: number;
}

/**
 * Returns the best advisors for a question (decisions.md 3: match-adviser), best first, ties by advisor id. Gives the same result as a full
 * sort without doing one: reads ranks from the index by static score, details of the most promising, calendars of the most promising of
 * those, and stops once the last of the best is at least what any other could reach (docs/matching.md, 'Growth').
 */
export async function rankAdvisors(connection: Connection, question: RankingQuestion, now: Date): Promise<RankedAdvisor[]> {
  const most = question.limit ?? MAX_MATCHES;
  const requested = question.start?.getTime() ?? defaultStart(now.getTime());
  const walk = walkCandidates(connection, question, requested);
  let waiting: Waiting[] = [];
  let best: RankedAdvisor[] = [];
  for (;;) {
    const last = best[most - 1];
    const unseen = walk.atBest();
    const next = waiting[0];
    const isSeenNext = next !== undefined && (unseen === null || compareMatches(next, unseen) <= 0);
    const ahead = isSeenNext ? next : unseen;
    if (ahead === null || (last && compareMatches(last, ahead) <= 0)) break;
    if (!isSeenNext) {
      const lot = await walk.next();
      waiting = [...waiting, ...lot.map((rank) => indexedOnly(rank, question, requested))].sort(compareMatches);
      continue;
    }
    const hopeful = last ? waiting.findIndex((each) => compareMatches(last, each) <= 0) : -1;
    if (hopeful >= 0) waiting.length = hopeful;
    if (waiting.slice(0, CALENDARS).some(({ candidate }) => candidate === null)) {
      waiting = await introduce(connection, waiting, question, requested);
      continue;
    }
    const batch = waiting
      .splice(0, CALENDARS)
      .flatMap(({ candidate, rank }) => (candidate ? [{ ...candidate, demerit: rank.demerit }] : []));
    best = [...best, ...(await matchBatch(connection, batch, question, now))].sort(compareMatches).slice(0, most);
  }
  return question.leadingAdvisorId ? withLeading(connection, question, best, now) : best;
}

/** The scan along the index, with an upper bound for everybody further along. */
function walkCandidates(connection: Connection, question: RankingQuestion, requested: number) {
  const { topicId, clientId, minutes, start, only } = question;
  const scope = { topicId, clientId, hours: start ? hoursTouched(requested, minutes) : [], preferences: only };
  let mark: Mark = { demerit: 0, advisorId: "" };
  let size = FIRST_LOT;
  let read = 0;
  let isOver = false;
  return {
    atBest(): { score: number; advisorId: string } | null {
      if (isOver) return null;
      return { score: blend(staticOfDemerit(mark.demerit), TIME_BOUND, PERSONAL_BOUND, TEXT_BOUND), advisorId: mark.advisorId };
    },
    async next(): Promise<IndexedRank[]> {
      const lot = await nextRanked(connection, scope, read === 0 ? null : mark, size);
      read += lot.length;
      isOver = lot.length < size || read >= MAX_READ;
      mark = lot.at(-1) ?? mark;
      size = Math.min(LARGEST_LOT, size * 3);
      return lot;
    },
  };
}

/** Returns the score if the first possibly open hour is free and every preference is met. */
function indexedOnly(rank: IndexedRank, question: RankingQuestion, requested: number): Waiting {
  const start = possibleStart(rank, question, requested);
  const time = timePart(start === null ? null : (start - requested) / MINUTE_MS);
  const score = blend(staticOfDemerit(rank.demerit), timeScore(time), PERSONAL_BOUND, TEXT_BOUND);
  return { rank, candidate: null, advisorId: rank.advisorId, score };
}

/** Reads the details of the next candidates known only from the index: personal preferences need no calendar. */
async function introduce(
  connection: Connection,
  waiting: readonly Waiting[],
  question: RankingQuestion,
  requested: number,
): Promise<Waiting[]> {
  const strangers = waiting.filter(({ candidate }) => candidate === null).slice(0, INTRODUCED);
  const found = await candidatesOf(
    connection,
    question.topicId,
    strangers.map(({ advisorId }) => advisorId),
  );
  const known = new Map(found.map((candidate) => [candidate.advisorId, candidate]));
  const asked = new Set(strangers.map(({ advisorId }) => advisorId));
  return waiting
    .flatMap((each): Waiting[] => {
      if (!asked.has(each.advisorId)) return [each];
      const candidate = known.get(each.advisorId);
      if (!candidate) return [];
      const start = possibleStart(each.rank, question, requested);
      return [{ ...each, candidate, score: scoreAt({ ...candidate, demerit: each.rank.demerit }, question, start, requested).score }];
    })
    .sort(compareMatches);
}

const possibleStart = ({ openHours }: IndexedRank, { start }: RankingQuestion, requested: number) =>
  start ? requested : firstPossible(openHours, requested);

/** Returns those of a batch who are free, with start and score. */
async function matchBatch(connection: Connection, batch: (Candidate & { demerit?: number })[], question: RankingQuestion, now: Date) {
  const from = question.start ?? new Date(defaultStart(now.getTime()));
  const to = new Date(from.getTime() + (question.start ? question.minutes * MINUTE_MS : LOOK_AHEAD_DAYS * DAY_MS));
  const ids = batch.map(({ advisorId }) => advisorId);
  const spans = await freeSpansOf(connection, ids, { from, to, now });
  return batch.flatMap((candidate): RankedAdvisor[] => {
    const start = startWithin(spans.get(candidate.advisorId) ?? [], question, from.getTime());
    if (start === null || !isChargeable(candidate.hourlyRate!, question.minutes, currentRules())) return [];
    const { score, parts } = scoreAt(candidate, question, start, from.getTime());
    return [{ candidate, advisorId: candidate.advisorId, startsAt: new Date(start), score, parts, reasons: whyItRanks(parts) }];
  });
}

function startWithin(spans: Interval[], { start, minutes, zone }: RankingQuestion, from: number): number | null {
  if (!start) return suggestedStart(spans, { minutes, earliest: from }, zone);
  return isFree(spans, from, from + minutes * MINUTE_MS) ? from : null;
}

function scoreAt(candidate: Candidate & { demerit?: number }, { preferences }: RankingQuestion, start: number | null, requested: number) {
  const parts = matchParts(candidate, { preferences, relevance: 1, requested, start });
  const standing = candidate.demerit === undefined ? staticScore(parts) : staticOfDemerit(candidate.demerit);
  return { parts, score: blend(standing, timeScore(parts.time), personalScore(parts), textScore(parts.text)) };
}

async function withLeading(connection: Connection, question: RankingQuestion, best: RankedAdvisor[], now: Date) {
  const { topicId, clientId, leadingAdvisorId, limit = MAX_MATCHES } = question;
  const known = best.find(({ advisorId }) => advisorId === leadingAdvisorId);
  const found = known ? [] : await candidatesToSuggest(connection, { topicId, clientId, advisorId: leadingAdvisorId! });
  const lead = known ? [known] : await matchBatch(connection, found, question, now);
  return [...lead, ...best.filter(({ advisorId }) => advisorId !== leadingAdvisorId)].slice(0, limit);
}
