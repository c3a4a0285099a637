import type { warningsMessages as english } from "#app/features/accounts/warnings/messages";
import type { Translation } from "../../translation";

/** Emails that warn of actions the account's owner may not have taken, in Italian. */
export const warningsMessages: Translation<typeof english> = {
  putBackPayouts: "I Suoi accrediti hanno di nuovo la destinazione di prima. Controlli in “Fatturazione” che sia corretta.",
  putBackMeeting: "Il link per l’incontro delle Sue consulenze è di nuovo quello di prima. Controlli in “Piattaforme” che sia corretto.",
  putBackLoginMails: "Riceve di nuovo un’email quando qualcuno accede al Suo account da un nuovo dispositivo.",
  keptSecondFactor:
    "L’autenticazione a due fattori resta attiva: un amministratore ne aveva disposto la disattivazione, che è stata fermata.",
  lookAtPayouts: "Controlli in “Fatturazione” quale sia la destinazione dei Suoi accrediti.",
  rolesBack:
    "I ruoli di amministratore assegnati o revocati a Suo nome in questi giorni sono di nuovo quelli di prima. Il registro dice quali.",
  lookAtAdmin:
    "In questi giorni qualcosa è stato fatto a Suo nome come amministratore, e resta in vigore. Guardi il registro e corregga ciò che non ha fatto Lei.",
  payoutsAction: "Vedi la destinazione degli accrediti",
  meetingAction: "Vedi il link per l’incontro",

  loginOffSubject: "Non riceve più avvisi di nuovi accessi a {site}",
  loginOffText: "nel Suo account su {site} sono appena state disattivate le email sugli accessi da nuovi dispositivi.",
  loginOffNotMe:
    "Se non era Lei, prema il pulsante: tutti i dispositivi vengono disconnessi, queste email riprendono e Le inviamo un link per scegliere una nuova password.",

  meetingSubject: "Il link per l’incontro delle Sue consulenze su {site} è stato cambiato",
  meetingText:
    "il luogo in cui si svolgono le Sue consulenze su {site} è appena stato cambiato. I Suoi clienti vedono il nuovo link; Lei lo trova in “Piattaforme”.",
  meetingNotMe:
    "Se non era Lei, prema il pulsante: tutti i dispositivi vengono disconnessi, il link torna quello di prima e Le inviamo un’email con un link per scegliere una nuova password.",

  endsSubject: "L’autenticazione a due fattori su {site} verrà disattivata",
  endsText:
    "un amministratore di {site} ha disposto che l’accesso al Suo account non richieda più un codice. Fino al momento indicato qui sotto il codice è ancora richiesto, e Lei può fermarlo. Il motivo:",
  endsWhen: "Disattivazione",
  endsNotMe:
    "Se non l’ha chiesto Lei, prema il pulsante: l’autenticazione a due fattori resta attiva, tutti i dispositivi vengono disconnessi e Le inviamo un’email con un link per scegliere una nuova password.",
  staysSubject: "L’autenticazione a due fattori su {site} resta attiva",
  staysText: "non verrà disattivata: la disattivazione è stata fermata. L’accesso a {site} richiede un codice come prima.",
  staysHelp: "Se non ha un codice valido, o se non era Lei, scriva a {email}.",

  feedSubject: "Al Suo account su {site} è stato aggiunto un calendario",
  feedText:
    "al Suo account su {site} è appena stato aggiunto un calendario. Quando quel calendario La indica come impegnato, nessuno può prenotare.",
  feedNotMe:
    "Se non era Lei, prema il pulsante: tutti i dispositivi vengono disconnessi, il calendario non viene più letto e Le inviamo un’email con un link per scegliere una nuova password.",
  feedsEnded: "Un calendario aggiunto in questi giorni non viene più letto.",

  ownFeedSubject: "È stato creato un indirizzo segreto delle Sue consulenze su {site}",
  ownFeedText:
    "è appena stato creato un nuovo indirizzo segreto delle Sue consulenze su {site}. Chi lo possiede può leggere quando e con chi si svolgono. Un indirizzo precedente non funziona più.",
  ownFeedNotMe:
    "Se non era Lei, prema il pulsante: tutti i dispositivi vengono disconnessi, l’indirizzo non funziona più e Le inviamo un’email con un link per scegliere una nuova password.",

  rateSubject: "La Sua tariffa oraria su {site} è stata cambiata",
  rateText:
    "la Sua tariffa oraria su {site} è passata da {before} a {after}. La nuova tariffa vale per le nuove richieste; ciò che è concordato mantiene il suo prezzo. La trova in “Dettagli del profilo”.",
  rateNone: "nessuna",
  rateNotMe:
    "Se non era Lei, prema il pulsante: tutti i dispositivi vengono disconnessi e Le inviamo un’email con un link per scegliere una nuova password. La tariffa resta così finché Lei non la cambia.",

  siteSubject:
    "{what, select, payWay {È cambiato il modo in cui pagano i clienti di {site}} address {È cambiato l’indirizzo di {site}} mailServer {È cambiato il server di posta di {site}} contact {Sono cambiati i contatti di {site}} name {È cambiato il nome di {site}} rules {Sono cambiati i prezzi e le regole di {site}} danger {È cambiato ciò che {site} dice a chi è in pericolo} exported {Sono stati esportati tutti i dati di {site}} listed {È stato scaricato un elenco di {site}} granted {{site} ha un amministratore in più} secondFactor {L’autenticazione a due fattori di un account su {site} verrà disattivata} other {{site} ha un amministratore in meno}}",
  siteText:
    "{what, select, granted {{who} ha appena nominato amministratore {person}.} configured {{person} è amministratore da ora: l’indirizzo figura in ADMIN_EMAILS, impostato da chi gestisce il server.} revoked {{who} ha appena revocato il ruolo di amministratore a {person}.} exported {{who} ha appena esportato tutto ciò che il sito conserva.} listed {{who} ha appena scaricato un elenco. Il registro dice quale.} secondFactor {{who} ha appena disposto la disattivazione dell’autenticazione a due fattori di {person}. Avverrà tra {hours} ore; fino ad allora può fermarla nella pagina di quell’account.} other {{who} ha appena fatto questa modifica. Il registro dice che cosa c’era prima.}}",
  siteNotAgreed:
    "Se non doveva succedere, chieda a {who}. Può annullare la modifica e revocare il ruolo di amministratore a un account in cui sospetta un estraneo.",
  siteNotMe:
    "Se non era Lei, prema il pulsante: tutti i dispositivi vengono disconnessi dal Suo account e Le inviamo un’email con un link per scegliere una nuova password. I ruoli di amministratore assegnati o revocati da allora tornano quelli di prima, e così l’indirizzo e il server di posta del sito, il modo di pagare, i contatti e ciò che legge chi è in pericolo. Il resto di ciò che è cambiato resta così finché Lei o un altro amministratore non lo annulla.",
  siteAction: "Apri il registro",

  putBackSubject: "Ciò che è stato fatto come amministratore di {site} è annullato",
  putBackText:
    "{who} ci ha segnalato che nel suo account c’era qualcun altro. Perciò è annullato quanto segue, anche se l’ha fatto chi è diventato amministratore in questo modo:",
  rolesBackGiven: "Di nuovo amministratore: {names}",
  rolesBackTaken: "Non è più amministratore: {names}",
  rolesBackKept: "Ancora amministratore, perché non ce ne sarebbe un altro: {names}. Controlli se conosce questo account.",
  settingBack:
    "{what, select, payWay {Il modo in cui pagano i clienti di {site} è di nuovo quello di prima.} contact {I contatti di {site} sono di nuovo quelli di prima.} address {L’indirizzo di {site} è di nuovo quello di prima.} mailServer {Il server di posta di {site} è di nuovo quello di prima. Controlli se la sua password va inserita di nuovo.} other {Ciò che {site} dice a chi è in pericolo è di nuovo quello di prima.}}",
  putBackClosing:
    "Chi deve essere comunque amministratore può essere nominato di nuovo da qualsiasi amministratore. Il resto di ciò che è stato fatto rimane: è nel registro.",

  settingsStandSubject: "Controlli che cosa è stato cambiato come amministratore di {site}",
  settingsStand:
    "Qualcun altro era nell’account di un amministratore. Ciò che ha cambiato vale ancora qui, perché un altro amministratore ha salvato da allora o perché una password non si può consultare. Controlli se è giusto:",

  stoppedSubject: "{who} non è più amministratore di {site}: ciò che è stato fatto resta così",
  stoppedText:
    "{who} è stato fermato come amministratore di {site} da qualcun altro. Nei giorni precedenti {who}, o chi è diventato amministratore in questo modo, ha cambiato quanto segue. Nulla è annullato:",
  stoppedSettings: "Apri le impostazioni",
  stoppedGiven: "Nominato amministratore, e lo è ancora: {names}",
  stoppedTaken: "Non è più amministratore da allora: {names}",
  stoppedClosing:
    "Controlli se è giusto così. Qualsiasi amministratore può cambiarlo. Se nell’account di {who} c’era qualcun altro, chi ne è titolare annulla tutto con il pulsante delle email ricevute.",

  roleSubject: "{what, select, granted {Ora è amministratore di {site}} other {Non è più amministratore di {site}}}",
  roleText:
    "{what, select, granted {{who} L’ha nominata amministratore: può vedere e cambiare tutto ciò che fa funzionare il sito.} other {{who} Le ha revocato il ruolo di amministratore. Per il resto il Suo account non cambia.}}",
  roleBackText:
    "{what, select, granted {Qualcuno, dall’account di {who}, Le aveva revocato il ruolo di amministratore o L’aveva sospesa. È stato annullato.} other {È stato nominato amministratore dall’account di {who}, che da allora è stato fermato. Perciò il ruolo è stato ritirato. Per il resto il Suo account non cambia.}}",
  roleClosing: "Se non se l’aspettava, chieda a {who}.",
  roleAction: "Apri l’area di amministrazione",
};
