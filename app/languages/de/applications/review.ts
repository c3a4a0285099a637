import type { decisionMessages as english } from "#app/features/applications/review/messages";
import { REVIEW_PROMISE_HOURS } from "#app/features/applications/review/review-promise";
import { UNDO_SECONDS } from "#app/features/audit/limits";
import type { Translation } from "../../translation";

/** Deciding on an application, and its emails, in German. */
export const decisionMessages: Translation<typeof english> = {
  greeting: "Guten Tag {name},",
  closing: "Mit freundlichen Grüßen",
  receivedSubject: "Ihre Bewerbung ist bei uns",
  receivedText: `vielen Dank für Ihre Bewerbung als Berater bei {site}. Ein Mensch liest sie innerhalb von ${REVIEW_PROMISE_HOURS} Stunden.`,
  receivedNext:
    "Sie bekommen eine Bestätigung oder eine E-Mail mit der Bitte um weitere Nachweise. Nach der Zusage bringt Ihnen eine Willkommens-E-Mail Ihre erste Aufgabe.",
  receivedAction: "Stand ansehen",
  welcomeSubject: "Willkommen bei {site}: Ihre erste Aufgabe",
  welcomeText: "Ihre Bewerbung ist angenommen. Sie sind jetzt Berater bei {site}, und Ihre Seite ist öffentlich.",
  welcomeTask: "Ihre erste Aufgabe: Legen Sie Ihre wöchentlichen Zeiten fest. Bis dahin taucht Ihr Profil im Matching nicht auf.",
  welcomeRate: "Ihre zweite: Legen Sie Ihren Stundensatz fest. Ohne ihn kann Sie niemand buchen.",
  welcomeAction: "Zeiten festlegen",
  welcomeReadySubject: "Willkommen bei {site}",
  welcomeInvited: "Sie sind jetzt Berater bei {site}, und Ihre Seite ist öffentlich.",
  welcomeHasHours: "Ihre wöchentlichen Zeiten sind eingetragen. Eines fehlt noch: Ihr Stundensatz. Ohne ihn kann Sie niemand buchen.",
  welcomeReady:
    "Ihre wöchentlichen Zeiten und Ihr Stundensatz sind eingetragen: Ab jetzt taucht Ihr Profil im Matching auf und Sie sind buchbar. Bitte sehen Sie sich beides an.",
  welcomeRateAction: "Stundensatz festlegen",
  welcomeReadyAction: "Dashboard öffnen",
  welcomePage: "Ihre Seite",
  rejectedSubject: "Ihre Bewerbung bei {site}",
  rejectedMail: "wir haben Ihre Bewerbung als Berater bei {site} gelesen und können sie so nicht annehmen.",
  rejectedAgain: "Sie können ändern, worum wir gebeten haben, und sich erneut bewerben. Was Sie geschrieben haben, ist noch da.",
  rejectedAction: "Erneut bewerben",
  mailNotes: "Was uns aufgefallen ist",

  decided: "{status, select, approved {Die Bewerbung ist angenommen.} other {Die Bewerbung ist abgelehnt.}}",
  approveFailed: "Die Bewerbung konnte nicht angenommen werden.",
  rejectFailed: "Die Bewerbung konnte nicht abgelehnt werden.",
  decisionFailed: "Die Entscheidung über die Bewerbung konnte nicht gespeichert werden.",
  decisionUnreadable: "Bitte geben Sie an, um welche Bewerbung es geht und ob sie angenommen oder abgelehnt wird.",
  adminsOnly: "Nur Admins entscheiden über Bewerbungen.",
  ownApplication: "Niemand entscheidet über die eigene Bewerbung.",
  alreadyDecided: "Über diese Bewerbung ist schon entschieden.",
  applicantLeaving:
    "Das Konto dieser Person wird bald gelöscht, daher wird nichts veröffentlicht. Sobald sie sich wieder anmeldet, können Sie die Bewerbung annehmen.",
  reasonRequired: "Bitte geben Sie den Grund an. Wer sich beworben hat, liest ihn.",
  decisionUndone: "Die Entscheidung ist rückgängig gemacht. Darüber wird keine E-Mail verschickt.",
  undoFailed: "Die Entscheidung konnte nicht rückgängig gemacht werden.",
  notDecided: "Diese Entscheidung ist schon rückgängig gemacht.",
  undoTooLate: `Eine Entscheidung lässt sich ${UNDO_SECONDS} Sekunden lang rückgängig machen; diese Zeit ist vorbei.`,
  undoInUse:
    "Diese Entscheidung lässt sich nicht mehr rückgängig machen: Jemand hat dem neuen Berater geschrieben oder eine Beratung angefragt, oder die Person hat sich erneut beworben.",
};
