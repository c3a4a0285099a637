import { GRACE_PERIOD_DAYS } from "#app/features/accounts/deletion/grace-period";
import type { deletionMessages as english } from "#app/features/accounts/deletion/messages";
import type { Translation } from "../../translation";

/** Data export and account deletion, in French. */
export const deletionMessages: Translation<typeof english> = {
  recordsTitle: "Vos données",
  recordsText: "Tout ce que le site conserve sur vous, dans un seul fichier.",
  recordsDownload: "Tout télécharger en JSON",
  recordsTooOften:
    "Vos données ont déjà été demandées plusieurs fois, ou sont encore en chemin. Vous pourrez les redemander dans {minutes, plural, one {# minute} other {# minutes}}.",
  title: "Supprimer le compte",
  text: `Pendant ${GRACE_PERIOD_DAYS} jours, il suffit de vous connecter pour tout retrouver.`,
  what: `La déconnexion est immédiate partout et votre éventuelle page d’expert est masquée. Après ${GRACE_PERIOD_DAYS} jours, votre profil, vos paramètres, vos experts enregistrés et vos fichiers sont effacés. Les consultations restent visibles pour l’autre partie, sous « Ancien membre ».`,
  begin: "Supprimer mon compte",
  currentPassword: "Mot de passe actuel",
  code: "Code ou code de secours",
  confirm: "Supprimer mon compte",
  deleting: "Suppression…",
  begun: "Votre compte sera supprimé le {date}. Connectez-vous d’ici là pour le conserver.",
  stayed: "Ravis de vous revoir. Comme vous êtes de retour, votre compte n’est pas supprimé.",
  lastAdmin: "Personne d’autre n’a le rôle d’administrateur. Donnez d’abord ce rôle à quelqu’un.",
  openConsultations: "Vous avez des consultations à venir. Retirez-les ou annulez-les d’abord, pour que personne ne vous attende.",
  contested: "Un client signale votre absence. Attendez que ce soit tranché, puis supprimez votre compte.",
  owedWithoutDestination: "Une somme vous est encore due. Indiquez sous « Facturation » où la verser, puis supprimez votre compte.",
  owedSum: "À vous verser",
  toComeSum: "Encore attendu",
  toReturnSum: "À vous rembourser",
  toReturnStays: "La somme vous est renvoyée par le même moyen, même une fois votre compte supprimé.",
  someone: "Client (sans nom)",
  openBilling: "Ouvrir « Facturation »",
  failed: "La mise à jour des paramètres de sécurité a échoué",

  leavingSubject: "Votre compte {site} va être supprimé",
  leavingText: "Vous avez demandé la suppression de votre compte {site}. Tout son contenu sera effacé le {date}.",
  leavingOwed: "Ce qui vous est dû sera versé sur le compte indiqué sous « Facturation ». Cette indication est conservée jusque-là.",
  leavingBack: "Vous changez d’avis ? Connectez-vous avant le {date} et tout sera comme avant.",
  leavingAction: "Me connecter et garder mon compte",
  leavingClosing: "Si ce n’était pas vous, connectez-vous, choisissez un nouveau mot de passe et écrivez à {email}.",
  stayedSubject: "Votre compte {site} est conservé",
  stayedText: "Grâce à votre connexion à {site}, votre compte n’est pas supprimé. Tout est comme avant.",
  stayedUnlistedText:
    "Grâce à votre connexion à {site}, votre compte n’est pas supprimé. Il est comme avant, mais votre page n’est pas dans l’annuaire.",
  stayedUnlistedHow: "Un administrateur a retiré votre page de l’annuaire. Pour qu’elle y figure à nouveau, écrivez à {email}.",
  stayedClosing: "Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez à {email}.",
};
