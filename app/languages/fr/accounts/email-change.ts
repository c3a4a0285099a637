import type { emailChangeMessages as english } from "#app/features/accounts/email-change/messages";
import { EMAIL_CHANGE_HOURS } from "#app/features/accounts/limits";
import type { Translation } from "../../translation";
import { counted } from "../words";

const LIMIT = counted(EMAIL_CHANGE_HOURS, "heure", "heures");

/** Changing the email address, and its emails, in French. */
export const emailChangeMessages: Translation<typeof english> = {
  title: "Adresse e-mail",
  text: "Un changement se confirme aux deux adresses.",
  current: "Vous vous connectez avec <strong>{email}</strong>.",
  newEmail: "Nouvelle adresse e-mail",
  change: "Changer d’adresse e-mail",
  changing: "Envoi…",
  begun: `Deux e-mails sont en route. Appuyez sur le bouton de chacun dans un délai de ${LIMIT}.`,
  waiting: "En attente : <strong>{email}</strong> remplacera votre adresse.",
  waitingBoth: "Appuyez sur le bouton dans l’e-mail envoyé à chaque adresse.",
  waitingOld: "La nouvelle adresse est confirmée. Appuyez maintenant sur le bouton dans l’e-mail envoyé à l’ancienne.",
  waitingNew: "L’ancienne adresse est confirmée. Appuyez maintenant sur le bouton dans l’e-mail envoyé à la nouvelle.",
  cancel: "Abandonner le changement",
  cancelled: "Votre adresse e-mail reste inchangée.",
  sameAddress: "C’est déjà votre adresse e-mail",
  addressTaken: "Un autre compte utilise cette adresse. Le changement n’est pas possible.",
  tooMany: "Il y a déjà eu plusieurs changements de ce type. Veuillez réessayer demain.",
  failed: "La mise à jour des paramètres de sécurité a échoué",

  confirmTitle: "Changer votre adresse e-mail",
  confirmText: "L’adresse de votre compte sera <strong>{email}</strong>, une fois les deux adresses confirmées.",
  confirmButton: "Confirmer le changement",
  confirming: "Confirmation…",
  confirmedOne: "C’est confirmé. L’autre adresse a aussi reçu un e-mail : appuyez sur son bouton pour terminer.",
  confirmedBoth: "Votre adresse e-mail est modifiée.",
  endedNow: "L’adresse de votre compte est {email}.",
  endedText: `Un lien de changement d’adresse fonctionne pendant ${LIMIT}. Vous pouvez recommencer sous Sécurité, dans votre profil.`,

  emailAction: "Confirmer le changement",
  oldSubject: "Changement de votre adresse e-mail sur {site}",
  oldText: "Vous avez demandé à remplacer l’adresse de votre compte {site} par {newEmail}.",
  newSubject: "Confirmez votre nouvelle adresse e-mail sur {site}",
  newText: "Le compte {oldEmail} sur {site} souhaite utiliser cette adresse.",
  bothText: `Le changement prend effet une fois le bouton actionné dans les deux e-mails, dans un délai de ${LIMIT}.`,
  oldClosing: "Si ce n’était pas vous, ne cliquez pas, choisissez un nouveau mot de passe et écrivez à {email}.",
  changedSubject: "Votre adresse e-mail sur {site} a été modifiée",
  changedText: "L’adresse de votre compte {site} est désormais {newEmail}.",
  changedClosing: "Si ce n’était pas vous, écrivez tout de suite à {email}.",
};
