import { isShown } from "#app/features/money/accepted-currencies";
import { type Currency, isCurrency } from "#app/features/money/money";
import { currencyOfLocale } from "#app/ui/text/own-currency";
import { readCookie } from "./cookie-names";

/** In which currency a visitor saw amounts until now: the one they chose in this browser, else that of the region it asks for; undefined for none of ours. */
export function requestedCurrency(request: Request): Currency | undefined {
  const chosen = readCookie(request, "currency");
  const [first = ""] = request.headers.get("accept-language")?.split(/[,;]/) ?? [];
  const requested = isCurrency(chosen) ? chosen : currencyOfLocale(first.trim());
  return isShown(requested) ? requested : undefined;
}
