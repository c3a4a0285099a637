import { COMMENTS_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from "#app/features/catalog/category-requests/limits";
import type { catalogMessages as english } from "#app/features/catalog/messages";
import type { Translation } from "../translation";
import { findMessages } from "./catalog/messages-of-find";
import { subcategoryMessages } from "./catalog/messages-of-subcategories";
import { grouped } from "./words";

/** The search dialog, the category request, /find-advisor, and the category and sub-category pages, in Italian. */
export const catalogMessages: Translation<typeof english> = {
  go: "Vai",
  searchTitle: "Cerca su {site}",
  searchLabel: "Cosa cerca?",
  searchDescription: "Categorie, pagine, consulenti e aree di competenza.",
  searchPlaceholder: "Cerca categorie e pagine…",
  searchingAdvisors: "Ricerca dei consulenti…",
  searchLost: "Al momento non possiamo cercarlo: forse è offline. La ricerca riprenderà da sola appena tornerà la connessione.",
  perHour: "{price} / ora",
  askAssistant: "Chiedere all’assistente con questa frase",
  didYouMean: "Oppure intendeva…",
  browseCategories: "Sfoglia le categorie",
  categories: "Categorie",
  pages: "Pagine",
  advisors: "Consulenti",
  areas: "Aree di competenza",
  noResultsText: "Ci dica cosa Le manca. Leggiamo ogni richiesta e apriamo una categoria quando c’è interesse.",
  noResults: "Nessun risultato per “{query}”",
  nearestArea: "La più vicina: {area}",
  corrected: "Nessun risultato per “{said}”: ecco quelli per “{meant}”.",
  submitCategoryRequest: "Invia una richiesta di nuova categoria",
  requestTitle: "Richiedi una nuova categoria",
  requestIntro: "Ci dica quale tipo di consulenza Le manca.",
  requestOffer: "Non rientra in nessuna categoria?",
  requestOfferText: "Se la consulenza che Le serve non ha ancora una categoria, la richieda. Contiamo ogni richiesta.",
  requestNameLong: `Il nome può avere al massimo ${NAME_MAX_CHARACTERS} caratteri`,
  requestCommentsLong: `I commenti non possono superare i ${grouped(COMMENTS_MAX_CHARACTERS)} caratteri`,
  requestTooMany: "Ha inviato diverse richieste in poco tempo. Riprovi tra un’ora.",
  requestTooManyToday: "Oggi ha inviato diverse richieste. Riprovi domani.",
  requestClose: "Chiudi",
  requestName: "Nome della categoria",
  requestNameRequired: "Inserisca il nome della categoria",
  requestComments: "Commenti",
  requestEmail: "La Sua email",
  requestEmailHint: "Se desidera una risposta. L’indirizzo serve solo a questo e poi viene eliminato.",
  requestEmailInvalid: "Inserisca un indirizzo email valido o lasci il campo vuoto",
  requestSubmit: "Invia la richiesta",
  requestSubmitting: "Invio…",
  requestDone: "Richiesta di categoria inviata! La esamineremo e Le faremo sapere.",
  requestFailed: "Non è stato possibile inviare la richiesta di categoria. Riprovi.",
  filters: "Filtri",
  search: "Cerca",
  linkedinSoonTitle: "In arrivo! 🚀",
  linkedinSoonText: "Presto sarà disponibile l’integrazione con LinkedIn. A presto!",

  ...findMessages,
  ...subcategoryMessages,
};
