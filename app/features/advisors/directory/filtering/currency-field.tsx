import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { currencyChoices, isShown } from "#app/features/money/accepted-currencies";
import { SelectField } from "#app/ui/fields/field";
import { useOwnCurrency } from "#app/ui/text/formats";
import type { DirectoryQuery } from "../directory-query";

/**
 * In which currency a price is compared: the reader's own until one was asked for. The browser alone knows that of a guest; what they chose before it could
 * say so stays.
 */
export function CurrencyField({ currency, price }: Pick<DirectoryQuery, "currency" | "price">) {
  const t = useTranslations("advisors");
  const field = useRef<HTMLSelectElement>(null);
  const { currency: own, isGuest } = useOwnCurrency();
  const wanted = price === undefined && isShown(own) ? own : currency;
  const first = isGuest ? currency : wanted;
  useEffect(() => {
    if (field.current?.value === first) field.current.value = wanted;
  }, [first, wanted]);
  return <SelectField ref={field} name="currency" label={t("currency")} defaultValue={first} options={currencyChoices(wanted)} />;
}
