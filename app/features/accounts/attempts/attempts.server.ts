import { and, eq, inArray, or } from "drizzle-orm";
import type { Connection, Transaction } from "#app/db/client.server";
import { attempts } from "#app/db/schema/accounts/accounts";
import type { LimitKind } from "#app/platform/limits/limits";
import { networkOf } from "#app/platform/limits/network";
import { personKey, takeLimit } from "#app/platform/limits/take-limit.server";
import type { Device } from "../sessions/sessions.server";
import { knownBrowser } from "../sign-in/known-browser.server";

export type AttemptKind = Extract<LimitKind, "sign-in" | "sign-up" | "send-again" | "reset" | "passkey">;

/** An attempt that was counted before anything else was done; a success takes it back. */
export interface Attempt {
  kind: AttemptKind;
  personKey: Buffer;
  ids: string[];
}

export interface TooManyAttempts {
  ok: false;
  reason: "accounts.tooManyAttempts";
  retryAfterSeconds: number;
}

/**
 * Counts an attempt, before any password is hashed, or says that there were too many (visitor-site.md 9, decisions.md 2): 5 in 15 minutes per
 * e-mail and network together, 50 per network, and where one account is tried from many networks, one from each. Who is `known` (a browser that was
 * signed in to this account before, or the session of its owner) is counted alone, so that no stranger keeps them out: 5 as well. Throws TooBusy in a flood.
 */
export async function takeAttempt(
  kind: AttemptKind,
  email: string,
  address: string,
  at: Date,
  known: string | null = null,
): Promise<{ ok: true; attempt: Attempt } | TooManyAttempts> {
  const person = known ? `known ${known} ${email}` : `${networkOf(address)} ${email}`;
  const taken = await takeLimit(kind, known ? { person } : { person, address, account: email }, at);
  if (!taken.ok) return { ...taken, reason: "accounts.tooManyAttempts" };
  return { ok: true, attempt: { kind, personKey: personKey(kind, person), ids: taken.ids } };
}

/** After a success: clears what this person failed at from this network, and takes this attempt from the network's count. */
export async function clearAttempts(connection: Connection, { kind, personKey: keyHash, ids }: Attempt) {
  const ofPerson = and(eq(attempts.kind, kind), eq(attempts.keyHash, keyHash));
  await connection.delete(attempts).where(ids.length > 0 ? or(ofPerson, inArray(attempts.id, ids)) : ofPerson);
}

/**
 * Counts the entry of somebody who has proved who they are, in the transaction that lets them in, or says that there were too many: each begins a session. Generous, and counted
 * like a sign-in, so that nobody else's entries keep an owner out.
 */
export async function takeEntry(
  tx: Transaction,
  { id, email }: { id: string; email: string },
  { address, keptBrowser = "" }: Device,
  at: Date,
): Promise<{ ok: true } | TooManyAttempts> {
  const known = knownBrowser(keptBrowser, email);
  const doer = known ? { person: `known ${known} ${id}` } : { person: `${networkOf(address)} ${id}`, address };
  const taken = await takeLimit("entry", doer, at, tx);
  return taken.ok ? { ok: true } : { ...taken, reason: "accounts.tooManyAttempts" };
}

/** Takes back an attempt that was never tried, because the server was too busy. */
export async function giveBackAttempt(connection: Connection, { ids }: Pick<Attempt, "ids">) {
  if (ids.length > 0) await connection.delete(attempts).where(inArray(attempts.id, ids));
}
