import type { reportsMessages as english } from "#app/features/admin/reports/messages";
import { HIGHEST_RATING } from "#app/features/reviews/limits";
import type { Translation } from "../../translation";

/** Reported content, in French. */
export const reportsMessages: Translation<typeof english> = {
  title: "Contenus signalés",
  none: "Aucun signalement à traiter.",
  waiting:
    "{count, plural, one {# signalement à examiner} other {# signalements à examiner}}. Leur lecture est consignée dans le journal d’audit.",
  read: "Lire les signalements",
  back: "Toutes les candidatures",
  messagesTitle: "Messages signalés",
  reviewsTitle: "Avis signalés",
  nothing: "Aucun en attente.",
  sentBy: "Envoyé par {sender}, le <time></time>",
  reportedBy: "Signalé par {reporter}, le <time></time>",
  reported: "Signalé le <time></time>",
  reason: "Motif : {reason}",
  review: `{author} sur {advisor} : {rating, number} sur ${HIGHEST_RATING}`,
  close: "Classer",
  closeMessage: "Classer le signalement : {sender}",
  keep: "Conserver l’avis",
  keepNamed: "Conserver l’avis : {author}",
  hide: "Masquer l’avis",
  hideNamed: "Masquer l’avis : {author}",
  hideReason: "Motif du masquage",
  saving: "Enregistrement…",
  closed: "Le signalement est classé.",
  kept: "L’avis reste en ligne et ses signalements sont classés.",
  hidden: "L’avis est masqué de toutes les pages et ne compte plus dans la note.",
  decided: "Quelqu’un d’autre s’en est occupé entre-temps.",
  failed: "La mise à jour du signalement a échoué.",
  consultation: "La consultation",
  sender: "Qui l’a écrit",
};
