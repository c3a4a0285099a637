import type { priceMessages as english } from "#app/features/booking/request/messages-of-prices";
import type { Translation } from "../../translation";

/** Urgency levels, and the parts of a price, in Italian. */
export const priceMessages: Translation<typeof english> = {
  urgency: "Urgenza",
  urgencyNormal: "Normale",
  urgencyRush: "Urgente{percent, plural, =0 {} other { (+{percent, number}%)}}",

  base: "Prezzo base",
  surge: "Maggiorazione (×{multiplier})",
  rush: "Supplemento urgenza ({percent, number}%)",
  total: "Totale",
  receives: "{name} riceve",
  youReceive: "Lei riceve",
};
