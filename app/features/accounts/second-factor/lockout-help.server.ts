import { and, eq, gt, isNull } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { emailTokens, users } from "#app/db/schema/accounts/accounts";
import { authenticators, signInChallenges } from "#app/db/schema/accounts/second-factor";
import { siteContact } from "#app/features/site/contact.server";
import { tokenHash } from "#app/platform/secret.server";

/**
 * Returns the options of a person with the password but no code, perhaps because an intruder turned the second factor on: the button of the
 * email about it while that works, otherwise the site's contact. Neither bypasses the code.
 */
export async function lockoutHelpFor(challenge: string, at: Date): Promise<{ isMailed: boolean; email: string }> {
  const isOpen = and(eq(emailTokens.purpose, "report_sign_in"), isNull(emailTokens.usedAt), gt(emailTokens.expiresAt, at));
  const [mailed] = await db
    .select({ id: emailTokens.id })
    .from(signInChallenges)
    .innerJoin(authenticators, eq(authenticators.userId, signInChallenges.userId))
    .innerJoin(users, eq(users.id, signInChallenges.userId))
    // The link of that email, sent to the account's current address.
    .innerJoin(
      emailTokens,
      and(
        eq(emailTokens.userId, users.id),
        eq(emailTokens.email, users.email),
        eq(emailTokens.createdAt, authenticators.confirmedAt),
        isOpen,
      ),
    )
    .where(eq(signInChallenges.tokenHash, tokenHash(challenge)));
  const { email } = await siteContact();
  return { isMailed: mailed !== undefined, email };
}
