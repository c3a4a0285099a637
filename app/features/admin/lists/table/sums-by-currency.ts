interface Amount {
  /** In minor units. */
  amount: number;
  currency: string;
}

/** What amounts come to, by currency, in the order in which those are met. */
export function sumsByCurrency(amounts: readonly Amount[]): Amount[] {
  const sums = new Map<string, number>();
  for (const { amount, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}
