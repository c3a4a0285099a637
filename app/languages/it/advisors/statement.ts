import type { statementMessages as english } from "#app/features/advisors/billing/messages";
import type { Translation } from "../../translation";

/** An advisor's statement as a file, in Italian. */
export const statementMessages: Translation<typeof english> = {
  date: "Data (UTC)",
  kind: "Tipo",
  consultation: "Consulenza",
  held: "Orario previsto (UTC)",
  topic: "Argomento",
  client: "Cliente",
  paid: "Pagato dal cliente",
  refunded: "Rimborsato",
  amount: "Importo",
  balance: "Saldo",
  currency: "Valuta",
  statement: "Rendiconto",
  fileName: "rendiconto-{month}.csv",
  reference: "Riferimento",
  reason: "Motivo",
  kind_settle: "Guadagnato",
  kind_cancelled: "Trattenuto per annullamento",
  kind_missed: "Cliente assente",
  kind_refund: "Rimborso",
  kind_unreceive: "Pagamento stornato",
  kind_payoutOnTheWay: "Accredito in corso",
  kind_payoutBack: "Accredito annullato",
  kind_payout: "Accredito",
};
