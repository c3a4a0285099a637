import type { priceMessages as english } from "#app/features/booking/request/messages-of-prices";
import type { Translation } from "../../translation";

/** How urgent it is, and what a price is made of, in German. */
export const priceMessages: Translation<typeof english> = {
  urgency: "Dringlichkeit",
  urgencyNormal: "Normal",
  urgencyRush: "Eilig{percent, plural, =0 {} other { (+{percent, number}\u00a0%)}}",

  base: "Grundpreis",
  surge: "Nachfragezuschlag (×{multiplier})",
  rush: "Eilzuschlag ({percent, number}\u00a0%)",
  total: "Gesamtpreis",
  receives: "{name} erhält",
  youReceive: "Sie erhalten",
};
