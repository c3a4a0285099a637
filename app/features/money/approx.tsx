import { useTranslations } from "use-intl";
import { useFormat } from "#app/ui/text/format";
import { useOwnCurrency } from "#app/ui/text/formats";
import { minorUnitsOf } from "#app/ui/text/minor-units";
import { isShown, onlyCurrency } from "./accepted-currencies";
import { isCurrency } from "./money";
import { approximateUnits } from "./reference-rates";

interface ApproxProps {
  /** Minor units of the currency. */
  amount: number;
  currency: string;
  /** Currency to convert to, instead of the reader's own. */
  to?: string;
}

/**
 * Approximate amount in the reader's own currency, marked ≈; nothing when the currencies are the same. On pages that are served alike to everybody, the inline
 * script fills it in for guests, and React on pages it renders itself.
 */
export function Approx({ amount, currency, to }: ApproxProps) {
  const t = useTranslations("ui");
  const format = useFormat();
  const { currency: own, isGuest } = useOwnCurrency();
  const only = onlyCurrency();
  const wanted = to ?? only ?? own;
  const about = isShown(wanted) && isCurrency(currency) && wanted !== currency ? approximateUnits(amount, currency, wanted) : null;
  const words = about === null ? "" : t("about", { amount: format.money(about * minorUnitsOf(wanted), wanted) });
  const isLater = isGuest && !only;
  if (!isLater && !words) return null;
  return (
    <small data-approx={isLater && !to ? `${amount} ${currency}` : undefined} suppressHydrationWarning>
      {words}
    </small>
  );
}
