import { and, eq, isNotNull } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { securitySettings, users } from "#app/db/schema/accounts/accounts";
import { identities } from "#app/db/schema/accounts/identities";
import { profiles } from "#app/db/schema/accounts/profiles";
import { siteName } from "#app/platform/brand/current-brand.server";
import { looksLikeSite } from "#app/platform/brand/look-alikes";
import { log } from "#app/platform/log/log.server";
import { withoutUnseen } from "#app/platform/text/unseen-marks";
import { grantConfiguredAdmin } from "../admin-role.server";
import { consumeSignIn, type TooManyAttempts } from "../attempts/attempts.server";
import { countSignUpOfDay, type TooManySignUps } from "../attempts/sign-ups-of-day.server";
import { emailSchema } from "../schema";
import { isTwoFactorOn } from "../second-factor/code-check.server";
import type { Device } from "../sessions/sessions.server";
import { type FirstFactorResult, passFirstFactor } from "../sign-in/first-factor.server";
import { isFreshSignIn } from "../sign-in/fresh-sign-in";
import { deleteUnconfirmedAccount } from "../sign-up/unconfirmed.server";
import { findByIdentity } from "./identities.server";
import type { ProviderClaims } from "./provider-client.server";
import type { Provider } from "./providers";

type Entry =
  | { ok: true; admission: FirstFactorResult; rememberMe: boolean }
  | { ok: false; reason: "oauth.emailUnverified" | "oauth.knownAddress" | "oauth.somebodyElse" | "oauth.notProved" | "accounts.suspended" }
  | TooManyAttempts
  | TooManySignUps;

/**
 * Signs in the person a provider vouches for. A known identity signs in to its account, whatever its address is by now. An unknown one
 * creates an account if the provider has verified the address and no account here has it: an existing account is never taken over; its
 * owner signs in first and connects (security.md V14). An unconfirmed account belongs to nobody and is deleted. The second factor is
 * required as after a password. With `onlyUserId`, only that person may sign in, to prove their identity again: if the provider does not
 * say that they just did so, only the second factor can. A sign-in is as fresh as the provider says (ASVS 6.8.4).
 */
export function signInWithProvider(
  provider: Provider,
  claims: ProviderClaims,
  device: Device,
  at: Date,
  onlyUserId?: string | null,
): Promise<Entry> {
  return db.transaction(async (tx) => {
    const known = await findByIdentity(tx, claims);
    if (onlyUserId !== undefined && known?.id !== onlyUserId) return { ok: false, reason: "oauth.somebodyElse" };
    const user = known ?? (await makeAccount(tx, provider, claims, device, at));
    if ("ok" in user) return user;
    if (user.suspendedAt) return { ok: false, reason: "accounts.suspended" };
    const provedAt = claims.provedAt && (claims.provedAt > at ? at : claims.provedAt);
    const isProved = (provedAt !== null && isFreshSignIn(provedAt, at)) || (await isTwoFactorOn(tx, user.id));
    if (onlyUserId !== undefined && !isProved) return { ok: false, reason: "oauth.notProved" };
    const entered = await consumeSignIn(tx, user, device, at);
    if (!entered.ok) return entered;
    await grantConfiguredAdmin(tx, user);
    const admission = await passFirstFactor(tx, { user, rememberMe: user.rememberMe, device, isFirst: known === null, provedAt }, at);
    log("info", "signed in through a provider", { userId: user.id, provider });
    return { ok: true, admission, rememberMe: user.rememberMe };
  });
}

async function makeAccount(
  tx: Transaction,
  provider: Provider,
  { issuer, subject, isEmailVerified, ...claims }: ProviderClaims,
  { language, currency, address }: Device,
  at: Date,
) {
  const email = emailSchema.safeParse(claims.email);
  if (!email.success || !isEmailVerified) return { ok: false, reason: "oauth.emailUnverified" } as const;
  const known = await tx.$count(users, and(eq(users.email, email.data), isNotNull(users.emailConfirmedAt)));
  const counted = known > 0 ? null : await countSignUpOfDay(address, at, tx);
  if (counted?.ok === false) return counted;
  await deleteUnconfirmedAccount(tx, email.data);
  const [user] = await tx.insert(users).values({ email: email.data, emailConfirmedAt: at }).onConflictDoNothing().returning();
  if (!user) return { ok: false, reason: "oauth.knownAddress" } as const;
  const userId = user.id;
  await tx.insert(identities).values({ userId, provider, issuer, subject, email: email.data, createdAt: at });
  // The account type is chosen on the first visit to the profile (decisions.md 2, Account type).
  const asRead = { ...(language && { language }), ...(currency && { currency }) };
  await tx.insert(profiles).values({ userId, email: email.data, displayName: displayNameOf(claims.name), ...asRead });
  await tx.insert(securitySettings).values({ userId });
  log("info", "account made through a provider", { userId, provider });
  return user;
}

const MAX_DISPLAY_NAME_LENGTH = 50;

/** Returns the name within the profile's rules: letters, digits, spaces, underscores and hyphens, and not the site's own name. */
function displayNameOf(claimed: string) {
  const name = withoutUnseen(claimed)
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{M}\p{Nd} _-]/gu, "")
    .trim()
    .slice(0, MAX_DISPLAY_NAME_LENGTH);
  return looksLikeSite(name, siteName()) ? "" : name;
}
