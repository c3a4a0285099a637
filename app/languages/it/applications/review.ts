import type { decisionMessages as english } from "#app/features/applications/review/messages";
import { REVIEW_PROMISE_HOURS } from "#app/features/applications/review/review-promise";
import { UNDO_SECONDS } from "#app/features/audit/limits";
import type { Translation } from "../../translation";

/** Deciding on an application, and its emails, in Italian. */
export const decisionMessages: Translation<typeof english> = {
  greeting: "Gentile {name},",
  closing: "Cordiali saluti",
  receivedSubject: "Abbiamo ricevuto la Sua candidatura",
  receivedText: `grazie per la Sua candidatura da consulente su {site}. Una persona la leggerà entro ${REVIEW_PROMISE_HOURS} ore.`,
  receivedNext:
    "Riceverà una conferma, oppure un’email con la richiesta di altre referenze. Dopo l’approvazione, un’email di benvenuto Le indicherà il primo passo.",
  receivedAction: "Vedi a che punto è",
  welcomeSubject: "{site} Le dà il benvenuto: il primo passo",
  welcomeText: "la Sua candidatura è stata approvata. Ora offre consulenze su {site} e la Sua pagina da consulente è pubblica.",
  welcomeTask: "Il primo passo: imposti i Suoi orari settimanali. Fino ad allora non possiamo proporre abbinamenti con Lei.",
  welcomeRate: "Il secondo: imposti la tariffa oraria. Senza, nessuno può prenotare.",
  welcomeAction: "Imposta i miei orari",
  welcomeReadySubject: "{site} Le dà il benvenuto",
  welcomeInvited: "da ora offre consulenze su {site} e la Sua pagina da consulente è pubblica.",
  welcomeHasHours: "I Suoi orari settimanali sono già impostati. Manca solo la tariffa oraria: senza, nessuno può prenotare.",
  welcomeReady:
    "I Suoi orari settimanali e la tariffa oraria sono già impostati: da ora possiamo proporre abbinamenti con Lei e si può prenotare. Controlli entrambi, per favore.",
  welcomeRateAction: "Imposta la tariffa",
  welcomeReadyAction: "Apri la mia dashboard",
  welcomePage: "La Sua pagina",
  rejectedSubject: "La Sua candidatura su {site}",
  rejectedMail: "abbiamo letto la Sua candidatura da consulente su {site} e non possiamo approvarla così com’è.",
  rejectedAgain: "Può modificare quanto richiesto e inviare una nuova candidatura. Quello che ha scritto c’è ancora.",
  rejectedAction: "Invia una nuova candidatura",
  mailNotes: "Le nostre osservazioni",

  decided: "{status, select, approved {Candidatura approvata.} other {Candidatura respinta.}}",
  approveFailed: "Non è stato possibile approvare la candidatura.",
  rejectFailed: "Non è stato possibile respingere la candidatura.",
  decisionFailed: "Non è stato possibile approvare o respingere la candidatura.",
  decisionUnreadable: "Indichi di quale candidatura si tratta e se è approvata o respinta.",
  adminsOnly: "Solo gli amministratori decidono sulle candidature.",
  ownApplication: "Nessuno decide sulla propria candidatura.",
  alreadyDecided: "Su questa candidatura è già stata presa una decisione.",
  applicantLeaving:
    "L’account di questa persona sta per essere eliminato, quindi non viene pubblicato nulla. Se accede di nuovo, Lei potrà approvare la candidatura.",
  reasonRequired: "Scriva il motivo: chi si è candidato lo leggerà.",
  decisionUndone: "La decisione è annullata. Non partirà alcuna email al riguardo.",
  undoFailed: "Non è stato possibile annullare la decisione.",
  notDecided: "Questa decisione è già stata annullata.",
  undoTooLate: `Una decisione può essere annullata per ${UNDO_SECONDS} secondi, e sono trascorsi.`,
  undoInUse:
    "Questa decisione non può più essere annullata: qualcuno ha scritto al nuovo consulente o gli ha richiesto una consulenza, oppure è arrivata una nuova candidatura.",
};
