import type { Connection } from "#app/db/client.server";
import { readerFormats } from "#app/features/accounts/reader/reader-formats.server";
import { formatterFor } from "#app/languages/formatter.server";
import { inUnits, shortMoney } from "#app/ui/text/minor-units";
import { numbersIn } from "#app/ui/text/usual-clock";

/** Returns a formatter for amounts of a currency in a person's locale. */
export async function moneyFor(connection: Connection, userId: string, currency: string): Promise<(minor: number) => string> {
  const { locale } = await readerFormats(connection, userId);
  const format = formatterFor(numbersIn(locale));
  return (minor) => format.number(inUnits(minor, currency), shortMoney(minor, currency));
}
