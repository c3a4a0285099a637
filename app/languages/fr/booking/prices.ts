import type { priceMessages as english } from "#app/features/booking/request/messages-of-prices";
import type { Translation } from "../../translation";

/** Urgency levels, and the parts of a price, in French. */
export const priceMessages: Translation<typeof english> = {
  urgency: "Urgence",
  urgencyNormal: "Normale",
  urgencyRush: "Urgente{percent, plural, =0 {} other { (+{percent, number} %)}}",

  base: "Prix de base",
  surge: "Majoration (×{multiplier})",
  rush: "Supplément d’urgence ({percent, number} %)",
  total: "Total",
  receives: "{name} reçoit",
  youReceive: "Vous recevez",
};
