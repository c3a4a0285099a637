import type { priceMessages as english } from "#app/features/booking/request/messages-of-prices";
import type { Translation } from "../../translation";

/** Urgency levels, and the parts of a price, in Spanish. */
export const priceMessages: Translation<typeof english> = {
  urgency: "Urgencia",
  urgencyNormal: "Normal",
  urgencyRush: "Urgente{percent, plural, =0 {} other { (+{percent, number}\u00a0%)}}",

  base: "Precio base",
  surge: "Alta demanda (×{multiplier})",
  rush: "Recargo por urgencia ({percent, number}\u00a0%)",
  total: "Total",
  receives: "{name} recibe",
  youReceive: "Usted recibe",
};
