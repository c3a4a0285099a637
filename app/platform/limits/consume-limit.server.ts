import { and, eq, exists, inArray, lt, not } from "drizzle-orm";
import { config } from "#app/config.server";
import { type Connection, type Database, db } from "#app/db/client.server";
import { attempts } from "#app/db/schema/accounts/accounts";
import { consultations } from "#app/db/schema/booking";
import { TooBusy } from "#app/platform/concurrency-limiter";
import { makeQueue } from "#app/platform/turns/waiting-queue";
import { accountCounters, type Counter, countOnce, networkCounters, personCounters, refusalUnder } from "./counters.server";
import { type LimitKind, MAX_MINUTES, withDay } from "./limits";
import { sharersOf } from "./network";
import { type Counted, type RateLimitSubject, refusalKeyOf, resolvePeople, sharedCounters } from "./rate-limit-subject.server";
import { keepRefusals } from "./refusals";
import { windowStart } from "./window";

/** The result when a limit is reached. */
export interface LimitReached {
  ok: false;
  retryAfterSeconds: number;
}

interface Full extends LimitReached {
  /** Set when the limit of the account alone is reached. */
  isOfAccount?: true;
}

// Queue in a flood, so that it never holds more than two connections of the pool: fair by network, and with the same maximum wait as a page.
const queue = makeQueue({ atOnce: 2, maxMs: () => config().maxWaitMs });

/** Remembered refusals, by database. */
const refusals = new WeakMap<Database, ReturnType<typeof keepRefusals>>();
const refusalsNow = () => {
  const known = refusals.get(db) ?? keepRefusals();
  refusals.set(db, known);
  return known;
};

/**
 * Counts an action under its limit in LIMITS before it is done, or returns for how many seconds it is refused. The actions of one person or
 * one network are counted one after the other, across all servers. `ids` allow taking the count back. Refusals are remembered in memory
 * until they end. Throws TooBusy in a flood.
 */
export const consumeLimit = (kind: LimitKind, subject: RateLimitSubject, at: Date, connection?: Connection) =>
  consumeAll([{ kind, ...subject }], at, connection);

/** Whether a recent refusal still applies, from memory and without counting: for work that costs something before it can be counted. Null when none does. */
export const recentRefusal = (kind: LimitKind, subject: RateLimitSubject, at: Date): LimitReached | null =>
  config().rateLimits ? whoIsRefused(countersOf({ kind, ...subject }), at) : null;

/** Like `consumeLimit` for several limits at once: counts all of them and those of their days, or none. */
export async function consumeAll(
  subjects: readonly Counted[],
  at: Date,
  connection?: Connection,
): Promise<{ ok: true; ids: string[] } | Full> {
  if (!config().rateLimits) return { ok: true, ids: [] };
  const done = subjects.flatMap((one) => withDay(one.kind).map((kind) => ({ ...one, kind })));
  const refused = whoIsRefused(done.flatMap(countersOf), at);
  if (refused) return refused;
  const take = async (tx: Connection) => {
    const mailbox = await resolvePeople(tx, done);
    const counters = done.flatMap((one) => [
      ...sharedCounters(one),
      ...personCounters(one.kind, mailbox(one), refusalKeyOf(one)).map((counter) => ({ ...counter, units: one.units })),
    ]);
    const counted = counters.length > 0 ? await countOnce(tx, counters, at) : { ids: [] };
    if (counted.ids) return { ok: true as const, ids: counted.ids };
    // Where several are one too many, fewer may not be.
    for (const { refusal, seconds, units = 1 } of counted.full) if (units === 1) refusalsNow().note(refusal, seconds, at);
    return asFull(counted.full);
  };
  const [{ address, userId } = { address: undefined, userId: undefined }] = done;
  return connection ? take(connection) : inLine(address === undefined ? (userId ?? "") : sharersOf(address), () => db.transaction(take));
}

/** The counters of an action before the person's mailbox is known. */
const countersOf = (subject: Counted): Counter[] => [
  ...personCounters(subject.kind, subject.userId ?? subject.person, refusalKeyOf(subject)),
  ...sharedCounters(subject),
];

/** Drops remembered refusals of a network, an account and a person whose counts are taken back. */
export function forgetRefusals(
  kind: LimitKind,
  { address, account, personKey }: Pick<RateLimitSubject, "address" | "account"> & { personKey?: Buffer },
) {
  const ofOthers = [...networkCounters(kind, address), ...accountCounters(kind, account)].map(({ refusal }) => refusal);
  refusalsNow().forget(personKey ? [...ofOthers, refusalUnder(personKey)] : ofOthers);
}

/** Deletes expired counts of any kind; the network of a consultation request is kept under the request's id while that is open. For the clean-up job. */
export async function deleteSpentCounts(at: Date) {
  refusalsNow().forgetSpent(at);
  const isOfOpenRequest = exists(
    db
      .select({ id: consultations.id })
      .from(consultations)
      .where(and(eq(consultations.id, attempts.id), inArray(consultations.status, ["requested", "countered"]))),
  );
  await db.delete(attempts).where(and(lt(attempts.createdAt, windowStart(MAX_MINUTES, at)), not(isOfOpenRequest)));
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
  const leave = await queue.enter({ whose });
  if (!leave) throw new TooBusy("The line is slow");
  return work().finally(leave);
}
