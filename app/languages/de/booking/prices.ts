import type { priceMessages as english } from "#app/features/booking/request/messages-of-prices";
import type { Translation } from "../../translation";

/** Urgency levels, and the parts of a price, in German. */
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
