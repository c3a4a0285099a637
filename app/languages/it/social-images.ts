import type { openGraphMessages as english } from "#app/features/social-images/messages";
import type { Translation } from "../translation";

/** Text in the preview pictures of shared pages, in Italian. */
export const openGraphMessages: Translation<typeof english> = {
  site: "Un ponte tra una domanda e chi ha già trovato la risposta.",
  sitePlain: "Da una domanda a chi ha già trovato la risposta.",
  unnamed: "Consulente per {field}",
  reviews: "{count, plural, one {# recensione} other {# recensioni}}",
  apart: " · ",
  llmsSite:
    "Un mercato in cui persone e aziende trovano consulenti verificati, vedono perché ciascuno è adatto e quanto costa in tutto una consulenza, e chiedono un orario. Si paga ogni consulenza, senza abbonamento.",
  llmsPages:
    "Le pagine sono HTML completo e non richiedono JavaScript. La pagina pubblica di ogni consulente si trova sotto /advisors/…; la mappa del sito le elenca con la data dell’ultima modifica. I prezzi sono nella valuta del consulente. Ciò che dicono i consulenti è informazione e non crea un rapporto professionale.",
  llmsHeadingPages: "Pagine",
  llmsHeadingFields: "Ambiti",
  llmsHeadingMachines: "Macchine",
  llmsSitemap: "Tutte le pagine pubbliche",
  llmsRobots: "Che cosa non va scansionato",
};
