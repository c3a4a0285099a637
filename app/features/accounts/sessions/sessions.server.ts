import { and, desc, eq, gt, inArray, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { type Connection, type Database, db, type Transaction } from "#app/db/client.server";
import { builtOnce } from "#app/db/prepared-statements.server";
import { setReader } from "#app/db/replicas/reading.server";
import { emailChanges } from "#app/db/schema/accounts/account-changes";
import { securitySettings, sessions, userRoles, users } from "#app/db/schema/accounts/accounts";
import { preferences } from "#app/db/schema/accounts/preferences";
import { profiles } from "#app/db/schema/accounts/profiles";
import { signInChallenges } from "#app/db/schema/accounts/second-factor";
import { advisors } from "#app/db/schema/advisors";
import { isTakenOnce } from "#app/db/taken-once";
import type { Language } from "#app/languages/languages";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations";
import { endStreamsOf } from "#app/platform/events/streams.server";
import { isUnavailable } from "#app/platform/failure.server";
import { describeError, log } from "#app/platform/log/log.server";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { MAX_SESSIONS, SESSION_MAX_DAYS } from "../limits";
import { formatLocale, type HourCycle } from "../reader/format-locale";
import type { Viewer } from "../viewer";
import { holdAccount } from "./hold-account.server";
import { isNotEnded, NEVER } from "./stop-sessions.server";

const REFRESH_MILLISECONDS = MINUTE_MS;
const USER_AGENT_CHARACTERS = 300;

/** Browser and network of a session's start, from the request. */
export interface Device {
  address: string;
  userAgent: string;
  /** Language of its pages. */
  language?: Language;
  /** Currency in which it shows amounts. */
  currency?: string;
  /** What the browser claims about accounts it was signed in to before. */
  keptBrowser?: string;
}

/** Idle sessions end after the person's own timeout; without settings the table's default applies. */
const idleEnd = sql`${sessions.lastUsedAt} + make_interval(hours => coalesce(${securitySettings.sessionTimeout}, 24))`;

/**
 * Returns the owner of a session token, or null: unknown, expired, idle for longer than the person's timeout, or suspended. One query,
 * because every page runs it; the last use is written at most once a minute. `address` is the network of the request.
 */
export async function findViewer(token: string, at: Date, address = ""): Promise<Viewer | null> {
  const [row] = await readViewer({ tokenHash: tokenHash(token), at });
  setReader(row?.userId ?? null);
  if (!row) return null;
  const { lastUsedAt, displayName, firstName, isAdmin, timeZone, language, currency, theme, hourCycle, ...viewer } = row;
  if (at.getTime() - lastUsedAt.getTime() >= REFRESH_MILLISECONDS) {
    await db
      .update(sessions)
      .set({ lastUsedAt: at })
      .where(and(eq(sessions.id, viewer.sessionId), lte(sessions.lastUsedAt, at)))
      .catch(unlessUnavailable);
  }
  return {
    ...viewer,
    address,
    name: displayName || firstName || viewer.email.split("@")[0] || viewer.email,
    isAdmin: isAdmin !== null,
    timeZone: timeZone ?? "",
    language: language ?? "en",
    locale: formatLocale(language || "en", (hourCycle ?? "auto") as HourCycle, timeZone ?? ""),
    theme: (theme ?? "system") as Viewer["theme"],
    currency: currency ?? "USD",
  };
}

/** A viewer read from a replica is valid even while the database cannot be written to. */
function unlessUnavailable(error: unknown) {
  if (!isUnavailable(error)) throw error;
}

/** If the role query fails, it is logged, and nobody is an admin (visitor-site.md 8). */
function readViewer(given: { tokenHash: Buffer; at: Date }) {
  const { whole, withoutRole } = viewerQueries();
  return whole.execute(given).catch(async (error) => {
    if (isUnavailable(error)) throw error;
    const rows = await withoutRole.execute(given);
    log("error", "the admin check failed", describeError(error));
    return rows;
  });
}

const viewerQueries = builtOnce((database) => ({
  whole: selectViewer(database, { isAdmin: sql<string | null>`${userRoles.role}` }, "find_viewer", true),
  withoutRole: selectViewer(database, { isAdmin: sql<string | null>`null` }, "find_viewer_without_role", false),
}));

function selectViewer(database: Database, role: { isAdmin: SQL<string | null> }, name: string, hasRoles: boolean) {
  const at = sql.placeholder("at");
  const rows = database
    .select({
      userId: users.id,
      sessionId: sessions.id,
      email: users.email,
      displayName: profiles.displayName,
      firstName: profiles.firstName,
      avatarUrl: sql<string | null>`coalesce(${profiles.avatarUrl}, ${advisors.avatarUrl})`,
      ...role,
      advisorId: advisors.id,
      timeZone: profiles.timezone,
      language: profiles.language,
      currency: profiles.currency,
      theme: preferences.theme,
      hourCycle: preferences.hourCycle,
      authenticatedAt: sessions.authenticatedAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(securitySettings, eq(securitySettings.userId, users.id))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .leftJoin(advisors, eq(advisors.userId, users.id))
    .$dynamic();
  const isCurrent = and(
    eq(sessions.tokenHash, sql.placeholder("tokenHash")),
    isNull(users.suspendedAt),
    gt(sessions.expiresAt, at),
    gt(idleEnd, at),
  );
  const known = hasRoles ? rows.leftJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, "admin"))) : rows;
  return known.where(isCurrent).prepare(name);
}

