import { priceConsultation, type Urgency } from "#app/features/booking/pricing";
import { completeRules, type Rules } from "#app/features/rules/rules";
import type { Ask } from "./ask";

interface Priced {
  id: string;
  hourly_rate: number;
  duration_minutes: number;
  urgency: Urgency;
  surge_tenths: number;
  base_price: number;
  surge_amount: number;
  rush_fee: number;
  total_price: number;
  /** The version in force when it was requested. */
  rules: Partial<Rules>;
}

const PRICE = "id, hourly_rate, duration_minutes, urgency, surge_tenths, base_price, surge_amount, rush_fee, total_price, rules";

/** I4: stored prices match the one pricing function, a consultation's price is its quote's, and every money movement has a source. */
export async function brokenPrices(ask: Ask): Promise<string[]> {
  const found: string[] = [];
  for (const table of ["quotes", "consultations"])
    for (const priced of await ask<Priced>(`select ${PRICE} from ${table} join rule_versions on version = rules_version`))
      if (!isRight(priced)) found.push(`I4 a price is not what it should be: ${table} ${priced.id}`);
  const other = await ask<{ id: string }>(`select c.id from consultations c join quotes q on q.id = c.quote_id
    where (q.currency, q.base_price, q.surge_amount, q.rush_fee, q.total_price) is distinct from
      (c.currency, c.base_price, c.surge_amount, c.rush_fee, c.total_price)`);
  for (const { id } of other) found.push(`I4 a price is not its quote's: consultations ${id}`);
  const unbalanced = await ask<{ id: string }>(
    "select transaction_id as id from ledger_entries group by transaction_id having sum(amount) <> 0",
  );
  for (const { id } of unbalanced) found.push(`I4 money came from nowhere: ledger_transactions ${id}`);
  return found;
}

function isRight({ hourly_rate, duration_minutes, urgency, surge_tenths, rules, ...stored }: Priced): boolean {
  const asked = {
    hourlyRate: hourly_rate,
    minutes: duration_minutes,
    urgency,
    surgeMultiplierTenths: surge_tenths,
    rules: completeRules(rules),
  };
  const { basePrice, surgeAmount, rushFee, totalPrice } = priceConsultation(asked);
  const kept = [stored.base_price, stored.surge_amount, stored.rush_fee, stored.total_price];
  return [basePrice, surgeAmount, rushFee, totalPrice].every((amount, index) => amount === kept[index]);
}
