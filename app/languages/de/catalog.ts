import { COMMENTS_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from "#app/features/catalog/category-requests/limits";
import type { catalogMessages as english } from "#app/features/catalog/messages";
import type { Translation } from "../translation";
import { findMessages } from "./catalog/messages-of-find";
import { subcategoryMessages } from "./catalog/messages-of-subcategories";
import { grouped } from "./words";

/** The search dialog, the category request, /find-advisor, and the category and sub-category pages, in German. */
export const catalogMessages: Translation<typeof english> = {
  go: "Los",
  searchTitle: "{site} durchsuchen",
  searchLabel: "Wonach suchen Sie?",
  searchDescription: "Kategorien, Seiten, Berater und Fachgebiete.",
  searchPlaceholder: "Kategorien und Seiten suchen\u00a0…",
  searchingAdvisors: "Berater werden gesucht\u00a0…",
  searchLost: "Die Suche geht gerade nicht: Vielleicht sind Sie offline. Sobald Sie verbunden sind, geht sie von selbst weiter.",
  perHour: "{price} / Stunde",
  askAssistant: "Das den Assistenten fragen",
  didYouMean: "Oder meinten Sie\u00a0…",
  browseCategories: "Kategorien durchstöbern",
  categories: "Kategorien",
  pages: "Seiten",
  advisors: "Berater",
  areas: "Fachgebiete",
  noResultsText: "Sagen Sie uns, was Ihnen fehlt. Wir lesen jede Anfrage und öffnen eine Kategorie, wenn sie gefragt ist.",
  noResults: "Keine Ergebnisse für „{query}“",
  nearestArea: "Am nächsten: {area}",
  corrected: "Zu „{said}“ gibt es nichts. Das sind die Ergebnisse für „{meant}“.",
  submitCategoryRequest: "Neue Kategorie anfragen",
  requestTitle: "Neue Kategorie anfragen",
  requestIntro: "Sagen Sie uns, welche Art von Beratung Ihnen hier fehlt.",
  requestOffer: "Nichts Passendes dabei?",
  requestOfferText: "Gibt es für Ihr Anliegen noch keine Kategorie, fragen Sie eine an. Wir zählen jede Anfrage.",
  requestNameLong: `Bitte weniger als ${NAME_MAX_CHARACTERS} Zeichen für den Namen`,
  requestCommentsLong: `Bitte weniger als ${grouped(COMMENTS_MAX_CHARACTERS)} Zeichen für die Anmerkungen`,
  requestTooMany: "Das waren viele Anfragen in kurzer Zeit. Bitte versuchen Sie es in einer Stunde noch einmal.",
  requestTooManyToday: "Sie haben heute mehrere Anfragen gesendet. Bitte versuchen Sie es morgen noch einmal.",
  requestClose: "Schließen",
  requestName: "Name der Kategorie",
  requestNameRequired: "Bitte geben Sie einen Namen für die Kategorie ein",
  requestComments: "Anmerkungen",
  requestEmail: "Ihre E-Mail-Adresse",
  requestEmailHint: "Wenn Sie eine Antwort möchten. Die Adresse wird nur dafür verwendet und danach gelöscht.",
  requestEmailInvalid: "Bitte geben Sie eine gültige E-Mail-Adresse ein, oder lassen Sie das Feld leer",
  requestSubmit: "Anfrage senden",
  requestSubmitting: "Wird gesendet\u00a0…",
  requestDone: "Vielen Dank für Ihre Kategorieanfrage! Wir prüfen sie und melden uns bei Ihnen.",
  requestFailed: "Die Kategorieanfrage konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.",
  filters: "Filter",
  search: "Suchen",
  linkedinSoonTitle: "Demnächst verfügbar! 🚀",
  linkedinSoonText: "Die Anbindung an LinkedIn kommt bald. Bleiben Sie gespannt!",

  ...findMessages,
  ...subcategoryMessages,
};
