import { CURRENCY_OPTIONS, type Currency } from "#app/features/rules/rules";
import type { Language } from "#app/languages/languages";

const PLACES: Partial<Record<Language, { currency: Currency; zone: string }>> = {
  de: { currency: "EUR", zone: "Europe/Berlin" },
  fr: { currency: "EUR", zone: "Europe/Paris" },
  es: { currency: "EUR", zone: "Europe/Madrid" },
  it: { currency: "EUR", zone: "Europe/Rome" },
};

/** Defaults a reader of this language will most likely choose. `zone` and `currency` are those of the browser, if known. */
export function likelyPlace(
  language: Language,
  { zone, currency, siteZone }: { zone: string | null; currency: Currency | undefined; siteZone: string },
) {
  const place = PLACES[language];
  return { currency: currency ?? place?.currency ?? CURRENCY_OPTIONS[0], zone: zone ?? place?.zone ?? siteZone };
}
