import type { statementMessages as english } from "#app/features/advisors/billing/messages";
import type { Translation } from "../../translation";

/** An advisor's statement as a file, in French. */
export const statementMessages: Translation<typeof english> = {
  date: "Date (UTC)",
  kind: "Type",
  consultation: "Consultation",
  held: "Horaire prévu (UTC)",
  topic: "Sujet",
  client: "Client",
  paid: "Payé par le client",
  refunded: "Remboursé",
  amount: "Montant",
  balance: "Solde",
  currency: "Devise",
  statement: "Relevé",
  fileName: "relevé-{month}.csv",
  reference: "Référence",
  reason: "Motif",
  kind_settle: "Gagné",
  kind_cancelled: "Part conservée après annulation",
  kind_missed: "Client absent",
  kind_refund: "Remboursement",
  kind_unreceive: "Paiement repris",
  kind_payoutOnTheWay: "Versement en cours",
  kind_payoutBack: "Versement repris",
  kind_payout: "Versé",
};
