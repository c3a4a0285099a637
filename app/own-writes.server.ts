import { databaseReplicas } from "#app/db/client.server";
import { formatPosition, LOG_START, type LogPosition, readPosition } from "#app/db/replicas/log-position";
import { type Reading, startReading, withReading } from "#app/db/replicas/reading.server";
import { WRITTEN_HOURS } from "#app/features/site/limits";
import { cookieName, readCookie } from "#app/middleware/cookie-names";
import { readSessionCookie, sessionAfter } from "#app/middleware/session-cookie";
import { HOUR_MS } from "#app/platform/durations";
import { isHttpsSite } from "#app/platform/origin.server";

const NAME = "written";
const attributes = () => `Path=/; HttpOnly; SameSite=Lax${isHttpsSite() ? "; Secure" : ""}`;
/** The position after a write when the primary could not report it: no replica ever reaches it. */
const UNKNOWN = "unknown";

/**
 * Cookie with the database's WAL position at this session's last write. Kept in the browser, because a lagging replica's session row may be
 * outdated, too. Not signed, since changing it only shows that person something older or slower.
 */
export const writtenCookie = (position: LogPosition | null) => {
  const value = position === null ? UNKNOWN : formatPosition(position).replace("/", "-");
  return `${cookieName(NAME)}=${value}; ${attributes()}; Max-Age=${WRITTEN_HOURS * (HOUR_MS / 1000)}`;
};

export const endedWrittenCookie = () => `${cookieName(NAME)}=; ${attributes()}; Max-Age=0`;

/** The position that a replica must have reached for a request; null if only the primary will do. */
export function readWritten(request: Request): LogPosition | null {
  const found = readCookie(request, cookieName(NAME));
  return found === "" ? LOG_START : readPosition(found.replace("-", "/"));
}

/** Answers a request, reading from replicas where allowed, such that each session sees its own writes; marks a response that may be stale. */
export async function seeingOwnWrites(request: Request, answer: () => Promise<Response>): Promise<Response> {
  const replicas = databaseReplicas();
  if (!replicas) return answer();
  const isLooking = request.method === "GET" || request.method === "HEAD";
  const isVisitor = !readSessionCookie(request);
  const reading = startReading({ isLooking, isVisitor, needed: readWritten(request) });
  const given = await withReading(reading, answer);
  const isSignedIn = sessionAfter(given) ?? !isVisitor;
  const cookie = await cookieAfter(reading, isSignedIn, request, replicas.currentPosition.bind(replicas));
  if (!cookie && !reading.isStale) return given;
  const headers = new Headers(given.headers);
  if (cookie) headers.append("set-cookie", cookie);
  if (reading.isStale) {
    headers.set("cache-status", "replica; hit; detail=stale");
    headers.set("cache-control", "private, no-store");
  }
  return new Response(given.body, { status: given.status, statusText: given.statusText, headers });
}

/** Visitors' pages are shared: a visitor never gets this cookie. */
async function cookieAfter(reading: Reading, isSignedIn: boolean, request: Request, currentPosition: () => Promise<LogPosition | null>) {
  if (isSignedIn) return reading.hasWritten ? writtenCookie(await currentPosition()) : null;
  return readCookie(request, cookieName(NAME)) ? endedWrittenCookie() : null;
}
