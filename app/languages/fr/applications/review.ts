import type { decisionMessages as english } from "#app/features/applications/review/messages";
import { REVIEW_PROMISE_HOURS } from "#app/features/applications/review/review-promise";
import { UNDO_SECONDS } from "#app/features/audit/limits";
import type { Translation } from "../../translation";

/** Deciding on an application, and its emails, in French. */
export const decisionMessages: Translation<typeof english> = {
  greeting: "Bonjour {name},",
  closing: "Bien cordialement",
  receivedSubject: "Nous avons reçu votre candidature",
  receivedText: `Merci de votre candidature pour devenir expert sur {site}. Une personne la lit sous ${REVIEW_PROMISE_HOURS} heures.`,
  receivedNext:
    "Vous recevrez une confirmation, ou un e-mail qui demande d’autres justificatifs. Une fois votre candidature acceptée, un e-mail de bienvenue vous indiquera votre première tâche.",
  receivedAction: "Voir où en est ma candidature",
  welcomeSubject: "Bienvenue sur {site} : votre première tâche",
  welcomeText: "Votre candidature est acceptée. Vous faites désormais partie des experts présents sur {site}, et votre page est publique.",
  welcomeTask: "Votre première tâche : fixer vos horaires hebdomadaires. D’ici là, aucune mise en relation n’est possible.",
  welcomeRate: "La deuxième : fixer votre tarif horaire. Sans tarif, personne ne peut vous réserver.",
  welcomeAction: "Fixer mes horaires",
  welcomeReadySubject: "Bienvenue sur {site}",
  welcomeInvited: "Vous faites désormais partie des experts présents sur {site}, et votre page est publique.",
  welcomeHasHours:
    "Vos horaires hebdomadaires sont fixés. Il ne manque que votre tarif horaire : sans tarif, personne ne peut vous réserver.",
  welcomeReady:
    "Vos horaires hebdomadaires et votre tarif horaire sont fixés : vous pouvez dès maintenant recevoir des demandes et des réservations. Merci de les vérifier.",
  welcomeRateAction: "Fixer mon tarif",
  welcomeReadyAction: "Ouvrir mon tableau de bord",
  welcomePage: "Votre page",
  rejectedSubject: "Votre candidature sur {site}",
  rejectedMail: "Nous avons lu votre candidature pour devenir expert sur {site} et ne pouvons pas l’accepter en l’état.",
  rejectedAgain: "Vous pouvez modifier ce qui a été demandé et présenter une nouvelle candidature. Ce que vous aviez écrit est encore là.",
  rejectedAction: "Présenter une nouvelle candidature",
  mailNotes: "Ce que nous avons remarqué",

  decided: "{status, select, approved {Candidature acceptée.} other {Candidature refusée.}}",
  approveFailed: "L’acceptation de la candidature a échoué.",
  rejectFailed: "Le refus de la candidature a échoué.",
  decisionFailed: "L’acceptation ou le refus de la candidature a échoué.",
  decisionUnreadable: "Indiquez quelle candidature, et si elle est acceptée ou refusée.",
  adminsOnly: "Seuls les administrateurs statuent sur les candidatures.",
  ownApplication: "Personne ne statue sur sa propre candidature.",
  alreadyDecided: "Cette candidature est déjà traitée.",
  applicantLeaving:
    "Le compte de cette personne va être supprimé : rien n’est donc publié. Si elle se connecte de nouveau, vous pourrez approuver la candidature.",
  reasonRequired: "Indiquez pourquoi. La personne le lira.",
  decisionUndone: "La décision est annulée. Aucun e-mail ne partira à ce sujet.",
  undoFailed: "L’annulation de la décision a échoué.",
  notDecided: "Cette décision est déjà annulée.",
  undoTooLate: `Une décision peut être annulée pendant ${UNDO_SECONDS} secondes, et ce délai est écoulé.`,
  undoInUse:
    "Cette décision ne peut plus être annulée : quelqu’un a écrit au nouvel expert ou lui a demandé une consultation, ou la personne a envoyé une nouvelle candidature.",
};
