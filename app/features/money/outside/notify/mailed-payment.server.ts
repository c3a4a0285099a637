import type { Connection } from "#app/db/client.server";
import type { consultations } from "#app/db/schema/booking";
import { siteContact } from "#app/features/site/contact.server";
import { translatorFor } from "#app/languages/all-texts.server";
import type { Language } from "#app/languages/languages";
import { siteLink } from "#app/platform/origin.server";
import { writtenIban } from "../../payment-instructions/bank-account";
import { DEMO_PAYMENT_TEXT } from "../../payment-instructions/demo-text";
import { saysHowToPay } from "../../payment-instructions/payment-instructions";
import type { OutsideView } from "../outside-view";
import { outsideView } from "../outside-view.server";
import { type MailedCode, mailedCode } from "./mailed-code.server";

/** What an email about a consultation says of a payment outside the site. */
export interface MailedPayment {
  /** Lines on how to pay, while the payment is awaited. */
  howToPay: [label: string, value: string][];
  /** The QR code of the transfer, if there is one. */
  code: MailedCode | null;
  /** The state of the payment; null when it was not made outside the site. */
  view: OutsideView | null;
}

/** Describes a consultation's payment for emails about it, in the client's language. */
export async function mailedPayment(
  connection: Connection,
  consultation: typeof consultations.$inferSelect,
  language: Language,
): Promise<MailedPayment> {
  const t = translatorFor(language, "money");
  const view = await outsideView(connection, consultation, "client");
  if (!view) return { howToPay: [], code: null, view };
  if (view.isBetweenThem) return { howToPay: [[t("payWayMail"), t("betweenThemState")]], code: null, view };
  const { way, reference } = view;
  if (!way) return { howToPay: [], code: null, view };
  const { email } = await siteContact(connection);
  const lines: [string, string | null][] = saysHowToPay(way)
    ? [
        [t("holder"), way.iban && way.holder],
        [t("iban"), writtenIban(way.iban)],
        [t("bic"), way.iban && way.bic],
        // Many mail clients block pictures at first, and plain text has none: the code is on the page, too.
        [t("codeAt"), view.code && siteLink(`/consultations/${consultation.id}#payment`)],
        [t("byLink"), way.link],
        [t("payWayMail"), way.text === DEMO_PAYMENT_TEXT ? t("demoPayText") : way.text],
      ]
    : [[t("payWayMail"), t("noWay", { email, reference })]];
  const said = lines.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
  const code = view.code && (await mailedCode(view.code, language));
  return { howToPay: [...said, [t("paymentReference"), reference]], code, view };
}
