import { createFormatter } from "use-intl/core";
import { exactMoney, inUnits } from "#app/ui/text/minor-units";
import { withTrueMinus } from "#app/ui/text/true-minus";
import { numbersIn } from "#app/ui/text/usual-clock";
import type { Party } from "./parties.server";

/** An amount as the reader of a mail writes it. */
export const mailedMoney = (minor: number, currency: string, { locale }: Pick<Party, "locale">) =>
  withTrueMinus(createFormatter({ locale: numbersIn(locale) }).number(inUnits(minor, currency), exactMoney(currency)));
