import type { subcategoryMessages as english } from "#app/features/catalog/messages-of-subcategories";
import type { Translation } from "../../translation";

/** The sub-category pages, in Italian. */
export const subcategoryMessages: Translation<typeof english> = {
  backTo: "Indietro: {category}",
  needLabel: "Per cosa Le serve aiuto?",
  needRequired: "Descriva per cosa Le serve aiuto",
  searching: "Ricerca in corso…",
  topFound: "{advisors}: i risultati migliori ({count, number})",
  viewAll: "Vedi tutti: {advisors}",
  allAdvisors: "Tutti: {advisors}",
  nothingTitle: "Ancora nessun consulente per questa ricerca",
  nothingText: "In {subcategory} nessuno parla di “{query}”. Usi meno parole, o altre, oppure guardi l’elenco completo.",
  fitsLittle: "In {subcategory} nessuno parla di “{query}”. Questi sono i profili migliori e potrebbero essere adatti solo in parte.",
  noneListed: "Qui non c’è ancora nessun consulente",
  noneListedText: "Guardi l’intera categoria o provi lì la ricerca con l’AI.",
  bestMatch: "Miglior corrispondenza",
  contact: "Contatta {firstName}",
};
