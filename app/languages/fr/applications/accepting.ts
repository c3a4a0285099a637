import { INVITATION_DAYS } from "#app/features/applications/invitations/limits";
import type { acceptMessages as english } from "#app/features/applications/invitations/messages-of-accepting";
import type { Translation } from "../../translation";

/** Accepting an invitation, in French. */
export const acceptMessages: Translation<typeof english> = {
  acceptTitle: "Rejoignez nos experts",
  acceptText:
    "Nous vous invitons à rejoindre les experts présents sur {site}. Vérifiez ce que nous savons de vous, complétez ce qui manque et choisissez un mot de passe.",
  acceptAddress: "Votre adresse",
  acceptAreas: "Vos domaines",
  acceptArea: "Votre domaine",
  acceptAreaGone: "Aucun des domaines de votre invitation n’est encore proposé. Choisissez-en un autre.",
  areaNeeded: "Choisissez un domaine.",
  acceptLanguages: "Vos langues",
  acceptHours: "Vos horaires de la semaine",
  acceptSpan: "{days} : de {from} à {until}",
  acceptWholeDay: "{days} : toute la journée",
  acceptZone: "Fuseau horaire : <zone></zone>",
  acceptZoneOfPlace: "celui de votre lieu",
  acceptLater: "Domaines, langues et horaires se modifient dans votre tableau de bord.",
  acceptWaits:
    "Votre invitation reste valable aussi longtemps que prévu. Revenez plus tard, ou adressez-vous à la personne qui vous a invité.",
  firstName: "Prénom",
  lastName: "Nom",
  location: "Lieu",
  locationHint: "Ville et pays",
  experience: "Années d’expérience",
  bio: "À propos de vous",
  availability: "Disponibilité",
  rate: "Tarif horaire ({currency})",
  choose: "À choisir",
  terms: "J’accepte les <link>conditions et politiques</link>",
  termsNeeded: "Acceptez les conditions.",
  accept: "Rejoindre les experts",
  accepting: "Un instant…",
  accepted: "Vous faites désormais partie des experts. Bienvenue !",
  endedTitle: "Cette invitation n’est plus valable",
  endedText: `Une invitation ne sert qu’une fois et reste valable ${INVITATION_DAYS} jours. Vous pouvez déposer une candidature d’expert ou demander une nouvelle invitation.`,
  endedOnly: `Une invitation ne sert qu’une fois et reste valable ${INVITATION_DAYS} jours. Vous pouvez en demander une autre.`,
  endedButton: "Déposer une candidature d’expert",
  endedAccepted: "Déjà acceptée ?",
  endedSignIn: "Se connecter",
  usedTitle: "Vous avez accepté cette invitation",
  usedText: "Vous faites partie des experts de ce site. Votre tableau de bord contient vos domaines, vos horaires et votre tarif.",
  usedButton: "Ouvrir le tableau de bord",
  hasAccount: "Cette adresse a déjà un compte. Connectez-vous et déposez-y votre candidature.",
};
