import { MAX_COMPARED } from "#app/features/advisors/compare/compared";
import type { comparisonMessages as english } from "#app/features/advisors/compare/messages-of-comparison";
import type { Translation } from "../../translation";

/** The comparison, in German. */
export const comparisonMessages: Translation<typeof english> = {
  comparisonTitle: "Berater vergleichen",
  comparisonText:
    "Nebeneinander, für die Beratungsdauer, die Sie im Sinn haben. Die Adresse dieser Seite enthält Ihre Auswahl: Teilen Sie sie, mit wem Sie möchten.",
  comparisonRemove: "Entfernen",
  comparisonRemoveLabel: "{name} aus dem Vergleich entfernen",
  comparisonGone: "Niemand aus dieser Auswahl ist verzeichnet",
  comparisonGoneText: "Die Adresse nennt Berater, die hier nicht oder nicht mehr verzeichnet sind. Wählen Sie unten andere.",
  comparisonMore: "Weitere hinzufügen",
  comparisonMoreText: `Bis zu ${MAX_COMPARED} passen nebeneinander. Wählen Sie eine Kategorie, und klicken Sie auf einer Karte auf „Vergleichen“.`,
};
