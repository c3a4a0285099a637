import type { Connection } from "#app/db/client.server";
import type { consultations } from "#app/db/schema/booking";
import { siteContact } from "#app/features/site/contact.server";
import { translatorFor } from "#app/languages/all-texts.server";
import type { Language } from "#app/languages/languages";
import { siteLink } from "#app/platform/origin.server";
import { writtenIban } from "../../pay-way/bank-account";
import { DEMO_PAY_TEXT } from "../../pay-way/demo-text";
import { saysHowToPay } from "../../pay-way/pay-way";
import type { OutsideView } from "../outside-view";
import { outsideView } from "../outside-view.server";
import { type MailedCode, mailedCode } from "./mailed-code.server";

/** What a mail about a consultation says of a payment outside the site. */
export interface MailedPayment {
  /** The lines that say how to pay, while it is awaited. */
  howToPay: [label: string, value: string][];
  /** The code of the transfer, where there is one. */
  code: MailedCode | null;
  /** What of the client's money goes back, in minor units; null where it is not paid outside the site. */
  goesBack: number | null;
  /** How it stands; null where it is not paid outside the site. */
  view: OutsideView | null;
}

/** How a consultation's payment stands, for the mails about it, in the language of the client. */
export async function mailedPayment(
  connection: Connection,
  consultation: typeof consultations.$inferSelect,
  language: Language,
): Promise<MailedPayment> {
  const t = translatorFor(language, "money");
  const view = await outsideView(connection, consultation, "client");
  if (!view) return { howToPay: [], code: null, goesBack: null, view };
  const { way, reference, toReturn, returned } = view;
  const goesBack = toReturn + returned;
  if (!way) return { howToPay: [], code: null, goesBack, view };
  const { email } = await siteContact(connection);
  const lines: [string, string | null][] = saysHowToPay(way)
    ? [
        [t("holder"), way.iban && way.holder],
        [t("iban"), writtenIban(way.iban)],
        [t("bic"), way.iban && way.bic],
        // Many mail programs show no picture before they are asked, and a text has none: the code stands on the page, too.
        [t("codeAt"), view.code && siteLink(`/consultations/${consultation.id}#payment`)],
        [t("byLink"), way.link],
        [t("payWayMail"), way.text === DEMO_PAY_TEXT ? t("demoPayText") : way.text],
      ]
    : [[t("payWayMail"), t("noWay", { email, reference })]];
  const said = lines.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
  const code = view.code && (await mailedCode(view.code, language));
  return { howToPay: [...said, [t("paymentReference"), reference]], code, goesBack, view };
}
