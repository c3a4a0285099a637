/** Texts of the urgency and of the price breakdown. */
export const priceMessages = {
  urgency: "Urgency",
  urgencyNormal: "Normal",
  urgencyRush: "Rush{percent, plural, =0 {} other { (+{percent, number}%)}}",

  base: "Base price",
  surge: "Surge (×{multiplier})",
  rush: "Rush fee ({percent, number}%)",
  total: "Total",
  receives: "{name} receives",
  youReceive: "You receive",
} as const;
