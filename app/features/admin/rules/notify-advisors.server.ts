import { and, eq, isNull } from "drizzle-orm";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { sendAccountEmail } from "#app/features/accounts/emails.server";
import { readerFormats } from "#app/features/accounts/reader/reader-formats.server";
import { writtenMoment } from "#app/features/accounts/reader/written-moment.server";
import type { AdminTransaction } from "#app/features/audit/admin-transaction.server";
import { notify } from "#app/features/notifications/notify.server";
import type { Rules } from "#app/features/rules/rules";
import { sayIn, translatorFor } from "#app/languages/all-texts.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import { siteLink } from "#app/platform/origin.server";
import { differences } from "./changed-rules";
import { typedRules } from "./rules-form";

/** The rules that decide what an advisor earns and how long they have to answer. */
const TERMS_OF_ADVISORS: readonly string[] = [
  ...(["fee", "rush", "surge", "surgeCap", "expiry", "wholeRefund", "partRefund", "partPercent"] as const),
];
/** The page that says all of them. */
const PAGE = "/how-it-works#advise";

/** Tells every listed advisor of changed terms, in the app and by an email that is always sent: what was and what is, and from when. */
export async function notifyAdvisorsOfTerms(tx: AdminTransaction, { before, after }: { before: Rules; after: Rules }, at: Date) {
  const change = { before: typedRules(before), after: typedRules(after) };
  const sayNothing = { t: () => "", duration: () => "", typed: () => "" };
  if (!differences(change, sayNothing).some(({ field }) => TERMS_OF_ADVISORS.includes(field))) return;
  const listed = await tx
    .select({ userId: users.id, email: users.email })
    .from(advisors)
    .innerJoin(users, eq(users.id, advisors.userId))
    .where(and(eq(advisors.status, "approved"), isNull(users.suspendedAt)));
  for (const { userId, email } of listed) {
    const subject = `${at.getTime()}`;
    await notify(tx, { userId, kind: "terms_changed", subject, link: PAGE, named: [] }, at);
    const { locale, timeZone } = await readerFormats(tx, userId);
    const when = writtenMoment(at, { locale, timeZone });
    await sendAccountEmail(tx, { kind: "terms_changed", id: `${subject}-${userId}`, to: email, named: [] }, "rules", (t, language) => {
      const { format } = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
      const words = { t: sayIn(language), duration: () => "", typed: (plain: string) => format(Number(plain)) };
      const terms = differences(change, words).filter(({ field }) => TERMS_OF_ADVISORS.includes(field));
      return {
        subject: t("termsSubject", { site: siteName() }),
        paragraphs: [t("termsText", { site: siteName() }), t("termsFrom", { when })],
        facts: terms.map(({ rule, ...values }) => [rule, t("termsChange", values)]),
        action: { label: t("termsAction"), url: siteLink(PAGE) },
        closing: translatorFor(language, "admin")("emailClosing"),
      };
    });
  }
}
