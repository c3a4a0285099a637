import { CURRENCY_OPTIONS, type Currency } from "#app/features/rules/rules";
import type { Language } from "#app/languages/languages";

const PLACES: Partial<Record<Language, { currency: Currency; zone: string }>> = {
  de: { currency: "EUR", zone: "Europe/Berlin" },
  fr: { currency: "EUR", zone: "Europe/Paris" },
  es: { currency: "EUR", zone: "Europe/Madrid" },
  it: { currency: "EUR", zone: "Europe/Rome" },
};

/** Defaults a reader of this language will most likely choose. `zone` is the browser's, if known. */
export function likelyPlace(language: Language, { zone, siteZone }: { zone: string | null; siteZone: string }) {
  const place = PLACES[language];
  return { currency: place?.currency ?? CURRENCY_OPTIONS[0], zone: zone ?? place?.zone ?? siteZone };
}
