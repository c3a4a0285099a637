import { and, eq, inArray, or, sql } from "drizzle-orm";
import { config } from "#app/config.server";
import type { Connection, Transaction } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { attempts, sessions, users } from "#app/db/schema/accounts/accounts";
import { advisors, advisorTopics } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { NETWORK_OF_ADVISOR, NETWORK_OF_REQUEST } from "#app/features/matching/request-networks";
import { hasPaidBefore } from "#app/features/ratings/paid-for.server";
import { personKey } from "#app/platform/limits/counters.server";
import { LIMITS } from "#app/platform/limits/limits";
import { sharersOf } from "#app/platform/limits/network";
import { mailboxIn } from "#app/platform/mail/mailbox";
import { type WantedTime, weekRefusal } from "../unpaid-time/unpaid-times.server";

/** Maximum number of open requests per person, across all accounts of their mailbox, and of those to one advisor: each one holds an advisor's time. */
const MAX_OPEN_REQUESTS = 20;
const MAX_OPEN_REQUESTS_TO_ONE = 5;

/** The requesting client, and the time they want of the requested advisor. */
type Wanted = WantedTime & { clientId: string };

const FIRST = LIMITS["open-first-requests"];

const networkKey = (network: string) => personKey(NETWORK_OF_REQUEST, network);
const isOpen = inArray(consultations.status, ["requested", "countered"]);

/**
 * Returns why someone cannot open another request to an advisor, whose row is locked; null when they can. Clients who have never paid for a consultation get a
 * lower limit, shared by all accounts of their mailbox and by other such clients on their network, and all of them take only a part of each seven days: accounts are
 * free, the advisor's time is not.
 */
export async function findTooManyOpen(
  tx: Transaction,
  { clientId, ...wanted }: Wanted,
  network: string,
  now: Date,
): Promise<"tooManyRequests" | "firstRequestsOpen" | "newClientsInWeek" | "fewHours" | null> {
  if (!config().rateLimits) return null;
  const isOfMailbox = sql`${mailboxIn(users.email)} = (select ${mailboxIn(sql`own.email`)} from users own where own.id = ${clientId})`;
  const all = tx.select({ id: consultations.id }).from(consultations).innerJoin(users, eq(users.id, consultations.clientId));
  if ((await all.where(and(isOpen, isOfMailbox)).limit(MAX_OPEN_REQUESTS)).length >= MAX_OPEN_REQUESTS) return "tooManyRequests";
  const isOfNetwork = sql`coalesce(${attempts.keyHash} = ${networkKey(network)}, false)`;
  const isOfWhoNeverPaid = sql`not ${hasPaidBefore(consultations.clientId)}`;
  const rows = await tx
    .select({
      hasPaid: sql<boolean>`${hasPaidBefore(sql`${clientId}::uuid`)}`,
      ofMailbox: sql<number>`count(*) filter (where ${isOfMailbox})::int`,
      ofNetwork: sql<number>`count(*) filter (where ${isOfNetwork} and ${isOfWhoNeverPaid})::int`,
    })
    .from(consultations)
    .innerJoin(users, eq(users.id, consultations.clientId))
    .leftJoin(attempts, eq(attempts.id, consultations.id))
    .where(and(eq(consultations.advisorId, wanted.advisorId), isOpen, or(isOfMailbox, isOfNetwork)));
  const { hasPaid, ofMailbox, ofNetwork } = oneRow(rows);
  if (ofMailbox >= MAX_OPEN_REQUESTS_TO_ONE) return "tooManyRequests";
  if (hasPaid) return null;
  if (ofMailbox >= FIRST.perPerson || ofNetwork >= FIRST.perNetwork) return "firstRequestsOpen";
  return weekRefusal(tx, { ...wanted, networkKey: networkKey(network) }, now);
}

/**
 * Records the network a request came from, as a keyed hash that is deleted after a while, under the request's own id. Also records whether
 * an advisor of the topic signs in from that network; such requests do not count as demand.
 */
export async function recordNetwork(tx: Transaction, { id, topicId }: { id: string; topicId: string }, network: string, now: Date) {
  if (!config().rateLimits) return;
  const kind = (await isOfAdvisor(tx, network, topicId)) ? NETWORK_OF_ADVISOR : NETWORK_OF_REQUEST;
  await tx.insert(attempts).values({ id, kind, keyHash: networkKey(network), createdAt: now });
}

async function isOfAdvisor(connection: Connection, network: string, topicId: string) {
  const signedIn = await connection
    .selectDistinct({ address: sessions.address })
    .from(sessions)
    .innerJoin(advisors, eq(advisors.userId, sessions.userId))
    .innerJoin(advisorTopics, eq(advisorTopics.advisorId, advisors.id))
    .where(eq(advisorTopics.topicId, topicId));
  return signedIn.some(({ address }) => sharersOf(address) === network);
}
