import type { savingMessages as english } from "#app/features/profiles/messages-of-saving";
import type { Translation } from "../../translation";

/** Fields that save themselves, in Italian. */
export const savingMessages: Translation<typeof english> = {
  saveChanges: "Salva le modifiche",
  saving: "Salvataggio…",
  saved: "Salvato",
  waiting: "Non ancora salvato",
  waitingOffline: "Non ancora salvato: manca la connessione. I dati restano qui e verranno inviati da soli.",
  waitingBusy: "Non ancora salvato: il server è occupato. I dati restano qui e verranno inviati da soli.",
  waitingSignedOut: "Non ancora salvato: è avvenuta la disconnessione. Acceda in un’altra scheda e i dati verranno salvati.",
  stale: "Questo dato è stato modificato altrove in “{value}”.",
  staleEmpty: "Questo dato è stato cancellato altrove.",
  keepMine: "Mantieni il mio",
  takeTheirs: "Usa l’altro",
  leaveTitle: "Non è ancora tutto salvato",
  leaveText: "Le ultime modifiche non sono ancora state inviate. Se esce ora, andranno perse.",
  leaveUnsavedText: "Non ha salvato le modifiche. Se esce ora, andranno perse.",
  leave: "Esci comunque",
  cancel: "Annulla",
  stay: "Resta qui",
};
