import { and, desc, eq, gt, isNotNull, like, sql } from "drizzle-orm";
import { config } from "#app/config.server";
import { db } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { outbox } from "#app/db/schema/operations";
import { logos, siteSettings } from "#app/db/schema/site-content";
import { isConfigured } from "#app/features/accounts/oauth/provider-client.server";
import { type AdminActor, type AdminTransaction, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { saysHowToPay } from "#app/features/money/payment-instructions/payment-instructions";
import { readPaymentInstructions } from "#app/features/money/payment-instructions/payment-instructions.server";
import { withoutDemo } from "#app/features/setup/demo-payment-instructions";
import { siteContact } from "#app/features/site/contact.server";
import { translatorFor } from "#app/languages/all-texts.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import { sendEmail } from "#app/platform/mail/outbox.server";
import { siteOrigin } from "#app/platform/origin.server";
import type { Outcome } from "#app/platform/outcome";
import { paymentProvider } from "#app/platform/payments/provider.server";
import type { AddressState, FirstDay, MailState } from "./first-day";

const TEST_MAIL = "test_mail";
const TEST_LINE = 7_241_045;
/** A second click within this time counts as the same click. */
const SAME_PRESS = sql`now() - interval '10 seconds'`;
const POLICIES_SETTING = "policies_read_at";
/** Domain of the placeholder contact address. */
const PLACEHOLDER = /@example\.com$/;

/** Reads which setup steps are done from the actual state of the site. `host` is the host of the admin's request. */
export async function readFirstDay(host: string): Promise<FirstDay> {
  const isApproved = eq(advisors.status, "approved");
  const [mail, { email, operator, address: postal }, payWay, hasLogo, hasRead, approved, ofDemo] = await Promise.all([
    mailState(),
    siteContact(),
    readPaymentInstructions(),
    db.$count(logos, and(eq(logos.type, "main"), eq(logos.isActive, true))),
    db.$count(siteSettings, eq(siteSettings.name, POLICIES_SETTING)),
    db.$count(advisors, and(isApproved, eq(advisors.isDemo, false))),
    db.$count(advisors, and(isApproved, eq(advisors.isDemo, true))),
  ]);
  const address = addressState(host);
  const done = {
    address: address === "right",
    mail: mail === "sent",
    contact: !PLACEHOLDER.test(email) && operator !== undefined && postal !== undefined,
    payment: paymentProvider().collects || saysHowToPay(withoutDemo(payWay)),
    logo: hasLogo > 0,
    policies: hasRead > 0,
    advisor: approved > 0,
    google: isConfigured("google"),
    linkedin: isConfigured("linkedin"),
  };
  const demo = { payment: !done.payment && saysHowToPay(payWay), advisor: !done.advisor && ofDemo > 0 };
  return { done, demo, mail, address, origin: siteOrigin(), host, advisors: approved };
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Compares hosts without the scheme, because a proxy that terminates TLS forwards requests as plain HTTP. */
function addressState(host: string): AddressState {
  const { baseUrl } = config();
  if (baseUrl) return new URL(baseUrl).host === host ? "right" : "elsewhere";
  return LOOPBACK.test(host) ? "local" : "unset";
}

async function mailState(): Promise<MailState> {
  const [last] = await db.select().from(outbox).where(eq(outbox.kind, TEST_MAIL)).orderBy(desc(outbox.createdAt)).limit(1);
  if (!config().smtpUrl) return last ? "kept" : "files";
  if (last) return last.sentAt ? "sent" : last.lastError ? "refused" : "waiting";
  // Test mails are deleted after a while like all others; any delivered mail proves the same.
  return (await db.$count(outbox, isNotNull(outbox.sentAt))) > 0 ? "sent" : "untried";
}

/** Sends a test mail to the admin's own address; a repeated click sends only one. */
export function sendTestMail(actor: AdminActor, at: Date): Promise<Outcome<never>> {
  const work = async (tx: AdminTransaction): Promise<Outcome<never>> => {
    const isOfNow = and(like(outbox.dedupeKey, `${TEST_MAIL}:${actor.userId}:%`), gt(outbox.createdAt, SAME_PRESS));
    if ((await tx.$count(outbox, isOfNow)) > 0) return { ok: true };
    const { email } = oneRow(await tx.select({ email: users.email }).from(users).where(eq(users.id, actor.userId)));
    await sendEmail(
      tx,
      { dedupeKey: `${TEST_MAIL}:${actor.userId}:${at.getTime()}`, kind: TEST_MAIL, to: email, named: [] },
      "firstDay",
      (t, language) => ({
        subject: t("testSubject", { site: siteName() }),
        paragraphs: [t("testMail")],
        closing: translatorFor(language, "admin")("emailClosing"),
      }),
    );
    await audit(tx, actor, "first_day.test_mail", "outbox", null);
    return { ok: true };
  };
  return adminTransaction(actor, work, TEST_LINE);
}

/** Records that an admin has read the site's policies. */
export function confirmPolicies(actor: AdminActor, at: Date): Promise<Outcome<never>> {
  return adminTransaction(actor, async (tx) => {
    const value = at.toISOString();
    await tx
      .insert(siteSettings)
      .values({ name: POLICIES_SETTING, value, updatedAt: at })
      .onConflictDoUpdate({ target: siteSettings.name, set: { value, updatedAt: at } });
    await audit(tx, actor, "first_day.policies_read", "site_settings", null);
    return { ok: true };
  });
}