/** Starts a session and returns its new token, of which only the hash is stored. `provedAt`: as in Newcomer. */
export async function startSession(
  connection: Connection,
  { userId, rememberMe, device, provedAt }: { userId: string; rememberMe: boolean; device: Device; provedAt?: Date | null },
  at: Date,
): Promise<string> {
  const token = randomToken();
  await endOldestSessions(connection, userId);
  await connection.insert(sessions).values({
    tokenHash: tokenHash(token),
    userId,
    rememberMe,
    createdAt: at,
    authenticatedAt: provedAt === undefined ? at : (provedAt ?? NEVER),
    lastUsedAt: at,
    expiresAt: new Date(at.getTime() + SESSION_MAX_DAYS * DAY_MS),
    userAgent: device.userAgent.slice(0, USER_AGENT_CHARACTERS),
    address: device.address,
  });
  return token;
}

/** Makes room for one more: of an account's sessions those end that were used longest ago. One that is taking a step ends at the next sign-in. */
async function endOldestSessions(connection: Connection, userId: string) {
  const surplus = connection
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .offset(MAX_SESSIONS - 1);
  const idle = connection
    .select({ id: sessions.id })
    .from(sessions)
    .where(inArray(sessions.id, surplus))
    .for("update", { skipLocked: true });
  const ended = await connection.delete(sessions).where(isTakenOnce(sessions.id, idle)).returning({ id: sessions.id });
  if (ended.length > 0) await endStreamsOf(connection, userId);
}

/** Ends the session of a token, at once and on every server. Its open pages come to know, and sign out, too. */
export const endSession = (token: string) => endAtOnce(eq(sessions.tokenHash, tokenHash(token)));

/** Ends one of a person's listed sessions and notifies its open pages. */
export const endListedSession = (userId: string, sessionId: string) =>
  endAtOnce(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)));

/** Ends a session also while a step of it holds its row, which keeps it from being deleted: it is over before, and gone once the step is done. */
async function endAtOnce(which: SQL | undefined) {
  const [over] = await db.update(sessions).set({ expiresAt: NEVER }).where(which).returning({ userId: sessions.userId });
  if (over) await endStreamsOf(db, over.userId);
  await db.delete(sessions).where(which);
}

/**
 * Ends all sessions of a person but the given one, and notifies their open pages; also ends what those may have started: a sign-in that
 * waits for its code, a change of address.
 */
export async function endOtherSessions(connection: Connection, userId: string, keptSessionId?: string) {
  for (const table of [signInChallenges, emailChanges]) await connection.delete(table).where(eq(table.userId, userId));
  const ofPerson = eq(sessions.userId, userId);
  await connection.delete(sessions).where(keptSessionId ? and(ofPerson, ne(sessions.id, keptSessionId)) : ofPerson);
  await endStreamsOf(connection, userId);
}

/**
 * Returns whether the caller's session still exists, checked once nobody else can change the account: a proof given before the session was
 * ended (by a new password or 'this wasn't me') no longer counts.
 */
export async function isStillSignedIn(tx: Transaction, { userId, sessionId }: Pick<Viewer, "userId" | "sessionId">): Promise<boolean> {
  await holdAccount(tx, userId);
  return (await tx.$count(sessions, and(eq(sessions.userId, userId), eq(sessions.id, sessionId), isNotEnded))) > 0;
}

/** Returns a person's active sessions, last used first. */
export function listSessions(userId: string, at: Date) {
  return db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
      userAgent: sessions.userAgent,
      address: sessions.address,
    })
    .from(sessions)
    .leftJoin(securitySettings, eq(securitySettings.userId, sessions.userId))
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, at), gt(idleEnd, at)))
    .orderBy(desc(sessions.lastUsedAt))
    .limit(MAX_SESSIONS);
}

/** Deletes expired and idle sessions. For the clean-up job. */
export async function deleteEndedSessions(at: Date) {
  const ended = db
    .select({ id: sessions.id })
    .from(sessions)
    .leftJoin(securitySettings, eq(securitySettings.userId, sessions.userId))
    .where(or(lte(sessions.expiresAt, at), lte(idleEnd, at)));
  await db.delete(sessions).where(sql`${sessions.id} in ${ended}`);
}
