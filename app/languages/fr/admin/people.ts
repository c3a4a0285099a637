import type { directoryMessages as english } from "#app/features/admin/people/messages";
import type { Translation } from "../../translation";

/** A person's page, and taking an advisor out of the directory, in French. */
export const directoryMessages: Translation<typeof english> = {
  unlisted: "Hors de l’annuaire",
  unlist: "Retirer de l’annuaire",
  unlistNamed: "Retirer de l’annuaire : {name}",
  unlistTitle: "Retirer de l’annuaire",
  unlistText:
    "Plus personne ne pourra trouver {name} ni réserver. Le compte est conservé, tout comme ce qui a été convenu. Le motif est communiqué par e-mail.",
  unlistLeavingText:
    "Tant que son départ est en cours, personne ne trouve ni ne réserve {name}. Une fois retirée, sa page reste hors de l’annuaire même si le compte est conservé. Le motif lui est envoyé par e-mail.",
  relist: "Remettre dans l’annuaire",
  relistNamed: "Remettre dans l’annuaire : {name}",
  advisorUnlisted: "L’expert n’est plus dans l’annuaire.",
  advisorRelisted: "L’expert est de nouveau dans l’annuaire.",
  unlistedSubject: "Votre page {site} n’est pas visible pour le moment",
  unlistedEmail: "Votre page a été retirée de l’annuaire par un administrateur ({site}). Motif :",
  unlistedStays: "Votre compte reste inchangé, tout comme ce que vous avez convenu avec vos clients.",
  restoredSubject: "Votre compte {site} est rouvert",
  restoredEmail: "Votre compte a été rouvert par un administrateur ({site}) : vous pouvez vous connecter comme avant.",
  restoredCancelled: "Les consultations annulées entre-temps le restent ; demandez un nouvel horaire.",
  relistedSubject: "Votre page {site} est de nouveau visible",
  relistedEmail: "Votre page a été remise dans l’annuaire par un administrateur ({site}) : on peut de nouveau vous trouver et réserver.",
  leavesOn: "La suppression du compte a été demandée. Il sera effacé le <time></time>, sauf connexion d’ici là.",
  leavesShown: "En cas de connexion d’ici là, sa page figure à nouveau dans l’annuaire.",
  leavesUnlisted: "Même en cas de connexion d’ici là, sa page reste hors de l’annuaire.",
  allPeople: "Toutes les personnes",
  reportsAbout: "Signalements la concernant",
  publicPage: "Page publique",
  personApplications: "Candidatures",
  allOfThem: "Les {count, number} consultations",
  personConsultations: "Consultations",
  noneYet: "Rien pour l’instant",
  cameWithDemo: "Fait partie de la démo, sans candidature.",
  cameOtherwise: "Fait partie des experts sans avoir déposé de candidature.",
  cameInvited: "Sur invitation",
  personDone: "Ce que les administrateurs ont fait",
  mailAgain: "Renvoyer l’e-mail de confirmation",
  mailAgainNamed: "Renvoyer l’e-mail de confirmation : {name}",
  mailedAgain: "Le lien de confirmation a été renvoyé.",
  notWaiting: "Le lien n’est renvoyé qu’à une adresse pas encore confirmée d’un compte qui n’est pas suspendu.",
  personGone: "Ce compte n’existe plus.",
  peopleChanged: "Effectué pour {count, plural, one {# personne} other {# personnes}}.",
  unlistManyText:
    "Personne ne peut plus les trouver ni les réserver. Leurs comptes et ce qui est convenu restent. Le motif leur est communiqué par e-mail.",
  suspendManyText:
    "Ces personnes sont déconnectées partout, ne peuvent plus se connecter et n’apparaissent nulle part jusqu’à ce que vous rouvriez leur compte. Le motif leur est communiqué par e-mail. Si le compte n’est pas rouvert dans les {seconds} secondes, ses demandes en attente et ses consultations convenues sont annulées : les deux parties sont prévenues et ce qui a été payé est remboursé en totalité. Ce que vous devez renvoyer vous-même figure sous « Paiements ».",
};
