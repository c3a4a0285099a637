import { type SQL, sql } from "drizzle-orm";
import { advisors } from "#app/db/schema/advisors";
import { worthInDollars } from "#app/features/money/daily-rates/worth.server";
import { CURRENCIES } from "#app/features/money/money";
import { referenceRates } from "#app/features/money/reference-rates";
import { minorUnitsOf } from "#app/ui/text/minor-units";
import type { Budget } from "./preferences";

/** Whether an advisor charges at most this much, approximately, by the reference rates. Without a currency, each advisor's own. */
export function costsAtMost({ amount, currency }: Budget): SQL {
  if (currency === null) return sql`${inHundredthsOfUnit()} <= ${amount}::bigint`;
  const most = sql`${Math.round(amount * referenceRates().rates[currency])}::bigint`;
  return sql`${inDollars()} <= ${most}`;
}

/** An advisor's hourly rate in hundredths of their own currency's unit. */
function inHundredthsOfUnit(): SQL {
  const whole = CURRENCIES.filter((each) => minorUnitsOf(each) === 1);
  return sql`${advisors.hourlyRate}::bigint * (case when ${advisors.currency} = any(${sql.param(whole)}::text[]) then 100 else 1 end)`;
}

/** An advisor's hourly rate in millionths of a US cent, approximately, by the reference rates. */
export const inDollars = (): SQL => worthInDollars(advisors.hourlyRate, advisors.currency);

/** Whether an advisor speaks one of these languages. */
export const speaksOneOf = (languages: readonly string[]): SQL => sql`${advisors.languages} && ${sql.param([...languages])}::text[]`;

/** Whether an advisor lives in one of these cities, each as 'city, country'. */
export const livesInOneOf = (cities: readonly string[]): SQL =>
  sql`(${advisors.city} || ', ' || ${advisors.country}) = any(${sql.param([...cities])}::text[])`;

/** Whether an advisor lives in one of these countries. */
export const livesInAnyOf = (countries: readonly string[]): SQL => sql`${advisors.country} = any(${sql.param([...countries])}::text[])`;

export const livesIn = (country: string): SQL => sql`${advisors.country} = ${country}`;
