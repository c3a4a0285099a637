import type { ShownPrice } from "./price-lines";
import type { QuotedPrice } from "./request/match";

/** Converts a quoted price to the props of the price lines. */
export const shownPrice = (price: QuotedPrice): ShownPrice => ({
  currency: price.currency,
  basePrice: price.base_price,
  surgeAmount: price.surge_amount,
  surgeMultiplier: price.surge_multiplier,
  rushFee: price.rush_fee,
  rushPercent: price.rush_percent,
  totalPrice: price.total_price,
  advisorReceives: price.adviser_receives,
});
