import type { Connection } from "#app/db/client.server";
import { sendAccountEmail } from "#app/features/accounts/emails.server";
import { notify, wantsMail } from "#app/features/notifications/notify.server";
import { translatorFor } from "#app/languages/all-texts.server";
import { nameIn } from "#app/languages/shown-texts";
import { siteName } from "#app/platform/brand/current-brand.server";
import { siteLink } from "#app/platform/origin.server";
import { advisorNet } from "../outside";
import { type OutsidePayment, standingOfPayment } from "../outside-payment.server";
import { paymentSums } from "../payment-sums";
import { advisorAndClient } from "./both-sides.server";
import { moneyFor } from "./money-for.server";

/** Notifies an advisor, in the app and by email if they want that, that `amount` of a price was waived, and what they receive now. */
export async function notifyWaived(
  connection: Connection,
  of: OutsidePayment,
  { amount, round }: { amount: number; round: string },
  now: Date,
) {
  const { id, clientId, currency, topicName, scheduledTime, totalPrice } = of.consultation;
  const { advisor, called } = await advisorAndClient(connection, of.consultation);
  const { userId } = advisor;
  const link = `/consultations/${id}`;
  const details = { how: "waived", ...called.details, topic: topicName, at: scheduledTime.toISOString(), amount: String(amount), currency };
  await notify(connection, { userId, kind: "consultation_cancelled", subject: id, details, link, named: [clientId] }, now);
  if (!(await wantsMail(connection, userId, "consultation_cancelled"))) return;
  const money = await moneyFor(connection, userId, currency);
  const standing = standingOfPayment(of);
  const sums = paymentSums({ ...standing, returned: of.payment.returned });
  await sendAccountEmail(
    connection,
    { kind: "payment_update", id: `${id}-waived-${round}`, to: advisor.email, named: [clientId] },
    "money",
    (t, language) => {
      const named = { amount: money(amount), name: called.inMail(language), topic: nameIn(language, topicName) };
      const words = translatorFor(language, "booking");
      return {
        subject: t("waivedSubject", named),
        paragraphs: [t("waivedText", named)],
        facts: [
          [words("emailPrice"), money(totalPrice)],
          ...sums.map(([label, minor]): [string, string] => [t(label), money(minor)]),
          [words("youReceive"), money(advisorNet(of.consultation, standing))],
        ],
        action: { label: t("paymentAction"), url: siteLink(link) },
        closing: t("paymentClosing", { site: siteName() }),
      };
    },
  );
}
