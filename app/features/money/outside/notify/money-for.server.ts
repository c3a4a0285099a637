import { createFormatter } from "use-intl/core";
import type { Connection } from "#app/db/client.server";
import { readerFormats } from "#app/features/accounts/reader/reader-formats.server";
import { exactMoney, inUnits } from "#app/ui/text/minor-units";
import { numbersIn } from "#app/ui/text/usual-clock";

/** Returns a formatter for amounts of a currency in a person's locale. */
export async function moneyFor(connection: Connection, userId: string, currency: string): Promise<(minor: number) => string> {
  const { locale } = await readerFormats(connection, userId);
  const format = createFormatter({ locale: numbersIn(locale) });
  return (minor) => format.number(inUnits(minor, currency), exactMoney(currency));
}
