import { and, eq, isNotNull } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { categoryRequestEmails } from "#app/db/schema/catalog";
import type { Language } from "#app/languages/languages";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { networkOf } from "#app/platform/limits/network";
import { mailboxOf } from "#app/platform/mail/mailbox";
import { keyedHash } from "#app/platform/secret.server";

export interface Requester {
  userId: string | null;
  /** The network address, of which only a keyed hash is stored. */
  address: string;
  /** The language of their page, in which somebody without an account is answered. */
  language: Language;
}

/** Addresses kept of those without an account, for one request; more are counted by their networks. */
const MAX_ADDRESSES = 200;

/** Keeps a requester after the first. False when they are already kept. */
export async function recordRequester(
  tx: Transaction,
  { id, firstRequester }: { id: string; firstRequester: string | null },
  { userId, address, language }: Requester,
  email: string,
  now: Date,
): Promise<boolean> {
  if (userId && userId === firstRequester) return true;
  const isMailed = userId === null && email !== "" && (await mayBeMailed(tx, id, email, now));
  const network = { networkHash: keyedHash(`category request ${networkOf(address)}`) };
  const kept = await tx
    .insert(categoryRequestEmails)
    .values({ requestId: id, createdAt: now, ...(userId ? { userId } : isMailed ? { email, language } : network) })
    .onConflictDoNothing()
    .returning({ id: categoryRequestEmails.id });
  return kept.length > 0;
}

/** Whether an address, which anybody may have left, can get one more mail; the request's row is locked. */
async function mayBeMailed(tx: Transaction, id: string, email: string, now: Date): Promise<boolean> {
  const ofRequest = eq(categoryRequestEmails.requestId, id);
  if ((await tx.$count(categoryRequestEmails, and(ofRequest, eq(categoryRequestEmails.email, email)))) > 0) return true;
  if ((await tx.$count(categoryRequestEmails, and(ofRequest, isNotNull(categoryRequestEmails.email)))) >= MAX_ADDRESSES) return false;
  return (await consumeLimit("category-request-mail", { person: mailboxOf(email) }, now, tx)).ok;
}
