import { AUTHENTICATOR_DIGITS, LINK_HOURS } from "#app/features/accounts/limits";
import type { secondFactorMessages as english } from "#app/features/accounts/second-factor/messages";
import { MAX_WRONG_CODES, WRONG_CODE_WINDOW_MINUTES } from "#app/features/accounts/second-factor/wrong-codes";
import { FRESH_SIGN_IN_MINUTES } from "#app/features/accounts/sign-in/fresh-sign-in";
import type { Translation } from "../../translation";
import { counted } from "../words";

const REPORT = counted(LINK_HOURS.report_sign_in / (7 * 24), "settimana", "settimane");

/** Two-factor authentication: its switch, its set-up, the code at sign-in, and its emails, in Italian. */
export const secondFactorMessages: Translation<typeof english> = {
  title: "Autenticazione a due fattori",
  text: "Oltre alla password, l’accesso richiede un codice da un’app sul Suo telefono.",
  switchHintOff: "Va bene qualsiasi app di autenticazione: Google Authenticator, 1Password, Aegis e altre.",
  switchHintOn: "Attiva. L’accesso richiede un codice.",
  endsOn: "Un amministratore ha disposto che venga disattivata il {time}.",
  keep: "Mantienila attiva",
  kept: "L’autenticazione a due fattori resta attiva.",
  switchContinue: "Continua",

  proofText: `Dal Suo accesso sono passati più di ${FRESH_SIGN_IN_MINUTES} minuti: confermi la Sua identità.`,
  proofTitle: "Prima, la password",
  currentPassword: "Password attuale",
  continue: "Continua",
  cancel: "Annulla",

  scanTitle: "1. Inquadri il codice QR con l’app di autenticazione",
  scanPicture: "Il codice QR per l’app di autenticazione. La chiave qui sotto contiene gli stessi dati.",
  scanType: "Oppure inserisca questa chiave nell’app:",
  openApp: "Apri in un’app su questo dispositivo",
  enterTitle: "2. Inserisca il codice mostrato dall’app",
  code: "Codice",
  codeHint: `${AUTHENTICATOR_DIGITS} cifre`,
  turnOn: "Attiva",
  turningOn: "Attivazione…",
  setupEnded: "È passato troppo tempo e il codice QR non è più valido. Ricominci da capo.",
  setupCancelled: "L’autenticazione a due fattori resta disattivata.",
  turnedOn: "L’autenticazione a due fattori è attiva. Gli altri dispositivi sono stati disconnessi.",

  recoveryTitle: "I Suoi codici di recupero",
  recoveryKeep: "Li conservi insieme ai documenti importanti. Ciascuno consente un accesso senza l’app. Vengono mostrati solo adesso.",
  recoveryDone: "Li ho conservati",
  recoveryCodesLeft:
    "{left, plural, =0 {Non resta alcun codice di recupero.} one {Resta # codice di recupero.} other {Restano # codici di recupero.}}",
  recoveryRenew: "Crea nuovi codici di recupero",
  recoveryRenewText: "Quelli vecchi non sono più validi da subito.",
  recoveryRenewing: "Creazione…",

  turnOff: "Disattiva",
  turnOffTitle: "Disattiva l’autenticazione a due fattori",
  turnOffText: "Confermi la Sua identità con la password e un codice. Poi per accedere basterà la password.",
  turningOff: "Disattivazione…",
  anyCode: "Codice o codice di recupero",
  anyCodeHint: `${AUTHENTICATOR_DIGITS} cifre dall’app, oppure uno dei Suoi codici di recupero`,

  codeWrong: "Il codice non è corretto o è già stato usato",
  tooManyCodes: `Troppi codici errati. Usi un codice di recupero o attenda ${WRONG_CODE_WINDOW_MINUTES} minuti.`,
  failed: "Non è stato possibile aggiornare le impostazioni di sicurezza",

  challengeTitle: "Ancora un passaggio",
  challengeText: "Inserisca il codice mostrato adesso dall’app di autenticazione.",
  challengeCode: "Codice",
  challengeHint: `${AUTHENTICATOR_DIGITS} cifre. Se non ha il telefono, inserisca un codice di recupero.`,
  challengeButton: "Accedi",
  challengeChecking: "Verifica…",
  challengeBack: "Accedi con un altro account",
  challengeMailed: `Non l’ha attivata Lei? Il pulsante dell’email ricevuta al riguardo disconnette tutti i dispositivi e la disattiva. È valido per ${REPORT}.`,
  challengeLost: "Non ha un codice valido o non l’ha attivata Lei? Scriva a <mail></mail>.",
  challengeEnded: "Questo accesso è scaduto. Acceda di nuovo.",
  challengeSpent: "Troppi codici errati. Acceda di nuovo.",

  notMe:
    "Se non era Lei, prema il pulsante: tutti i dispositivi vengono disconnessi, l’autenticazione a due fattori viene disattivata e Le inviamo un’email con un link per scegliere una nuova password.",
  notYou: "Se non era Lei, scelga subito una nuova password e scriva a {email}.",
  securityAction: "Apri le impostazioni di sicurezza",
  resetAction: "Scegli una nuova password",
  onSubject: "L’autenticazione a due fattori è attiva su {site}",
  onText:
    "d’ora in poi l’accesso a {site} richiede un codice della Sua app di autenticazione. Gli altri dispositivi sono stati disconnessi.",
  offSubject: "L’autenticazione a due fattori è disattivata su {site}",
  offText: "l’accesso a {site} non richiede più un codice. Gli altri dispositivi sono stati disconnessi.",
  endedText:
    "l’accesso a {site} non richiede più un codice, come aveva disposto un amministratore. Nessun dispositivo è stato disconnesso.",
  recoverySubject: "È stato usato un codice di recupero su {site}",
  recoveryText: "uno dei Suoi codici di recupero per {site} è appena stato usato. Non può essere usato di nuovo.",
  recoveryLeft:
    "{left, plural, =0 {Non ne resta nessuno: ne crei subito di nuovi.} one {Ne resta #. Ne crei presto di nuovi.} other {Ne restano #.}}",
  wrongSubject: "Codici errati su {site}",
  wrongText: `su {site} sono stati inseriti ${MAX_WRONG_CODES} codici errati, quasi sempre dopo la Sua password. Nessuno è riuscito ad accedere. Per ${WRONG_CODE_WINDOW_MINUTES} minuti funzionano solo i codici di recupero.`,
  wrongYou: "Se non era Lei, qualcun altro conosce la Sua password: ne scelga subito una nuova.",
};
