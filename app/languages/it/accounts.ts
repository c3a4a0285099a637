import { FIRST_SESSION_TIMEOUT_HOURS, LINK_HOURS, SIGN_UP_CODE_MINUTES } from "#app/features/accounts/limits";
import type { accountsMessages as english } from "#app/features/accounts/messages";
import { FRESH_SIGN_IN_MINUTES } from "#app/features/accounts/sign-in/fresh-sign-in";
import type { Translation } from "../translation";
import { asideMessages } from "./accounts/aside";
import { formMessages } from "./accounts/sign-up";
import { codeOfMailMessages, waitingMessages } from "./accounts/waiting";
import { whyMessages } from "./accounts/why";
import { counted } from "./words";

const HOURS_A_WEEK = 7 * 24;
const CONFIRMATION = counted(LINK_HOURS.confirm_email, "ora", "ore");
const RESET = counted(LINK_HOURS.reset_password, "ora", "ore");
const REPORT = counted(LINK_HOURS.report_sign_in / HOURS_A_WEEK, "settimana", "settimane");

/** Sign-in, sign-up, email confirmation, password reset, and their emails, in Italian. */
export const accountsMessages: Translation<typeof english> = {
  welcome: "{site} Le dà il benvenuto",
  sessionEnded: "La Sua sessione è terminata. Acceda per riprendere da dove aveva interrotto.",
  sessionEndedUnsent: "Senza accesso all’account non è stato inviato nulla. Acceda: tornerà lì, con tutto ciò che ha scritto.",
  rememberMeHint: `Anche dopo la chiusura del browser, fino a ${FIRST_SESSION_TIMEOUT_HOURS} ore senza utilizzo o per il tempo scelto nel profilo, alla voce “Sicurezza”.`,

  againTitle: "Confermi la Sua identità",
  againText:
    "Sta per modificare dei permessi, spostare denaro, mostrare qualcosa ad altri o scaricare dati. Acceda ancora una volta; quello che ha scritto viene conservato.",
  againWithoutPassword: "Non ha ancora una password? Ne scelga una via email.",
  againChoose: "Scegliere una password via email",
  provedAgain: "Grazie. Quello che aveva scritto è ancora qui: prema di nuovo il pulsante.",

  currentPasswordNeeded: "Inserisca la password attuale",
  currentPasswordWrong: "La password attuale non è corretta",
  signInAgain: `Esca dall’account, acceda di nuovo e riprovi entro ${FRESH_SIGN_IN_MINUTES} minuti. Se Google o LinkedIn da solo non basta, scelga prima una password.`,

  confirmTitle: "Confermi il Suo indirizzo email",
  confirmText: "Un clic e il Suo account è pronto.",
  confirmPasswordText:
    "Scelga la password del Suo account e tutto è pronto. Chiunque può registrarsi con il Suo indirizzo: una password indicata in un altro browser quindi non vale. Se l’ha scelta su un altro dispositivo, la inserisca di nuovo.",
  confirmHourOver: "<time></time> con {name}: l’orario non è più riservato per Lei.",
  confirmHourNext: "Poi arriva la Sua richiesta: la guardi e la invii con un clic.",
  confirmButton: "Conferma e accedi",
  confirmed: "Il Suo indirizzo email è confermato. Le diamo il benvenuto!",
  linkEndedText: `Un link funziona una sola volta ed è valido per ${CONFIRMATION}. Inserisca la Sua email per riceverne uno nuovo.`,
  linkEndedSignIn: "Ha già confermato?",
  linkUsedTitle: "Questo link è già stato usato",
  confirmUsedText: "Il Suo indirizzo email è confermato e il Suo account è pronto.",
  confirmUsedRequest:
    "Il Suo indirizzo email è confermato e la Sua richiesta è stata inviata. Nella pagina della richiesta vede a che punto è.",
  openRequest: "Apri la richiesta",
  goOn: "Continua",

  forgotTitle: "Ha dimenticato la password?",
  forgotText: "Inserisca la Sua email. Se esiste un account, Le inviamo un link per scegliere una nuova password.",
  forgotButton: "Invia il link",
  forgotSending: "Invio…",
  forgotSent: `Se a quell’indirizzo corrisponde un account, è in arrivo un link per scegliere una nuova password. Funziona una sola volta ed è valido per ${RESET}.`,
  resetTitle: "Scelga una nuova password",
  resetText:
    "Gli altri dispositivi verranno disconnessi. Anche le passkey e gli account collegati non saranno più validi: aggiunga di nuovo i Suoi in seguito.",
  resetButton: "Salva la nuova password",
  resetSaving: "Salvataggio…",
  resetDone: "La password è stata cambiata. Acceda con quella nuova.",
  resetEndedText: `Un link per scegliere la password funziona una sola volta ed è valido per ${RESET}.`,
  resetEndedButton: "Invia un nuovo link",
  resetUsedText: "Da allora la Sua password è cambiata. Acceda con quella nuova, oppure chieda un altro link.",

  notMeTitle: "Non era Lei?",
  notMeUsedTitle: "Tutti i dispositivi sono disconnessi",
  notMeUsedText:
    "Ha segnalato che qualcosa non era opera Sua: tutti sono stati disconnessi, ciò che era stato configurato da allora nel Suo account non è più valido e Le è stato inviato un link per scegliere una nuova password. Se è scaduto, ne chieda un altro.",
  notMeText:
    "Tutti i dispositivi vengono disconnessi dal Suo account, e la password, le passkey, gli account collegati e l’indirizzo del calendario non sono più validi, come pure l’autenticazione a due fattori attivata nel frattempo. Le inviamo un’email con un link per scegliere una nuova password.",
  notMeButton: "Non ero io",
  notMeSending: "Disconnessione…",
  notMeDone: `Tutti i dispositivi sono disconnessi. È in arrivo un link per scegliere una nuova password. Funziona una sola volta ed è valido per ${RESET}.`,
  notMeEndedText: `Questo link funziona una sola volta ed è valido per ${REPORT}. Può comunque scegliere una nuova password: così tutti i dispositivi vengono disconnessi.`,

  emailGreeting: "{known, select, yes {Gentile {name},} other {Buongiorno,}}",
  emailClosing: "Se non ha richiesto Lei questa operazione, non deve fare nulla.",
  confirmationSubject: "Confermi il Suo indirizzo email per {site}",
  confirmationText: "abbiamo ricevuto una registrazione su {site} con questo indirizzo. Lo confermi per usare il Suo account.",
  confirmationHour:
    "Ha scelto questo orario: {time}. È riservato per Lei fino alle {until}: confermi entro quell’ora. Nel browser in cui l’ha scelto la richiesta parte con lo stesso passaggio; in un altro la vede prima.",
  confirmationCode: `Sta leggendo su un altro dispositivo? Inserisca {code} dove ha scelto l’orario, entro ${SIGN_UP_CODE_MINUTES} minuti: non dovrà riscrivere nulla.`,
  confirmationLimit: `Il link funziona una sola volta ed è valido per ${CONFIRMATION}.`,
  confirmationAction: "Conferma l’indirizzo email",
  knownSubject: "Ha già un account su {site}",
  knownText: "qualcuno ha appena provato a registrarsi su {site} con il Suo indirizzo. Ha già un account, quindi non è cambiato nulla.",
  knownHelp: `Se si trattava di Lei, acceda come al solito oppure scelga una nuova password con il link qui sotto. Funziona una sola volta ed è valido per ${RESET}.`,
  resetSubject: "Scelga una nuova password per {site}",
  resetLetterText: "ha chiesto di scegliere una nuova password per {site}.",
  resetLimit: `Il link funziona una sola volta ed è valido per ${RESET}. Finché non lo usa, resta valida la vecchia password.`,
  resetAction: "Scegli una nuova password",
  notMeSubject: "Tutti i dispositivi sono stati disconnessi dal Suo account su {site}",
  notMeLetterText:
    "ci ha segnalato un accesso a {site} che non riconosce. Tutti i dispositivi sono stati disconnessi e la vecchia password, le passkey, gli account collegati e l’indirizzo del calendario non sono più validi, come pure l’autenticazione a due fattori attivata nel frattempo. Potrà configurarli di nuovo.",
  notMeLimit: `Scelga una nuova password con il link qui sotto. Funziona una sola volta ed è valido per ${RESET}; in seguito può richiederne un altro con “Password dimenticata?”.`,
  changedSubject: "La Sua password su {site} è stata cambiata",
  changedText: "la password del Suo account su {site} è appena stata cambiata e gli altri dispositivi sono stati disconnessi.",
  changedByResetText: "la password del Suo account su {site} è appena stata cambiata e tutti i dispositivi sono stati disconnessi.",
  changedWaysIn:
    "Le passkey e gli account collegati non permettono più di accedere, chiunque li abbia aggiunti. Aggiunga di nuovo i Suoi in “Sicurezza” e “Piattaforme collegate” nel Suo profilo.",
  keptWaysIn:
    "Le Sue passkey e i Suoi account collegati permettono ancora di accedere. Controlli in “Sicurezza” e “Piattaforme collegate” nel Suo profilo che siano tutti Suoi.",
  changedCalendar:
    "L’indirizzo segreto con cui i calendari leggono le Sue consulenze non è più valido, a sua volta. Ne crei uno nuovo nel Suo profilo, in «Piattaforme collegate», e colleghi di nuovo i calendari.",
  changedHelp: "Se non era Lei, scelga subito una nuova password e scriva a {email}.",
  changedAction: "Scegli una nuova password",
  newDeviceSubject: "Nuovo accesso a {site}",
  newDeviceText: "è appena stato effettuato un accesso al Suo account su {site} da un dispositivo nuovo.",
  newDeviceHelp:
    "Se lo riconosce, non deve fare nulla. Altrimenti prema il pulsante: tutti i dispositivi vengono disconnessi e Le inviamo un’email con un link per scegliere una nuova password.",
  newDeviceWhen: "Quando",
  newDeviceWhat: "Dispositivo",
  newDeviceWhere: "Indirizzo di rete",
  newDeviceAction: "Non ero io",
  newDeviceClosing: "Può disattivare queste email nella sezione Sicurezza del Suo profilo.",
  deviceName: "{browser} su {system}",
  deviceUnknown: "Sconosciuto",

  ...formMessages,
  ...codeOfMailMessages,
  ...waitingMessages,
  ...whyMessages,
  ...asideMessages,
};
