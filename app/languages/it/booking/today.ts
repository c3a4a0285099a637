import type { todayMessages as english } from "#app/features/booking/today/messages";
import type { Translation } from "../../translation";

/** The start of an advisor's dashboard, in Italian. */
export const todayMessages: Translation<typeof english> = {
  title: "Oggi",
  accused: "{count, plural, one {# sessione attende la Sua versione dei fatti} other {# sessioni attendono la Sua versione dei fatti}}",
  requests:
    "{count, plural, =0 {Nessuna richiesta in attesa} one {# richiesta attende la Sua risposta} other {# richieste attendono la Sua risposta}}",
  proposals:
    "{count, plural, one {# orario proposto da Lei attende la risposta del cliente} other {# orari proposti da Lei attendono la risposta dei clienti}}",
  moreRequests: "Tutte le richieste",
  next: "Prossima sessione",
  noNext: "Nulla in programma",
  with: "{name}, {topic}",
  openSession: "Apri la sessione",
  unread: "Messaggi",
  unreadCount: "{count, plural, =0 {Nulla da leggere} one {# conversazione non letta} other {# conversazioni non lette}}",
  earned: "Guadagnato questo mese",
  nothingEarned: "Ancora nulla",
  better: "Per ricevere più richieste",
};
