/** With fewer peers than this, a range could reveal individual rates. */
export const MIN_PEERS = 5;

/** Returns the middle half of peers' rates, from the lower to the upper quartile, in minor units. Null with fewer than five. */
export function marketRange(rates: readonly number[]): { low: number; high: number } | null {
  if (rates.length < MIN_PEERS) return null;
  const sorted = [...rates].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)]!;
  return { low: at(0.25), high: at(0.75) };
}
