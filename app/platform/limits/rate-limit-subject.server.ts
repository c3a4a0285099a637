import { inArray } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { mailboxOf } from "#app/platform/mail/mailbox";
import { accountCounters, networkCounters } from "./counters.server";
import { LIMITS, type LimitKind } from "./limits";

/** Who does something: a person by their identifier, and their network. Only a keyed hash of both is stored. */
export interface RateLimitSubject {
  person?: string | null;
  /** A signed-in user, instead of `person`: all accounts of one mailbox count as one person. */
  userId?: string | null;
  /** The recipient, for a limit per recipient. */
  to?: string;
  address?: string;
  /** The account concerned, whoever acts on it. */
  account?: string;
  /** How many of the kind it is: the megabytes of a file. One by default. */
  units?: number;
}

/** A doer and the limit that applies. */
export type Counted = RateLimitSubject & { kind: LimitKind };

/** Counters other than the person's: networks and accounts. */
export const sharedCounters = ({ kind, address, account, units }: Counted) =>
  [...networkCounters(kind, address), ...accountCounters(kind, account)].map((counter) => ({ ...counter, units }));

/** The key under which a signed-in user's refusal is remembered, before their mailbox is known. */
export const refusalKeyOf = ({ kind, userId, to = "" }: Counted) => (userId ? `${kind} user ${userId} ${to}` : undefined);

/** Resolves the person of each: a signed-in user's mailbox, or the id of a user who is gone, plus the recipient. */
export async function resolvePeople(tx: Connection, done: readonly Counted[]) {
  const ids = [...new Set(done.flatMap(({ kind, userId }) => (userId && isByPerson(kind) ? [userId] : [])))];
  const found = ids.length > 0 ? await tx.select({ id: users.id, email: users.email }).from(users).where(inArray(users.id, ids)) : [];
  const emails = new Map(found.map(({ id, email }) => [id, email]));
  return ({ userId, person, to = "" }: Counted) => {
    if (!userId) return person;
    const email = emails.get(userId);
    return `${email === undefined ? userId : mailboxOf(email)} ${to}`.trim();
  };
}

const isByPerson = (kind: LimitKind) => "perPerson" in LIMITS[kind];
