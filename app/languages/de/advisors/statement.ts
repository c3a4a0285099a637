import type { statementMessages as english } from "#app/features/advisors/billing/messages";
import type { Translation } from "../../translation";

/** An advisor's statement as a file, in German. */
export const statementMessages: Translation<typeof english> = {
  date: "Datum (UTC)",
  kind: "Art",
  consultation: "Beratung",
  held: "Termin (UTC)",
  topic: "Thema",
  client: "Kunde",
  paid: "Vom Kunden bezahlt",
  refunded: "Erstattet",
  amount: "Betrag",
  balance: "Saldo",
  currency: "Währung",
  statement: "Abrechnung",
  fileName: "abrechnung-{month}.csv",
  reference: "Referenz",
  reason: "Grund",
  kind_settle: "Verdient",
  kind_cancelled: "Einbehalten bei Absage",
  kind_missed: "Kunde nicht erschienen",
  kind_refund: "Erstattung",
  kind_unreceive: "Zahlung zurückgenommen",
  kind_payoutOnTheWay: "Auszahlung unterwegs",
  kind_payoutBack: "Auszahlung zurückgenommen",
  kind_payout: "Ausgezahlt",
};
