import { config } from "#app/config.server";
import { db } from "#app/db/client.server";
import { now } from "#app/platform/clock.server";
import { describeError, log } from "#app/platform/log/log.server";
import { secondsTooOften } from "./counted-in-memory.server";
import { type Counter, countOnce, networkCounters, personCounters } from "./counters.server";
import type { RateLimitSubject } from "./rate-limit-subject.server";
import { keepRefusals } from "./refusals";

const KIND = "form-kilobyte";
/** Kilobytes that all servers count together at once: more than one form has, and each server's rest of a network, or person, is less. */
const PIECE = 100;
/** Rests that are kept: the least recently used are dropped first. */
const MAX_RESTS = 20_000;

type Doer = Pick<RateLimitSubject, "address" | "userId" | "units">;

/** Counts kilobytes of forms across all servers in pieces: each server adds up a piece in memory before it counts that one in the database. */
export function makePieceCount() {
  const rests = new Map<string, number>();
  const refusals = keepRefusals(MAX_RESTS);

  function addTo(key: string, units: number): number {
    const rest = (rests.get(key) ?? 0) + units;
    rests.delete(key);
    const [oldest] = rests.keys();
    if (oldest !== undefined && rests.size >= MAX_RESTS) rests.delete(oldest);
    rests.set(key, rest);
    return rest;
  }

  /** Counts what somebody posts; returns for how many seconds it is too much on all servers together, or null. A database out of reach refuses nobody. */
  return async function secondsTooMany({ address, userId, units = 1 }: Doer): Promise<number | null> {
    const at = now();
    const counters = [...networkCounters(KIND, address), ...personCounters(KIND, userId)];
    const left = refusals.secondsLeft(
      counters.map(({ refusal }) => refusal),
      at,
    );
    if (left > 0) return left;
    const begun = counters.filter(({ refusal }) => addTo(refusal, units) >= PIECE);
    if (begun.length === 0) return null;
    const full = await countPieces(begun, at);
    for (const { refusal, seconds } of full) refusals.note(refusal, seconds, at);
    if (full.length > 0) return Math.max(...full.map(({ seconds }) => seconds));
    for (const { refusal } of begun) addTo(refusal, -PIECE);
    return null;
  };
}

async function countPieces(begun: readonly Counter[], at: Date) {
  const pieces = begun.map((counter) => ({ ...counter, most: Math.floor(counter.most / PIECE) }));
  try {
    return (await db.transaction((tx) => countOnce(tx, pieces, at))).full ?? [];
  } catch (error) {
    log("warn", "kilobytes of forms not shared", describeError(error));
    return [];
  }
}

const ofAllServers = makePieceCount();

/** Counts the kilobytes of a form, in this server's memory and on all servers together; returns for how many seconds they are too many, or null. */
export async function secondsTooManyKilobytes(doer: Doer): Promise<number | null> {
  if (!config().rateLimits) return null;
  return secondsTooOften(KIND, doer) ?? (await ofAllServers(doer));
}
