/** Of more orders than these the newest are not looked at: what is made by hand covers few. */
const LOOKED_AT = 12;

/** Of some orders, oldest first, those that an amount covers whole: as much of it as can be, an order of its very sum first, and older ones before newer. */
export function coveredOrders<Order extends { amount: number }>(orders: readonly Order[], covered: number): readonly Order[] {
  const same = orders.find(({ amount }) => amount === covered);
  if (same) return [same];
  const reached = new Map<number, readonly Order[]>([[0, []]]);
  for (const order of orders.slice(0, LOOKED_AT))
    for (const [sum, those] of [...reached]) {
      const next = sum + order.amount;
      if (next <= covered && !reached.has(next)) reached.set(next, [...those, order]);
    }
  return reached.get(Math.max(...reached.keys())) ?? [];
}
