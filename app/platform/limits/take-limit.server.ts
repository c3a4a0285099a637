import { and, eq, exists, inArray, lt, not } from "drizzle-orm";
import { config } from "#app/config.server";
import { type Connection, type Database, db } from "#app/db/client.server";
import { attempts } from "#app/db/schema/accounts/accounts";
import { consultations } from "#app/db/schema/booking";
import { TooBusy } from "#app/platform/concurrency-limiter";
import { makeLine } from "#app/platform/turns/waiting-queue";
import { accountCounters, type Counter, countOnce, networkCounters, personCounters, refusalUnder } from "./counters.server";
import { type Counted, type Doer, knownAs, mailboxesOf, othersOf } from "./doer.server";
import { type LimitKind, LONGEST_MINUTES } from "./limits";
import { sharersOf } from "./network";
import { keepRefusals } from "./refusals";
import { windowStart } from "./window";

/** Why something is not done now. */
export interface LimitReached {
  ok: false;
  retryAfterSeconds: number;
}

interface Full extends LimitReached {
  /** Whether nothing but that it was done too often to an account speaks against it. */
  isOfAccount?: true;
}

// A flood waits here, so that it never holds more than two connections of the pool: each network for itself, and nobody longer than for a page.
const line = makeLine({ atOnce: 2, mostMs: () => config().maxWaitMs });

/** Of each database those who were refused. */
const refusals = new WeakMap<Database, ReturnType<typeof keepRefusals>>();
const refusalsNow = () => {
  const known = refusals.get(db) ?? keepRefusals();
  refusals.set(db, known);
  return known;
};

/**
 * Counts that something is done that LIMITS has a line for, before it is done, or says for how many seconds it was too often. What one person or one
 * network does is counted one after the other, on whichever server it arrives. `ids` take the count back. Whoever was refused is so from memory until then.
 * Throws TooBusy in a flood.
 */
export const takeLimit = (kind: LimitKind, doer: Doer, at: Date, connection?: Connection) =>
  takeLimits([{ kind, ...doer }], at, connection);

/** Whether this was refused lately and would be still, from memory and without counting: for work that costs something before it can be counted. Null when not. */
export const refusedLately = (kind: LimitKind, doer: Doer, at: Date): LimitReached | null =>
  config().rateLimits ? whoIsRefused(countersOf({ kind, ...doer }), at) : null;

/** The same of what counts in several ways at once: all of them, or none. */
export async function takeLimits(done: readonly Counted[], at: Date, connection?: Connection): Promise<{ ok: true; ids: string[] } | Full> {
  if (!config().rateLimits) return { ok: true, ids: [] };
  const refused = whoIsRefused(done.flatMap(countersOf), at);
  if (refused) return refused;
  const take = async (tx: Connection) => {
    const mailbox = await mailboxesOf(tx, done);
    const counters = done.flatMap((doer) => [...othersOf(doer), ...personCounters(doer.kind, mailbox(doer), knownAs(doer))]);
    const counted = counters.length > 0 ? await countOnce(tx, counters, at) : { ids: [] };
    if (counted.ids) return { ok: true as const, ids: counted.ids };
    for (const { refusal, seconds } of counted.full) refusalsNow().note(refusal, seconds, at);
    return asFull(counted.full);
  };
  const [{ address, userId } = { address: undefined, userId: undefined }] = done;
  return connection ? take(connection) : inLine(address === undefined ? (userId ?? "") : sharersOf(address), () => db.transaction(take));
}

/** What counts it, before it is known whose mailbox it is. */
const countersOf = (doer: Counted): Counter[] => [
  ...personCounters(doer.kind, doer.userId ?? doer.person, knownAs(doer)),
  ...othersOf(doer),
];

/** Forgets who was refused, where counts that led to it are taken back: of a network, an account and a person. */
export function forgetRefusals(
  kind: LimitKind,
  { address, account, personKey }: Pick<Doer, "address" | "account"> & { personKey?: Buffer },
) {
  const ofOthers = [...networkCounters(kind, address), ...accountCounters(kind, account)].map(({ refusal }) => refusal);
  refusalsNow().forget(personKey ? [...ofOthers, refusalUnder(personKey)] : ofOthers);
}

/** Removes what counts no more, of whatever kind; from which network a request came is known under its id as long as it is open. For the clean-up job. */
export async function deleteSpentCounts(at: Date) {
  refusalsNow().forgetSpent(at);
  const isOfOpenRequest = exists(
    db
      .select({ id: consultations.id })
      .from(consultations)
      .where(and(eq(consultations.id, attempts.id), inArray(consultations.status, ["requested", "countered"]))),
  );
  await db.delete(attempts).where(and(lt(attempts.createdAt, windowStart(LONGEST_MINUTES, at)), not(isOfOpenRequest)));
}

function whoIsRefused(counters: readonly Counter[], at: Date): Full | null {
  const full = counters
    .map((counter) => ({ ...counter, seconds: refusalsNow().secondsLeft([counter.refusal], at) }))
    .filter(({ seconds }) => seconds > 0);
  return full.length > 0 ? asFull(full) : null;
}

const asFull = (full: readonly (Counter & { seconds: number })[]): Full => ({
  ok: false,
  retryAfterSeconds: Math.max(...full.map(({ seconds }) => seconds)),
  ...(full.every(({ isAccount }) => isAccount) && { isOfAccount: true as const }),
});

async function inLine<Result>(whose: string, work: () => Promise<Result>): Promise<Result> {
  const leave = await line.enter({ whose });
  if (!leave) throw new TooBusy("The line is slow");
  return work().finally(leave);
}
