import type { uiMessages as english } from "#app/ui/text/messages";
import type { Translation } from "../../translation";

/** Components that every screen is built from, in Italian. */
export const uiMessages: Translation<typeof english> = {
  unfold: "Mostra altro",
  close: "Chiudi",
  cancel: "Annulla",
  dismiss: "Chiudi",
  optional: "facoltativo",
  loading: "Caricamento",
  notifications: "Notifiche",
  unsent: "Invio non riuscito. Quello che ha scritto è ancora qui: lo invii di nuovo quando tornerà la connessione.",
  unanswered: "Qualcosa non ha funzionato da parte nostra. Quello che ha scritto è ancora qui: riprovi tra poco.",
  later: "Non è stato possibile raggiungere la pagina. Si aprirà da sola appena tornerà la connessione.",
  pressAgain: "Senza accesso all’account non è stato inviato nulla. Prema di nuovo il pulsante.",
  signedOut: "La Sua sessione è terminata: l’operazione non è stata eseguita. Acceda e riprovi.",
  noOptions: "Nessuna voce dell’elenco corrisponde. Può lasciare le Sue parole.",
  rating: "Valutazione: {rating} su 5, {count, plural, =0 {nessuna recensione} one {# recensione} other {# recensioni}}",
  reviews: "({count})",
  unrated: "Nuovo",
  stepOf: "Passaggio {current, number} di {total, number}",
  stepDone: "Completato",
  minutes: "{count, number}\u00a0min",
  hours: "{count, number}\u00a0h",
  hoursAndMinutes: "{hours, number}\u00a0h {minutes, number}\u00a0min",
  range: "{from} – {to}",
  timesIn: "Ora di",
  zoneTitle: "Fuso orario",
  zoneText: "Tutti gli orari di questo sito sono mostrati in questo fuso.",
  zone: "Ora di",
  zoneHere: "{zone} (questo dispositivo)",
  about: " ≈\u00a0{amount}",
};
