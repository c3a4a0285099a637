import type { Transaction } from "#app/db/client.server";
import { translatorFor } from "#app/languages/all-texts.server";
import { formatterFor } from "#app/languages/formatter.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import { removeUnsent } from "#app/platform/mail/outbox.server";
import { inUnits, shortMoney } from "#app/ui/text/minor-units";
import { numbersIn } from "#app/ui/text/usual-clock";
import { makeLink } from "../email-links.server";
import { notMeAction, sendAccountEmail } from "../emails.server";
import { readerFormats } from "../reader/reader-formats.server";
import { notifyOfAccountChange } from "./emails.server";

/** Minutes for which the mail of a new rate waits: who tries out numbers gets one mail of all of them. */
const WAIT_MINUTES = 5;
const KIND = "account_rate";

/** An hourly rate in minor units; null for none. */
interface Rate {
  amount: number | null;
  currency: string;
}

/**
 * Warns an advisor, by email and in the app, that their hourly rate changed, with a way to say that it was somebody else. Changes of five minutes, counted from the first, make one mail,
 * with the rate before the first of them and after the last; none when the rate is again what it was.
 */
export async function warnOfRateChange(
  tx: Transaction,
  { userId, email }: { userId: string; email: string },
  { before, after }: { before: Rate; after: Rate },
  at: Date,
) {
  await notifyOfAccountChange(tx, userId, "rate", at);
  const [earlier] = await removeUnsent(tx, `${KIND}:${userId}/%`);
  const first = earlier ? readRate(earlier.dedupeKey) : before;
  if (first.amount === after.amount && first.currency === after.currency) return;
  const { id, token } = await makeLink(tx, { userId, purpose: "report_sign_in", email }, at);
  const { locale } = await readerFormats(tx, userId);
  const site = siteName();
  const key = `${userId}/${first.amount}/${first.currency}/${id}`;
  await sendAccountEmail(
    tx,
    { kind: KIND, id: key, to: email, named: [], waitSeconds: earlier?.waits ?? WAIT_MINUTES * 60 },
    "warnings",
    (t, language) => {
      const said = ({ amount, currency }: Rate) =>
        amount === null
          ? translatorFor(language, "warnings")("rateNone")
          : formatterFor(numbersIn(locale)).number(inUnits(amount, currency), shortMoney(amount, currency));
      return {
        subject: t("rateSubject", { site }),
        paragraphs: [t("rateText", { site, before: said(first), after: said(after) })],
        action: notMeAction(language, token),
        closing: t("rateNotMe"),
      };
    },
  );
}

/** Reads the rate before the first change out of a waiting mail's key. */
function readRate(key: string): Rate {
  const [, amount = "", currency = ""] = key.split("/");
  return { amount: amount === "null" ? null : Number(amount), currency };
}
