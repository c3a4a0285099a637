import { and, eq, inArray, or } from "drizzle-orm";
import type { Connection, Transaction } from "#app/db/client.server";
import { attempts } from "#app/db/schema/accounts/accounts";
import { consumeLimit, forgetRefusals, type LimitReached, recentRefusal } from "#app/platform/limits/consume-limit.server";
import { personKey } from "#app/platform/limits/counters.server";
import { LIMITS, type LimitKind } from "#app/platform/limits/limits";
import { networkOf } from "#app/platform/limits/network";
import type { Device } from "../sessions/sessions.server";
import { knownBrowser } from "../sign-in/known-browser.server";

export type AttemptKind = Extract<LimitKind, "sign-in" | "sign-up" | "send-again" | "reset" | "passkey">;

/** An attempt, counted before any work is done; a success takes it back. */
export interface Attempt {
  kind: AttemptKind;
  personKey: Buffer;
  /** Network address and account that the attempt was counted against, besides the person. */
  address?: string;
  account?: string;
  ids: string[];
}

export interface TooManyAttempts {
  ok: false;
  reason: "accounts.tooManyAttempts" | "accounts.tooManyToday";
  retryAfterSeconds: number;
}

/**
 * Counts an attempt before any password is hashed, or refuses it as one too many (visitor-site.md 9, decisions.md 2): 5 in 15 minutes per
 * email and network together, 50 per network, and one per network when an account is tried from many networks. A `known` caller (a browser
 * that was signed in to this account before, or the owner's session) is counted separately, also up to 5, so that no stranger can lock them
 * out. An account has an overall limit across all networks, too; beyond it, `knows` is asked whether the caller signed in from this place
 * before, and if so they are again counted separately. Throws TooBusy in a flood.
 */
export async function consumeAttempt(
  kind: AttemptKind,
  email: string,
  address: string,
  at: Date,
  known: string | null = null,
  knows: () => Promise<string | null> = async () => null,
): Promise<{ ok: true; attempt: Attempt } | TooManyAttempts> {
  const person = known ? `known ${known} ${email}` : `${networkOf(address)} ${email}`;
  const counted = known ? {} : { address, account: email };
  const taken = await consumeLimit(kind, { person, ...counted }, at);
  if (taken.ok) return { ok: true, attempt: { kind, personKey: personKey(kind, person), ids: taken.ids, ...counted } };
  const place = taken.isOfAccount ? await knows() : null;
  if (place) return consumeAttempt(kind, email, address, at, place);
  return tooMany(kind, taken);
}

/** The refusal, by whether the limit of the kind itself or that of its day is reached. */
function tooMany(kind: AttemptKind | "entry", { retryAfterSeconds }: LimitReached): TooManyAttempts {
  const isOfDay = retryAfterSeconds > LIMITS[kind].minutes * 60;
  return { ok: false, reason: isOfDay ? "accounts.tooManyToday" : "accounts.tooManyAttempts", retryAfterSeconds };
}

/** After a success: clears this person's failures from this network, and subtracts this attempt from the network's count. */
export async function clearAttempts(connection: Connection, attempt: Attempt) {
  const { kind, personKey: keyHash, ids } = attempt;
  forgetRefusals(kind, attempt);
  const ofPerson = and(eq(attempts.kind, kind), eq(attempts.keyHash, keyHash));
  await connection.delete(attempts).where(ids.length > 0 ? or(ofPerson, inArray(attempts.id, ids)) : ofPerson);
}

/** Whose entry is counted. */
interface Enterer {
  id: string;
  email: string;
}

/**
 * Counts the entry of somebody who has proved who they are, in the transaction that lets them in, or says that there were too many: each starts a session. Generous, and counted
 * like a sign-in, so that nobody else's entries keep an owner out; all of one account together, since each new browser would have a count of its own.
 */
export async function consumeSignIn(tx: Transaction, user: Enterer, device: Device, at: Date): Promise<{ ok: true } | TooManyAttempts> {
  const taken = await consumeLimit("entry", entererOf(user, device), at, tx);
  return taken.ok ? { ok: true } : tooMany("entry", taken);
}

/** The same question from memory alone, without counting: whoever was refused a moment ago costs no password hash. Null when they may try. */
export function signInRefusal(user: Enterer, device: Device, at: Date): TooManyAttempts | null {
  const refused = recentRefusal("entry", entererOf(user, device), at);
  return refused && { ok: false, reason: "accounts.tooManyAttempts", retryAfterSeconds: refused.retryAfterSeconds };
}

function entererOf({ id, email }: Enterer, { address, keptBrowser = "" }: Device) {
  const known = knownBrowser(keptBrowser, email);
  return known ? { person: `known ${known} ${id}`, account: id } : { person: `${networkOf(address)} ${id}`, address, account: id };
}

/** Takes back an attempt that was never tried, because the server was too busy. */
export async function refundAttempt(connection: Connection, attempt: Omit<Attempt, "personKey"> & { personKey?: Buffer }) {
  const { kind, ids } = attempt;
  forgetRefusals(kind, attempt);
  if (ids.length > 0) await connection.delete(attempts).where(inArray(attempts.id, ids));
}
