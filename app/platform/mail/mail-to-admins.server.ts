import { and, eq, sql } from "drizzle-orm";
import { config } from "#app/config.server";
import { type Connection, db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { hasBeenAdminSince } from "#app/platform/been-admin.server";
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
  if (former === undefined || kind === TEST_MAIL || !(await isOfAdmins(db, to))) return false;
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

/** Whether an address is that of somebody who is an admin, has ever been one, or becomes one by ADMIN_EMAILS once it is confirmed. */
export async function isOfAdmins(connection: Connection, email: string): Promise<boolean> {
  if (config().adminEmails.includes(email.toLowerCase())) return true;
  return (await connection.$count(users, and(eq(users.email, sql`lower(${email})`), hasBeenAdminSince(new Date(0))))) > 0;
}
