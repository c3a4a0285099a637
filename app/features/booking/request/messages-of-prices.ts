/** Texts of how urgent it is, and of what a price is made of. */
export const priceMessages = {
  urgency: "Urgency",
  urgencyNormal: "Normal",
  urgencyRush: "Rush{percent, plural, =0 {} other { (+{percent, number}%)}}",
  rushFreeHint: "Rush: your request comes before those that can wait. The time to answer stays the same.",

  base: "Base price",
  surge: "Surge (×{multiplier})",
  rush: "Rush fee ({percent, number}%)",
  total: "Total",
  receives: "{name} receives",
  youReceive: "You receive",
} as const;
