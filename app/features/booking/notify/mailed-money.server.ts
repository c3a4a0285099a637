import { formatterFor } from "#app/languages/formatter.server";
import { inUnits, shortMoney } from "#app/ui/text/minor-units";
import { withTrueMinus } from "#app/ui/text/true-minus";
import { numbersIn } from "#app/ui/text/usual-clock";
import type { Party } from "./parties.server";

/** Formats an amount for the reader of an email. */
export const mailedMoney = (minor: number, currency: string, { locale }: Pick<Party, "locale">) =>
  withTrueMinus(formatterFor(numbersIn(locale)).number(inUnits(minor, currency), shortMoney(minor, currency)));
