import { MAX_COMPARED } from "#app/features/advisors/compare/compared";
import type { comparisonMessages as english } from "#app/features/advisors/compare/messages-of-comparison";
import type { Translation } from "../../translation";

/** The comparison, in Italian. */
export const comparisonMessages: Translation<typeof english> = {
  comparisonTitle: "Confronta i consulenti",
  comparisonText:
    "Fianco a fianco, per la durata della consulenza che ha in mente. L’indirizzo di questa pagina conserva la Sua scelta: può condividerlo con chi vuole.",
  comparisonRemove: "Rimuovi",
  comparisonRemoveLabel: "Rimuovi {name} dal confronto",
  comparisonGone: "Nessuno dei profili scelti è in elenco",
  comparisonGoneText: "L’indirizzo indica consulenti che non sono, o non sono più, in elenco. Ne scelga altri qui sotto.",
  comparisonMore: "Aggiungi un altro",
  comparisonMoreText: `Può affiancarne fino a ${MAX_COMPARED}. Scelga una categoria e prema Confronta su una scheda.`,
};
