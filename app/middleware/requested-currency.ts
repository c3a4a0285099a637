import { isShown } from "#app/features/money/accepted-currencies";
import { type Currency, isCurrency } from "#app/features/money/money";
import { currencyOfLocale } from "#app/ui/text/own-currency";
import { readCookie } from "./cookie-names";

/** The currency in which a visitor has seen amounts: the one chosen in this browser, else that of the requested region; undefined for an unsupported one. */
export function requestedCurrency(request: Request): Currency | undefined {
  const chosen = readCookie(request, "currency");
  const [first = ""] = request.headers.get("accept-language")?.split(/[,;]/) ?? [];
  const requested = isCurrency(chosen) ? chosen : currencyOfLocale(first.trim());
  return isShown(requested) ? requested : undefined;
}
