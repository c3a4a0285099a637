import type { subcategoryMessages as english } from "#app/features/catalog/messages-of-subcategories";
import type { Translation } from "../../translation";

/** The sub-category pages, in German. */
export const subcategoryMessages: Translation<typeof english> = {
  backTo: "Zurück zu {category}",
  needLabel: "Wobei brauchen Sie Hilfe?",
  needRequired: "Bitte beschreiben Sie, wobei Sie Hilfe brauchen",
  searching: "Suche läuft\u00a0…",
  topFound: "Top {count, number}: {advisors}",
  viewAll: "Alle {advisors} ansehen",
  allAdvisors: "Alle {advisors}",
  nothingTitle: "Dafür haben wir noch keinen Berater gefunden",
  nothingText: "In {subcategory} erwähnt niemand „{query}“. Nehmen Sie weniger oder andere Wörter, oder sehen Sie alle durch.",
  fitsLittle: "In {subcategory} erwähnt niemand „{query}“. Das sind dort die Besten; sie passen vielleicht nur zum Teil.",
  noneListed: "Hier ist noch kein Berater verzeichnet",
  noneListedText: "Sehen Sie die ganze Kategorie durch, oder fragen Sie dort die KI-Beratersuche.",
  bestMatch: "Passt am besten",
  contact: "{firstName} kontaktieren",
};
