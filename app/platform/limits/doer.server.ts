import { inArray } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { mailboxOf } from "#app/platform/mail/mailbox";
import { accountCounters, networkCounters } from "./counters.server";
import { LIMITS, type LimitKind } from "./limits";

/** Who does it: a person by whatever they are known by, and the network they do it from. Of both only a keyed hash is kept. */
export interface Doer {
  person?: string | null;
  /** Whoever is signed in, in place of that: all accounts of one mailbox are one person. */
  userId?: string | null;
  /** Whom they do it to, where that is counted by itself. */
  to?: string;
  address?: string;
  /** Whose account it is done to, by whoever. */
  account?: string;
}

/** And of which kind it is. */
export type Counted = Doer & { kind: LimitKind };

/** Whatever counts besides the person: networks and accounts. */
export const othersOf = ({ kind, address, account }: Counted) => [...networkCounters(kind, address), ...accountCounters(kind, account)];

/** Under what a refusal of whoever is signed in is remembered, before their mailbox is known. */
export const knownAs = ({ kind, userId, to = "" }: Counted) => (userId ? `${kind} user ${userId} ${to}` : undefined);

/** Who each of them is: of whoever is signed in their mailbox, and of whoever is gone by now their id; with whom it is done to. */
export async function mailboxesOf(tx: Connection, done: readonly Counted[]) {
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
