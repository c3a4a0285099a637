import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { ruleVersions } from "#app/db/schema/rules";
import { sendAccountEmail } from "#app/features/accounts/emails.server";
import { readerFormats } from "#app/features/accounts/reader/reader-formats.server";
import { writtenMoment } from "#app/features/accounts/reader/written-moment.server";
import type { AdminTransaction } from "#app/features/audit/admin-transaction.server";
import { type Broadcast, broadcast } from "#app/features/notifications/broadcast.server";
import { notify } from "#app/features/notifications/notify.server";
import { completeRules, type Rules } from "#app/features/rules/rules";
import { sayIn, translatorFor } from "#app/languages/all-texts.server";
import type { Language } from "#app/languages/languages";
import { siteName } from "#app/platform/brand/current-brand.server";
import { siteLink } from "#app/platform/origin.server";
import { cancellationInWords } from "./cancellation-in-words.server";
import { differences } from "./changed-rules";
import { typedRules } from "./rules-form";

/** The rules that decide what an advisor earns and how long they have to answer. */
const TERMS_OF_ADVISORS: readonly string[] = [
  ...(["fee", "rush", "surge", "surgeCap", "expiry", "wholeRefund", "partRefund", "partPercent"] as const),
];
const OF_CANCELLING: readonly string[] = ["wholeRefund", "partRefund", "partPercent"];
/** The page that says all of them. */
const PAGE = "/how-it-works#advise";

/** Tells every listed advisor of changed terms, in the app and by an email that is always sent: what was and what is, and from when. `version` is the one saved. */
export async function notifyAdvisorsOfTerms(tx: AdminTransaction, change: TermsChange, version: number, at: Date) {
  if (termsIn(change, { t: () => "", duration: () => "", typed: () => "" }).length === 0) return;
  const listed = await tx
    .select({ userId: users.id })
    .from(advisors)
    .innerJoin(users, eq(users.id, advisors.userId))
    .where(and(eq(advisors.status, "approved"), isNull(users.suspendedAt)));
  await broadcast(
    tx,
    CHANGED_TERMS,
    { userIds: listed.map(({ userId }) => userId), details: { version: `${version}`, since: `${version}` } },
    at,
  );
}

/** How an advisor is told of a saved version. */
export const CHANGED_TERMS: Broadcast = {
  kind: "terms_changed",
  keeps: "since",
  tell: async (tx, { userId, email }, { version, since = version }, at) => {
    const change = await changeOf(tx, Number(since), Number(version));
    // Changed and changed back before they heard of it.
    if (termsIn(change, { t: () => "", duration: () => "", typed: () => "" }).length === 0) return;
    const subject = `${at.getTime()}`;
    await notify(tx, { userId, kind: "terms_changed", subject, link: PAGE, named: [] }, at);
    const { locale, timeZone } = await readerFormats(tx, userId);
    const when = writtenMoment(at, { locale, timeZone });
    await sendAccountEmail(tx, { kind: "terms_changed", id: `${subject}-${userId}`, to: email, named: [] }, "rules", (t, language) => {
      const { format } = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
      const terms = termsIn(change, { t: sayIn(language), duration: () => "", typed: (plain: string) => format(Number(plain)) });
      return {
        subject: t("termsSubject", { site: siteName() }),
        paragraphs: [t("termsText", { site: siteName() }), t("termsFrom", { when }), t("termsNew")],
        facts: [
          ...terms.flatMap(({ field, rule, before, after }): [string, string][] =>
            OF_CANCELLING.includes(field) ? [] : [[rule, t("termsChange", { before, after })]],
          ),
          ...cancellingIn(change, terms, language).map((said): [string, string] => [t("termsCancelled"), t("termsCancelledChange", said)]),
        ],
        action: { label: t("termsAction"), url: siteLink(PAGE) },
        closing: translatorFor(language, "admin")("emailClosing"),
      };
    });
  },
};

/** What goes back to whoever cancels is said in whole sentences, before and after: its hours and percents mean nothing one by one. */
function cancellingIn({ before, after }: TermsChange, terms: readonly { field: string }[], language: Language) {
  if (!terms.some(({ field }) => OF_CANCELLING.includes(field))) return [];
  const [was, is] = [before, after].map((rules) => cancellationInWords(rules, language));
  return was === is ? [] : [{ before: was!, after: is! }];
}

interface TermsChange {
  before: Rules;
  after: Rules;
}

const termsIn = ({ before, after }: TermsChange, words: Parameters<typeof differences>[1]) =>
  differences({ before: typedRules(before), after: typedRules(after) }, words).filter(({ field }) => TERMS_OF_ADVISORS.includes(field));

/** What some versions saved one after the other changed, taken together. */
async function changeOf(connection: Connection, since: number, version: number): Promise<TermsChange> {
  const rows = await connection
    .select()
    .from(ruleVersions)
    .where(inArray(ruleVersions.version, [since - 1, version]));
  const rulesOf = (wanted: number) => completeRules(rows.find((row) => row.version === wanted)?.rules ?? {});
  return { before: rulesOf(since - 1), after: rulesOf(version) };
}
