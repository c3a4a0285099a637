import { and, eq } from "drizzle-orm";
import { config } from "#app/config.server";
import { db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { logos, siteSettings } from "#app/db/schema/site-content";
import { isConfigured } from "#app/features/accounts/oauth/provider-client.server";
import { type AdminActor, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { withoutDemo } from "#app/features/money/payment-instructions/demo-payment-instructions";
import { saysHowToPay } from "#app/features/money/payment-instructions/payment-instructions";
import { readPaymentInstructions } from "#app/features/money/payment-instructions/payment-instructions.server";
import { siteContact } from "#app/features/site/contact.server";
import { proposedAddress, publicAddress, siteOrigin } from "#app/platform/origin.server";
import type { Outcome } from "#app/platform/outcome";
import { paymentProvider } from "#app/platform/payments/provider.server";
import type { AddressState, FirstDay } from "./first-day";
import { readMailState } from "./test-mail.server";

const POLICIES_SETTING = "policies_read_at";
/** Domain of the placeholder contact address. */
const PLACEHOLDER = /@example\.com$/;

/** Reads which setup steps are done from the actual state of the site. `host` is the host of the admin's request. */
export async function readFirstDay(host: string): Promise<FirstDay> {
  const isApproved = eq(advisors.status, "approved");
  const [{ mail, problem }, { email, operator, address: postal }, payWay, hasLogo, hasRead, approved, ofDemo] = await Promise.all([
    readMailState(),
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
  return {
    ...{ done, demo, mail, problem, address, host, advisors: approved },
    ...{ origin: siteOrigin(), proposed: proposedAddress() ?? "", isAddressGiven: config().baseUrl !== undefined },
  };
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Compares hosts without the scheme, because a proxy that terminates TLS forwards requests as plain HTTP. */
function addressState(host: string): AddressState {
  if (proposedAddress()) return "proposed";
  const address = publicAddress();
  if (address) return new URL(address).host === host ? "right" : "elsewhere";
  return LOOPBACK.test(host) ? "local" : "unset";
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
