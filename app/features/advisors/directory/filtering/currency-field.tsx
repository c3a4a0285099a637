import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { currencyChoices, isShown } from "#app/features/money/accepted-currencies";
import { SelectField } from "#app/ui/fields/field";
import { useOwnCurrency } from "#app/ui/text/formats";
import type { DirectoryQuery } from "../directory-query";

/**
 * Currency in which prices are compared: the reader's own until one is requested. A guest's is only known to the browser; a choice made
 * before the browser reported it is kept.
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
