import { and, eq, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { now } from "#app/platform/clock.server";
import { isAwaited } from "./claim-due.server";
import { formerServer, type SetMail } from "./mail-server.server";

/** The only mail to an admin that is about the present server. */
const TEST_MAIL = "test_mail";
const WITHHELD = "Just after the mail server was changed, links into the accounts of admins are not sent";

/**
 * Sends a mail to an admin through the mail server of before, on the day after whoever had a session changed it: what warns them goes there first, and a link into
 * their account nowhere else. Returns whether it went; throws where it may go through no other.
 */
export async function wentByFormer(
  { to, kind }: { to: string; kind: string },
  isSentElse: boolean,
  send: (server: SetMail, url: string) => Promise<unknown>,
  stopping?: AbortSignal,
): Promise<boolean> {
  const former = formerServer(now());
  if (former === undefined || kind === TEST_MAIL || !(await isAdmin(to))) return false;
  const isStrict = isAwaited(kind) && isSentElse;
  if (!former?.url) {
    if (isStrict) throw new Error(WITHHELD);
    return false;
  }
  try {
    await send(former, former.url);
    return true;
  } catch (error) {
    if (isStrict || stopping?.aborted) throw error;
    return false;
  }
}

async function isAdmin(email: string): Promise<boolean> {
  const ofAdmin = and(eq(users.email, sql`lower(${email})`), eq(userRoles.role, "admin"));
  const found = await db.select({ id: users.id }).from(users).innerJoin(userRoles, eq(userRoles.userId, users.id)).where(ofAdmin).limit(1);
  return found.length > 0;
}
