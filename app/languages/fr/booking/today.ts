import type { todayMessages as english } from "#app/features/booking/today/messages";
import type { Translation } from "../../translation";

/** The start of an advisor's dashboard, in French. */
export const todayMessages: Translation<typeof english> = {
  title: "Aujourd’hui",
  accused: "{count, plural, one {# séance attend votre version des faits} other {# séances attendent votre version des faits}}",
  requests:
    "{count, plural, =0 {Aucune demande ne vous attend} one {# demande attend votre réponse} other {# demandes attendent votre réponse}}",
  proposals:
    "{count, plural, one {# horaire que vous avez proposé attend la réponse du client} other {# horaires que vous avez proposés attendent la réponse des clients}}",
  moreRequests: "Toutes les demandes",
  next: "Prochaine séance",
  noNext: "Rien de prévu",
  with: "{name}, {topic}",
  openSession: "Ouvrir la séance",
  unread: "Messages",
  unreadCount: "{count, plural, =0 {Tout est lu} one {# conversation non lue} other {# conversations non lues}}",
  earned: "Gagné ce mois-ci",
  nothingEarned: "Rien pour l’instant",
  better: "Pour recevoir plus de demandes",
};
