import { and, eq, isNull } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { emailTokens, securitySettings, users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { siteLanguage } from "#app/platform/brand/current-defaults.server";
import { PERSONAL_TABLES } from "../deletion/personal-tables.server";
import type { AccountType } from "../schema";

interface RowsOf {
  userId: string;
  email: string;
  category: AccountType | null;
  language?: string | null;
  currency?: string | null;
  timeZone?: string | null;
  at: Date;
}

/** Creates the rows every user needs: a profile (in the site's language by default) and security settings. Existing rows stay unchanged. */
export async function createAccountRows(connection: Connection, { userId, email, category, language, currency, timeZone, at }: RowsOf) {
  const type = category && { category, categoryChosenAt: at };
  await connection
    .insert(profiles)
    .values({
      userId,
      email,
      language: language ?? siteLanguage(),
      ...(currency && { currency }),
      ...(timeZone && { timezone: timeZone }),
      ...type,
    })
    .onConflictDoNothing();
  await connection.insert(securitySettings).values({ userId }).onConflictDoNothing();
}

/**
 * Begins an account anew for whoever has proved its address: while it was unconfirmed, anybody may have left anything in it. Deletes every row of the person but
 * the links of mails, and writes what comes with this proof. Does nothing to a confirmed account. Before `confirmEmail`.
 */
export async function beginAnew(tx: Connection, given: RowsOf) {
  const { userId } = given;
  const unconfirmed = and(eq(users.id, userId), isNull(users.emailConfirmedAt));
  const [user] = await tx.select({ id: users.id }).from(users).where(unconfirmed).for("update");
  if (!user) return;
  for (const { table, owner } of PERSONAL_TABLES) if (table !== emailTokens) await tx.delete(table).where(eq(owner, userId));
  await createAccountRows(tx, given);
}
