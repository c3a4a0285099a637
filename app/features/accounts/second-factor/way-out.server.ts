import { and, eq, gt, isNull } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { emailTokens, users } from "#app/db/schema/accounts/accounts";
import { authenticators, signInChallenges } from "#app/db/schema/accounts/second-factor";
import { siteContact } from "#app/features/site/contact.server";
import { tokenHash } from "#app/platform/secret.server";

/**
 * What somebody can do who has the password and no code, as whoever took their account and turned the second factor on may have left them: the button of the mail about it,
 * while it works, else whoever runs the site. Neither passes the code by.
 */
export async function wayOutOf(challenge: string, at: Date): Promise<{ isMailed: boolean; email: string }> {
  const isOpen = and(eq(emailTokens.purpose, "report_sign_in"), isNull(emailTokens.usedAt), gt(emailTokens.expiresAt, at));
  const [mailed] = await db
    .select({ id: emailTokens.id })
    .from(signInChallenges)
    .innerJoin(authenticators, eq(authenticators.userId, signInChallenges.userId))
    .innerJoin(users, eq(users.id, signInChallenges.userId))
    // The link of that very mail, to the address that the account still has.
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
