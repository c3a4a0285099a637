import type { findMessages as english } from "#app/features/catalog/messages-of-find";
import type { Translation } from "../../translation";

/** /find-advisor, in Italian. */
export const findMessages: Translation<typeof english> = {
  findAll: "Tutti i consulenti",
  findWeek: "Consulenti disponibili nei prossimi giorni",
  findTitle: "Trovi il consulente ideale",
  findIntro: "Scelga il tipo di consulenza che Le serve. Abbiamo esaminato la candidatura di ogni consulente prima di inserirlo in elenco.",
  findDescription: "Sfogli consulenti verificati in ambito business, finanza, diritto, tecnologia, marketing e altro.",
  findDescriptionOwn: "Sfogli i consulenti verificati, categoria per categoria.",
  findPlaceholder: "Cerca categorie…",
  findNothingText: "Provi con un’altra parola o guardi tutte le categorie.",
  findNothing: "Nessuna categoria corrisponde a “{query}”",
  clearSearch: "Cancella la ricerca",
  moreSubcategories: "+{count, number}",
};
