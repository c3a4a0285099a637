import { GRACE_PERIOD_DAYS } from "#app/features/accounts/deletion/grace-period";
import type { deletionMessages as english } from "#app/features/accounts/deletion/messages";
import type { Translation } from "../../translation";

/** Data export and account deletion, in Italian. */
export const deletionMessages: Translation<typeof english> = {
  recordsTitle: "I Suoi dati",
  recordsText: "Tutto ciò che il sito conserva su di Lei, in un unico file.",
  recordsDownload: "Scarica tutto in formato JSON",
  recordsTooOften:
    "I Suoi dati sono già stati richiesti più volte o sono ancora in arrivo. Potrà richiederli di nuovo tra {minutes, plural, one {# minuto} other {# minuti}}.",
  title: "Elimina account",
  text: `Per ${GRACE_PERIOD_DAYS} giorni basta accedere per recuperare tutto.`,
  what: `Tutti i dispositivi vengono disconnessi e la pagina da consulente viene nascosta. Dopo ${GRACE_PERIOD_DAYS} giorni eliminiamo profilo, impostazioni, consulenti salvati e file. Le consulenze restano visibili all’altra parte sotto il nome “Ex utente”.`,
  begin: "Elimina il mio account",
  currentPassword: "Password attuale",
  code: "Codice o codice di recupero",
  confirm: "Elimina il mio account",
  deleting: "Eliminazione…",
  begun: "Il Suo account sarà eliminato. Data prevista: {date}. Per mantenerlo, acceda prima di allora.",
  stayed: "È un piacere rivederLa. Poiché ha effettuato l’accesso, il Suo account non viene eliminato.",
  lastAdmin: "È l’unica persona con il ruolo di amministratore. Prima assegni il ruolo a qualcun altro.",
  openConsultations: "Ha consulenze in programma. Prima le ritiri o le annulli, così nessuno La aspetterà invano.",
  contested: "Un cliente segnala la Sua assenza. Attenda la decisione, poi elimini il Suo account.",
  owedWithoutDestination: "Le è ancora dovuto del denaro. Indichi in «Fatturazione» dove inviarlo, poi elimini il Suo account.",
  owedSum: "Da versarLe",
  toComeSum: "Ancora in arrivo",
  toReturnSum: "Da restituirLe",
  toReturnStays: "Viene inviato con lo stesso mezzo con cui è arrivato, anche dopo l’eliminazione dell’account.",
  someone: "Cliente (senza nome)",
  openBilling: "Apri «Fatturazione»",
  failed: "Non è stato possibile aggiornare le impostazioni di sicurezza",

  leavingSubject: "Il Suo account su {site} sarà eliminato",
  leavingText: "ha chiesto di eliminare il Suo account su {site}. Tutti i dati verranno cancellati in questa data: {date}.",
  leavingOwed: "Quanto Le è dovuto sarà versato sul conto indicato in «Fatturazione». Il dato è conservato fino ad allora.",
  leavingBack: "Ha cambiato idea? Acceda prima di tale data ({date}) e ritroverà tutto come prima.",
  leavingAction: "Accedi e mantieni l’account",
  leavingClosing: "Se non era Lei, acceda, scelga una nuova password e scriva a {email}.",
  stayedSubject: "Il Suo account su {site} resta attivo",
  stayedText: "ha effettuato l’accesso a {site}, quindi il Suo account non verrà eliminato. È tutto come prima.",
  stayedUnlistedText:
    "ha effettuato l’accesso a {site}, quindi il Suo account non verrà eliminato. È come prima, ma la Sua pagina non è nell’elenco.",
  stayedUnlistedHow: "Un amministratore ha tolto la Sua pagina dall’elenco. Perché vi compaia di nuovo, scriva a {email}.",
  stayedClosing: "Se non era Lei, scelga subito una nuova password e scriva a {email}.",
};
