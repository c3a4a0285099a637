import type { SQL } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { isFree } from "#app/features/schedule/free-times";
import { suggestedStart } from "#app/features/schedule/hours-of-day";
import type { Interval } from "#app/features/schedule/intervals";
import { defaultStart } from "#app/features/schedule/lead-time";
import { freeSpansOf } from "#app/features/schedule/schedule.server";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations";
import { type Candidate, candidatesFor, candidatesOf, type IndexedRank, type Mark, nextRanked } from "./candidates.server";
import { firstPossible, hoursTouched } from "./hours-of-week";
import { MOST_MATCHES } from "./limits";
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

/** Without a time asked for, an advisor who has nothing free for so long is no match. */
const LOOK_AHEAD_DAYS = 30;
/** Candidates are read in growing lots, calendars a few at a time: most questions are answered by the first of each. */
const FIRST_LOT = 48;
const LARGEST_LOT = 4_000;
const CALENDARS = 14;
/** Who they are is read of so many at a time. */
const INTRODUCED = 42;
/** Nobody waits for more: whoever stands behind so many by what is known of them without a question is no longer looked at. */
const MOST_READ = 60_000;

export interface RankingQuestion {
  topicId: string;
  minutes: number;
  /** Null: of each advisor the start that is suggested at or after now + 1 h, on a quarter hour. */
  start: Date | null;
  /** IANA zone whose clock the person reads, so that a start is suggested at which they are awake; null while it is not known. */
  zone?: string | null;
  /** Never named to themselves. */
  clientId: string | null;
  preferences: MatchPreferences;
  /** Only those who meet these conditions on a row of `advisors`. */
  only?: SQL;
  /** Leads the list when it is a candidate and free, whatever its score. */
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
  /** What they could score at best, by what is known of them so far. */
  score: number;
}

/**
 * The best advisors for a question (decisions.md 3: match-adviser), best first, equal scores by advisor id. The same as a full sort would give,
 * without one: ranks come from the index in the order of their static score, whose they are is read of the most hopeful, calendars of the most hopeful
 * of those, and all of it no further once the last of the best is at least what anybody left could reach (docs/matching.md, 'Growth').
 */
export async function rankAdvisors(connection: Connection, question: RankingQuestion, now: Date): Promise<RankedAdvisor[]> {
  const most = question.limit ?? MOST_MATCHES;
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

/** The walk along the index, and what nobody further along can beat. */
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
      isOver = lot.length < size || read >= MOST_READ;
      mark = lot.at(-1) ?? mark;
      size = Math.min(LARGEST_LOT, size * 3);
      return lot;
    },
  };
}

/** Their score if the first hour that may be open is free and every preference is met. */
function indexedOnly(rank: IndexedRank, question: RankingQuestion, requested: number): Waiting {
  const start = possibleStart(rank, question, requested);
  const time = timePart(start === null ? null : (start - requested) / MINUTE_MS);
  const score = blend(staticOfDemerit(rank.demerit), timeScore(time), PERSONAL_BOUND, TEXT_BOUND);
  return { rank, candidate: null, advisorId: rank.advisorId, score };
}

/** Reads who the next of those are of whom only the index is known: personal preferences need no calendar. */
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

/** Those of a batch who are free, with their start and score. */
async function matchBatch(connection: Connection, batch: (Candidate & { demerit?: number })[], question: RankingQuestion, now: Date) {
  const from = question.start ?? new Date(defaultStart(now.getTime()));
  const to = new Date(from.getTime() + (question.start ? question.minutes * MINUTE_MS : LOOK_AHEAD_DAYS * DAY_MS));
  const ids = batch.map(({ advisorId }) => advisorId);
  const spans = await freeSpansOf(connection, ids, { from, to, now });
  return batch.flatMap((candidate): RankedAdvisor[] => {
    const start = startWithin(spans.get(candidate.advisorId) ?? [], question, from.getTime());
    if (start === null) return [];
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
  const { topicId, clientId, leadingAdvisorId, limit = MOST_MATCHES } = question;
  const known = best.find(({ advisorId }) => advisorId === leadingAdvisorId);
  const found = known ? [] : await candidatesFor(connection, { topicId, clientId, advisorId: leadingAdvisorId! });
  const lead = known ? [known] : await matchBatch(connection, found, question, now);
  return [...lead, ...best.filter(({ advisorId }) => advisorId !== leadingAdvisorId)].slice(0, limit);
}
