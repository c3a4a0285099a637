import type { siteContentMessages as english } from "#app/features/site/messages";
import type { Translation } from "../translation";

/** The home page, apart from what an admin writes there, in German. */
export const siteContentMessages: Translation<typeof english> = {
  homeDescription:
    "Geprüfte Berater für Business, Finanzen, Technologie, Marketing und Recht finden, vorab den vollen Preis sehen und eine Beratung buchen.",
  homeDescriptionOwn: "Geprüfte Berater finden, vorab den vollen Preis sehen und eine Beratung buchen.",
  heroSecond: "Berater werden",
  heroAsk: "Wobei brauchen Sie Hilfe?",
  heroAskExample: "Wir gründen zu zweit und müssen unsere Anteile aufteilen",
  heroAskButton: "Vorschläge zeigen",
  heroAskBusy: "Berater werden gesucht\u00a0…",
  peopleTitle: "Berater mit freien Zeiten in den nächsten Tagen",
  peopleText:
    "{advisors, plural, one {# geprüfter Berater} other {# geprüfte Berater}} in {areas, plural, one {# Fachgebiet} other {# Fachgebieten}}. Die Preise gelten pro Stunde und sind für alle sichtbar.",
  peopleAll: "Alle Berater ansehen",
  quotesTitle: "Das sagen unsere Kunden",
  heroFactReviewed: "Alle Berater persönlich geprüft",
  heroFactPrice: "Der Preis steht vor der Buchung fest",
  uploadHeroVideo: "Hero-Video hochladen",
  manageGrid: "Raster verwalten",
  pauseVideo: "Video anhalten",
  playVideo: "Video abspielen",
  categoriesTitle: "Wozu brauchen Sie Rat?",
  categoriesText: "Wählen Sie den Bereich, der Ihrer Frage am nächsten kommt. Auf der nächsten Seite können Sie genauer werden.",
  step: "Schritt {number, number}:",
};
