import { QUOTE_MINUTES } from "#app/features/booking/deadlines";
import type { hourMessages as english } from "#app/features/booking/hour/messages";
import { RULE } from "#app/features/rules/rule-marks";
import type { Translation } from "../../translation";

/** The page of a chosen time, in Italian. */
export const hourMessages: Translation<typeof english> = {
  hourTitle: "Prenota con {name}",
  hourChangeTitle: "Modifica la richiesta per {name}",
  hourIntro: "La Sua ora con {name}: orario, durata e prezzo completo in un’unica pagina.",
  hourWhen: "Quando",
  hourFirstFree: "Il primo orario libero.",
  hourFirstByDay: "Suggerimento: il primo orario libero che per Lei non è di notte.",
  hourOtherTime: "Scegli un altro orario",
  hourSameClock: "Per {firstName} è la stessa ora.",
  hourTheirClock: "<time></time> per {firstName}",
  hourLength: "Per quanto tempo?",
  hourLengthTaken: "{length}: durata non disponibile",
  hourUrgency: "Quanto è urgente?",
  hourUrgencyNote: `Urgente: la Sua richiesta precede quelle che possono aspettare, con un supplemento (+${RULE.rushPercent}%). Il termine per la risposta resta lo stesso.`,
  hourNoteHint: "Qualche frase aiuta {firstName} a prepararsi. Nessun altro le legge.",
  hourAbout: "Argomento: {topic}",
  hourPrice: "Prezzo",
  hourPriceHeld: `Il prezzo resta bloccato per ${QUOTE_MINUTES} minuti.`,
  hourPriceHeldUntil: "Il prezzo è riservato per Lei fino alle <time></time>.",
  hourHeld: "Orario e prezzo sono riservati per Lei fino alle <time></time>.",
  hourTerms:
    "{firstName} risponde {expiryHours, plural, =0 {} other {entro # ore e }}comunque prima dell’orario scelto. Fino ad allora può ritirare la richiesta senza alcun costo; dopo, riceve un rimborso completo se annulla almeno {wholeRefundHours, number} ore prima dell’inizio.",
  hourTermsPart:
    "{firstName} risponde {expiryHours, plural, =0 {} other {entro # ore e }}comunque prima dell’orario scelto. Fino ad allora può ritirare la richiesta senza alcun costo; dopo, se annulla{hours, plural, =0 {} one { almeno # ora prima dell’inizio} other { almeno # ore prima dell’inizio}}, riceve un rimborso parziale ({percent}%).",
  hourTermsNone:
    "{firstName} risponde {expiryHours, plural, =0 {} other {entro # ore e }}comunque prima dell’orario scelto. Fino ad allora può ritirare la richiesta senza alcun costo; dopo non è previsto alcun rimborso: l’inizio è troppo vicino.",
  hourSend: "Invia la richiesta ({total})",
  hourSending: "Invio…",
  hourSignUpSend: "Registrati e invia la richiesta",
  hourSignInSend: "Accedi e invia la richiesta",
  hourConfirmSend: "Conferma e invia la richiesta",
  hourConfirmText: "Con questo pulsante conferma il Suo indirizzo e {firstName} riceve la Sua richiesta.",
  hourStepMissing: "Manca un passaggio: {firstName} non ha ancora ricevuto nulla.",
  hourStepTo: "Vai al pulsante",

  hourAccount: "Per ricevere la risposta di {firstName}",
  hourAccountText: `Appena preme il pulsante, questo orario resta riservato per Lei per ${QUOTE_MINUTES} minuti, il tempo di registrarsi o accedere.`,
  hourNew: "Non ho un account",
  hourKnown: "Ho già un account",
  hourOtherWays: "Altri modi per accedere",
  hourWaitingText: "Lo apra in questo browser e prema il pulsante: {firstName} riceverà la Sua richiesta.",
  hourLinkKeeps: "Può cambiare ciò che vuole: il Suo link di conferma porta a ciò che è salvato qui.",
  hourLinkSave: "Salva la modifica",
  hourLinkSaved: "Salvato. Il Suo link di conferma riporta a questa scelta.",
  hourHoldOver: `Questo orario non è più riservato per Lei. Se è ancora libero, con un clic può riservarlo per altri ${QUOTE_MINUTES} minuti.`,
  hourHoldAgain: "Riservarlo di nuovo",
  hourLinkSaving: "Salvataggio…",
  hourSessionEnded: "Nel frattempo la Sua sessione è terminata. Acceda qui sotto: tutto ciò che ha scritto è ancora qui.",

  hourReplaces: "La Sua richiesta attuale: <time></time>. Quella che invia qui la sostituisce e {firstName} riceve una sola email.",
  hourNowOther: "Dalla Sua richiesta è cambiato quanto segue:",
  hourNowLengths: "{before, number} minuti non sono più disponibili; al loro posto ne sono scelti {now, number}.",
  hourNowRush: "Il supplemento per urgenza è del {now, number}% invece del {before, number}%.",
  hourNowExpiry: "{now, plural, one {# ora} other {# ore}} per rispondere invece di {before, number}.",
  hourNowWhole: "Rimborso completo fino a {now, plural, one {# ora} other {# ore}} prima dell’inizio invece di {before, number}.",
  hourNowPart:
    "Poi {now, plural, =0 {nessun rimborso} other {rimborso parziale (#%)}} fino {hoursNow, plural, =0 {all’inizio} one {a # ora prima} other {a # ore prima}} anziché {before, plural, =0 {nessun rimborso} other {#%}} fino {hoursBefore, plural, =0 {all’inizio} one {a # ora prima} other {a # ore prima}}.",
  hourChangeSend: "Modifica la richiesta ({total})",
  hourChanged: "Richiesta modificata",
  hourChangedText: "{name} ha ricevuto un solo avviso e vede soltanto la nuova richiesta.",
  hourOthers: "Questi orari sono liberi",
  hourGone: "Al momento non c’è nulla da richiedere",
  hourGoneText: "{firstName} non ha orari liberi prenotabili qui. Può inviare una domanda oppure cercare qualcun altro.",
  hourOwnText: "Questa è la Sua pagina. Qui gli altri prenotano con Lei.",
  hourOwnRequest: "Questo orario è Suo: lo ha già richiesto.",
  hourOwnRequestOpen: "Apri la richiesta",
  hourBack: "{name}",
};
