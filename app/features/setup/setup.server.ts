import { eq, sql } from "drizzle-orm";
import { config, PLACEHOLDER_EMAIL } from "#app/config.server";
import { db, type Transaction } from "#app/db/client.server";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { ruleVersions } from "#app/db/schema/rules";
import { siteSettings } from "#app/db/schema/site-content";
import { replacePassword } from "#app/features/accounts/password/own-password.server";
import { hashPassword } from "#app/features/accounts/password/passwords.server";
import type { Device } from "#app/features/accounts/sessions/sessions.server";
import { type FirstFactorResult, passFirstFactor } from "#app/features/accounts/sign-in/first-factor.server";
import { createAccountRows } from "#app/features/accounts/sign-up/account-rows.server";
import { confirmEmail } from "#app/features/accounts/sign-up/confirmation.server";
import { deleteUnconfirmedAccount } from "#app/features/accounts/sign-up/unconfirmed.server";
import type { AdminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { currentRules } from "#app/features/rules/current-rules";
import { FIRST_RULES_VERSION } from "#app/features/rules/rules";
import { publishRules, readRules } from "#app/features/rules/rules.server";
import { keepWrittenLanguage } from "#app/features/topics/keep-written-language.server";
import { BRAND_SETTINGS } from "#app/platform/brand/brand";
import { publishBrand, readBrand } from "#app/platform/brand/current-brand.server";
import { siteLanguage } from "#app/platform/brand/current-defaults.server";
import { DEFAULTS_SETTINGS } from "#app/platform/brand/site-defaults";
import { outdatePages } from "#app/platform/http/page-cache.server";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { log } from "#app/platform/log/log.server";
import { CONTACT_EMAIL_SETTING } from "#app/platform/mail/sender.server";
import type { SetupEntry } from "./schema";
import { endLinks as endSetupLinks, findSetup, hasAdmin, isOpen } from "./setup-link.server";

const SETUP_LOCK = 7_241_041;

export type SetUp =
  | { ok: true; admission: FirstFactorResult }
  | { ok: false; reason: "setup.endedTitle" | "setup.hasAccount" | "accounts.tooManyAttempts"; retryAfterSeconds?: number };

/**
 * Creates the first admin and sets the site's name, language, currency and time zone; all or nothing. It works once, for one of several concurrent attempts,
 * and never when there is an admin; all other links expire with it. Throws TooBusy.
 */
export async function setUp(token: string, { password, ...entry }: SetupEntry, device: Device, at: Date): Promise<SetUp> {
  const taken = await consumeLimit("setup", { address: device.address }, at);
  if (!taken.ok) return { ...taken, reason: "accounts.tooManyAttempts" };
  if ((await findSetup(token, at)) !== "open") return { ok: false, reason: "setup.endedTitle" };
  const passwordHash = await hashPassword(password);
  const outcome = await db.transaction(async (tx): Promise<SetUp> => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SETUP_LOCK})`);
    if (await hasAdmin(tx)) return { ok: false, reason: "setup.endedTitle" };
    if (!(await isOpen(tx, token, at))) return { ok: false, reason: "setup.endedTitle" };
    const user = await makeAdmin(tx, { ...entry, passwordHash }, at);
    if (!user) return { ok: false, reason: "setup.hasAccount" };
    await endSetupLinks(tx);
    await nameSite(tx, user.id, entry, at);
    log("info", "site set up", { userId: user.id });
    return { ok: true, admission: await passFirstFactor(tx, { user, rememberMe: false, device, isFirst: true }, at) };
  });
  if (!outcome.ok) return outcome;
  // The next page must already reflect it, however long the events take.
  await Promise.all([readBrand(), readRules()]);
  outdatePages();
  return outcome;
}

/** Creates the first admin. The email address needs no confirmation: whoever reads the terminal could write to the database anyway. Null if confirmed. */
async function makeAdmin(tx: Transaction, entry: Omit<SetupEntry, "password"> & { passwordHash: string }, at: Date) {
  const { email, passwordHash, firstName, lastName, language, currency, zone } = entry;
  await deleteUnconfirmedAccount(tx, email);
  const [user] = await tx.insert(users).values({ email }).onConflictDoNothing().returning();
  if (!user) return null;
  await createAccountRows(tx, { userId: user.id, email, category: "business", language, at });
  const profile = { firstName, lastName, displayName: `${firstName} ${lastName}`, language, currency, timezone: zone, updatedAt: at };
  await tx.update(profiles).set(profile).where(eq(profiles.userId, user.id));
  await replacePassword(tx, user.id, passwordHash, at);
  await confirmEmail(tx, user.id, at);
  await tx.insert(userRoles).values({ userId: user.id, role: "admin" });
  return user;
}

async function nameSite(tx: Transaction, userId: string, entry: Omit<SetupEntry, "password">, at: Date) {
  const { siteName, language, currency, zone, email } = entry;
  const values = { [BRAND_SETTINGS.name]: siteName, [DEFAULTS_SETTINGS.language]: language, [DEFAULTS_SETTINGS.zone]: zone };
  for (const [name, value] of Object.entries(values))
    await tx
      .insert(siteSettings)
      .values({ name, value, updatedAt: at })
      .onConflictDoUpdate({ target: siteSettings.name, set: { value, updatedAt: at } });
  // Visitors and clients must reach somebody, and mails come from an address that answers: the admin's own until another is set.
  if (config().contact.email === PLACEHOLDER_EMAIL)
    await tx.insert(siteSettings).values({ name: CONTACT_EMAIL_SETTING, value: email, updatedAt: at }).onConflictDoNothing();
  await keepWrittenLanguage(tx, { before: siteLanguage(), after: language });
  const { version, ...rules } = currentRules();
  const [newest] = await tx.select({ version: sql<number | null>`max(${ruleVersions.version})` }).from(ruleVersions);
  await tx.insert(ruleVersions).values({
    version: (newest?.version ?? FIRST_RULES_VERSION) + 1,
    rules: { ...rules, currencies: [currency] },
    createdBy: userId,
    createdAt: at,
  });
  // Safe to cast: the role is granted in this very transaction.
  await audit(tx as AdminTransaction, { userId }, "site.set_up", "site", null, { ...values, currency });
  await publishBrand(tx);
  await publishRules(tx);
}
