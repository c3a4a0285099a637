import type { statementMessages as english } from "#app/features/advisors/billing/messages";
import type { Translation } from "../../translation";

/** An advisor's statement as a file, in Spanish. */
export const statementMessages: Translation<typeof english> = {
  date: "Fecha (UTC)",
  kind: "Tipo",
  consultation: "Consulta",
  held: "Fecha prevista (UTC)",
  topic: "Tema",
  client: "Cliente",
  paid: "Pagado por el cliente",
  refunded: "Reembolsado",
  amount: "Importe",
  balance: "Saldo",
  currency: "Moneda",
  statement: "Extracto",
  fileName: "extracto-{month}.csv",
  reference: "Referencia",
  reason: "Motivo",
  kind_settle: "Ganado",
  kind_cancelled: "Retenido por cancelación",
  kind_missed: "Cliente ausente",
  kind_refund: "Reembolso",
  kind_unreceive: "Pago anulado",
  kind_payoutOnTheWay: "Liquidación en camino",
  kind_payoutBack: "Liquidación anulada",
  kind_payout: "Liquidado",
};
