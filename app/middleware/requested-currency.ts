import { isShown } from "#app/features/money/accepted-currencies";
import { type Currency, isCurrency } from "#app/features/money/money";
import { currencyOfLocale } from "#app/ui/text/own-currency";
import { readCookie } from "./cookie-names";

/** The currency in which a visitor has seen amounts: the one chosen in this browser, else that of the requested region; undefined for an unsupported one. */
export function requestedCurrency(request: Request): Currency | undefined {
  const chosen = readCookie(request, "currency");
  const requested = isCurrency(chosen) ? chosen : regionCurrency(request);
  return requested && isShown(requested) ? requested : undefined;
}

/** The currency of the region that the browser asks for; undefined for an unsupported one. */
export function regionCurrency(request: Request): Currency | undefined {
  const [first = ""] = request.headers.get("accept-language")?.split(/[,;]/) ?? [];
  const currency = currencyOfLocale(first.trim());
  return isCurrency(currency) ? currency : undefined;
}
