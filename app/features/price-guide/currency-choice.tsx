import { useTranslations } from "use-intl";
import { shownCurrencies } from "#app/features/money/accepted-currencies";

/** Select for a visitor's own currency, stored only in the browser, where own-currency-before-react.ts reads it. Signed-in people use their preferences. */
export function CurrencyChoice() {
  const t = useTranslations("priceGuide");
  return (
    <label className="flex min-h-11 flex-wrap items-center gap-x-2 text-sm">
      {t("currencyChoice")}
      <select data-currency="" className="control control-select w-auto max-w-full">
        <option value="">{t("currencyNone")}</option>
        {shownCurrencies().map((currency) => (
          <option key={currency} value={currency}>
            {currency}
          </option>
        ))}
      </select>
    </label>
  );
}
