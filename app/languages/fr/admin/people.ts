import { LINK_HOURS, SECOND_FACTOR_END_HOURS } from "#app/features/accounts/limits";
import type { directoryMessages as english } from "#app/features/admin/people/messages";
import type { Translation } from "../../translation";
import { counted } from "../words";

const RESET = counted(LINK_HOURS.reset_password, "heure", "heures");

/** A person's page, and removing an advisor from the directory, in French. */
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
  areaGoneSubject: "Choisissez un autre sujet sur {site}",
  areaGoneEmail:
    "Aucun de vos sujets n’est plus proposé sur {site} : l’offre du site a été modifiée. Tant que vous n’en choisissez pas un autre, personne ne peut vous trouver ni vous réserver.",
  areaGoneAction: "Choisir un sujet",
  areaBackEmail:
    "Des sujets qui sont les vôtres sont de nouveau proposés sur {site} : on peut vous trouver et réserver comme avant. Vous n’avez rien à faire.",
  relistedSubject: "Votre page {site} est de nouveau visible",
  relistedEmail: "Votre page a été remise dans l’annuaire par un administrateur ({site}) : on peut de nouveau vous trouver et réserver.",
  leavesLater: "La suppression du compte a été demandée. Elle attend tant que le compte est suspendu.",
  leavesOn: "La suppression du compte a été demandée. Il sera effacé le <time></time>, sauf connexion d’ici là.",
  leavesShown: "En cas de connexion d’ici là, sa page figure à nouveau dans l’annuaire.",
  leavesUnlisted: "Même en cas de connexion d’ici là, sa page reste hors de l’annuaire.",
  endSecondFactor: "Désactiver la double authentification",
  endSecondFactorNamed: "Désactiver la double authentification : {name}",
  endSecondFactorText: `Pour qui a perdu son téléphone et ses codes de récupération. Assurez-vous d’abord que la demande vient bien de la personne ({name}). La désactivation a lieu dans ${SECOND_FACTOR_END_HOURS} heures. Le motif est envoyé tout de suite par e-mail ; d’ici là, la personne peut l’arrêter, comme tout administrateur : tous en sont informés.`,
  secondFactorEnds: `La double authentification sera désactivée dans ${SECOND_FACTOR_END_HOURS} heures, sauf si quelqu’un l’arrête.`,
  secondFactorEndsOn: "La double authentification sera désactivée le <time></time>, à la demande d’un administrateur.",
  keepSecondFactor: "Garder la double authentification",
  keepSecondFactorNamed: "Garder la double authentification : {name}",
  secondFactorStays: "La double authentification reste activée.",
  ownSecondFactor: "Désactivez la vôtre sous « Sécurité », ou demandez à un autre administrateur.",
  suspendedSecondFactor: "Un compte suspendu ne peut de toute façon pas se connecter. Rouvrez-le d’abord.",
  allPeople: "Toutes les personnes",
  reportsAbout: "Signalements la concernant",
  publicPage: "Page publique",
  personApplications: "Candidatures",
  allOfThem: "Les {count, number} consultations",
  personConsultations: "Consultations",
  noneYet: "Rien pour l’instant",
  nothingDone: "Rien pour l’instant",
  cameWithDemo: "Fait partie de la démo, sans candidature.",
  cameOtherwise: "Fait partie des experts sans avoir déposé de candidature.",
  cameInvited: "Sur invitation",
  personDone: "Ce que les administrateurs ont fait",
  mailAgain: "Renvoyer l’e-mail de confirmation",
  mailAgainNamed: "Renvoyer l’e-mail de confirmation : {name}",
  linkToPassOn: "Afficher un lien de confirmation",
  linkToPassOnNamed: "Afficher un lien de confirmation : {name}",
  linkToPassOnText: `Ce site n’envoie pas encore d’e-mails. Veuillez envoyer vous-même le lien à l’adresse ci-dessus : il n’est affiché que cette fois, fonctionne une seule fois et pendant ${LINK_HOURS.confirm_email} heures, et la personne qui l’a choisit le mot de passe.`,
  noLinkToPassOn: "Un lien à transmettre existe tant que le site n’envoie pas d’e-mails et qu’une adresse attend d’être confirmée.",
  passwordLink: "Afficher un lien de mot de passe",
  passwordLinkNamed: "Afficher un lien de mot de passe : {name}",
  passwordLinkTitle: "Transmettre un lien pour choisir un nouveau mot de passe ?",
  passwordLinkQuestion:
    "Ce site ne peut pas envoyer d’e-mails : {name} ne peut donc pas demander de lien. La personne qui a ce lien entre dans le compte : assurez-vous que c’est bien {name} qui vous l’a demandé. Le titulaire du compte en est informé.",
  passwordLinkText: `Veuillez envoyer vous-même le lien à l’adresse ci-dessus : il n’est affiché que cette fois et fonctionne une seule fois, pendant ${RESET}. Jusque-là, l’ancien mot de passe reste valable.`,
  noPasswordLink:
    "Un lien à transmettre n’existe que tant que le site n’envoie pas d’e-mails, et pour les comptes confirmés qui ne sont ni suspendus ni ceux d’un administrateur.",
  emailChangeLink: "Afficher un lien pour la nouvelle adresse",
  emailChangeLinkNamed: "Afficher un lien pour la nouvelle adresse : {name}",
  emailChangeLinkTitle: "Transmettre un lien pour confirmer une autre adresse ?",
  emailChangeLinkQuestion:
    "{name} a demandé une autre adresse, et ce site ne peut pas envoyer d’e-mails. L’adresse actuelle confirme d’abord, puis la nouvelle : envoyez chaque lien à cette adresse uniquement. Le titulaire du compte est prévenu.",
  emailChangeOldText:
    "Veuillez envoyer vous-même le lien à l’adresse ci-dessus : il n’est affiché que cette fois. Quand il aura servi, affichez celui de la nouvelle adresse.",
  emailChangeNewText:
    "Veuillez envoyer vous-même le lien à la nouvelle adresse, {newEmail} : il n’est affiché que cette fois. Quand il aura servi, ce sera l’adresse du compte.",
  noEmailChangeLink:
    "Il n’y a de lien à transmettre que tant que le site n’envoie pas d’e-mails et qu’un changement d’adresse est en attente, et pour les comptes qui ne sont ni suspendus ni ceux d’un administrateur.",
  mailedAgain: "Le lien de confirmation a été renvoyé.",
  notWaiting: "Le lien n’est renvoyé qu’à une adresse pas encore confirmée d’un compte qui n’est pas suspendu.",
  personGone: "Ce compte n’existe plus.",
  peopleChanged: "Effectué pour {count, plural, one {# personne} other {# personnes}}.",
  unlistManyText:
    "Personne ne peut plus les trouver ni les réserver. Leurs comptes et ce qui est convenu restent. Le motif leur est communiqué par e-mail.",
  suspendManyText:
    "Ces personnes sont déconnectées partout, ne peuvent plus se connecter et n’apparaissent nulle part jusqu’à ce que vous rouvriez leur compte. Le motif leur est communiqué par e-mail. Si le compte n’est pas rouvert dans les {seconds} secondes, ses demandes en attente et ses consultations convenues sont annulées : les deux parties sont prévenues et ce qui a été payé est remboursé en totalité. Ce que vous devez renvoyer vous-même figure sous « Paiements ».",
};
