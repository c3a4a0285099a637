interface Amount {
  /** In minor units. */
  amount: number;
  currency: string;
}

/** Sums amounts by currency, in order of first appearance. */
export function sumsByCurrency(amounts: readonly Amount[]): Amount[] {
  const sums = new Map<string, number>();
  for (const { amount, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}
