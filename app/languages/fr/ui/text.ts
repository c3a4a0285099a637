import type { uiMessages as english } from "#app/ui/text/messages";
import type { Translation } from "../../translation";

/** Components that every screen is built from, in French. */
export const uiMessages: Translation<typeof english> = {
  unfold: "Afficher plus",
  close: "Fermer",
  cancel: "Annuler",
  dismiss: "Fermer",
  optional: "facultatif",
  loading: "Chargement",
  notifications: "Notifications",
  unsent: "L’envoi n’a pas abouti. Votre saisie est conservée : recommencez l’envoi dès le retour de la connexion.",
  unanswered: "Une erreur est survenue de notre côté. Votre saisie est conservée : réessayez dans un instant.",
  later: "Cette page est injoignable pour le moment. Elle s’ouvrira dès le retour de la connexion.",
  pressAgain: "Sans connexion à votre compte, rien n’a été envoyé. Appuyez de nouveau sur le bouton.",
  signedOut: "Votre session a pris fin : rien n’a été fait. Connectez-vous, puis réessayez.",
  noOptions: "Rien ne correspond dans la liste. Vous pouvez garder vos propres mots.",
  rating: "Note de {rating} sur 5, {count, plural, =0 {aucun avis} one {# avis} other {# avis}}",
  reviews: "({count})",
  unrated: "Nouveau",
  stepOf: "Étape {current, number} sur {total, number}",
  stepDone: "Terminé",
  minutes: "{count, number} min",
  hours: "{count, number} h",
  hoursAndMinutes: "{hours, number} h {minutes, number} min",
  range: "{from} à {to}",
  timesIn: "Heure de",
  zoneTitle: "Fuseau horaire",
  zoneText: "Toutes les heures de ce site s’affichent dans ce fuseau.",
  zone: "Heure de",
  zoneHere: "{zone} (cet appareil)",
  about: " ≈\u00a0{amount}",
};
