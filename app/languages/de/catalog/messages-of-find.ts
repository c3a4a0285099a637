import type { findMessages as english } from "#app/features/catalog/messages-of-find";
import type { Translation } from "../../translation";

/** /find-advisor, in German. */
export const findMessages: Translation<typeof english> = {
  findAll: "Alle Berater",
  findWeek: "Berater mit freien Zeiten in den nächsten Tagen",
  findTitle: "Finden Sie den Berater, der zu Ihnen passt",
  findIntro: "Wählen Sie, welche Art von Rat Sie brauchen. Alle Berater wurden vor der Aufnahme von einem Menschen ausgewählt.",
  findDescription: "Geprüfte Berater für Business, Finanzen, Recht, Technologie, Marketing und mehr.",
  findDescriptionOwn: "Geprüfte Berater, nach Kategorien geordnet.",
  findPlaceholder: "Kategorien suchen\u00a0…",
  findNothingText: "Versuchen Sie es mit einem anderen Wort, oder sehen Sie alle Kategorien durch.",
  findNothing: "Keine Kategorien zu „{query}“ gefunden",
  clearSearch: "Suche zurücksetzen",
  moreSubcategories: "+{count, number} weitere",
};
