import type { siteContentMessages as english } from "#app/features/site/messages";
import type { Translation } from "../translation";

/** The home page, apart from what an admin writes there, in Italian. */
export const siteContentMessages: Translation<typeof english> = {
  homeDescription:
    "Trovi un consulente verificato in ambito business, finanza, tecnologia, marketing o diritto, veda subito il prezzo completo e prenoti una consulenza.",
  homeDescriptionOwn: "Trovi un consulente verificato, veda subito il prezzo completo e prenoti una consulenza.",
  heroSecond: "Diventa consulente",
  heroAsk: "Per cosa Le serve aiuto?",
  heroAskExample: "Siamo due soci fondatori e dobbiamo dividere le quote",
  heroAskButton: "Mostra chi è adatto",
  heroAskBusy: "Ricerca dei consulenti…",
  peopleTitle: "Consulenti disponibili nei prossimi giorni",
  peopleText:
    "{advisors, plural, one {# consulente verificato} other {# consulenti verificati}} in {areas, plural, one {# area} other {# aree}}. Il prezzo di un’ora è visibile da subito.",
  peopleAll: "Vedi tutti i consulenti",
  quotesTitle: "Cosa dicono i clienti",
  heroFactReviewed: "Consulenti approvati da persone",
  heroFactPrice: "Il prezzo prima di prenotare",
  uploadHeroVideo: "Carica il video di apertura",
  manageGrid: "Gestisci la griglia",
  pauseVideo: "Metti in pausa il video",
  playVideo: "Riproduci il video",
  categoriesTitle: "In quale ambito Le serve una consulenza?",
  categoriesText: "Scelga l’ambito più vicino alla Sua domanda. Potrà precisare nella pagina successiva.",
  step: "Passaggio {number, number}:",
};
