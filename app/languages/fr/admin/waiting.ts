import type { waitingMessages as english } from "#app/features/admin/waiting/messages";
import type { Translation } from "../../translation";

/** Emails that tell admins what needs their attention, in French. */
export const waitingMessages: Translation<typeof english> = {
  applicationsSubject: "{count, plural, one {# candidature à examiner} other {# candidatures à examiner}} sur {site}",
  overdueSubject: "{count, plural, one {# candidature en retard} other {# candidatures en retard}} sur {site}",
  reportsSubject: "{count, plural, one {# signalement en attente} other {# signalements en attente}} sur {site}",
  requestsSubject: "{count, plural, one {# demande de catégorie en attente} other {# demandes de catégorie en attente}} sur {site}",
  returnsSubject: "{count, plural, one {# paiement à rembourser} other {# paiements à rembourser}} sur {site}",
  disputesSubject: "{count, plural, one {# consultation à trancher} other {# consultations à trancher}} sur {site}",
  applicationsText:
    "{count, plural, one {Une candidature d’expert attend} other {# candidatures d’experts attendent}} votre examen. Nous annonçons aux candidats une réponse sous {hours, plural, one {# heure} other {# heures}}.",
  overdueText: "Nous avons annoncé aux candidats une réponse sous {hours, plural, one {# heure} other {# heures}}.",
  reportsText: "Quelqu’un a signalé un message ou un avis et attend que le signalement soit examiné.",
  requestsText: "Il manque une catégorie à quelqu’un. Vous pouvez répondre à la demande ou la refuser.",
  returnsText:
    "Une somme reçue revient à un client, et nous lui avons annoncé le remboursement. Remboursez-la par le même moyen, puis indiquez-le sous Paiements.",
  disputesText:
    "Lors d’une consultation, l’une des parties dit que l’autre n’est pas venue, et l’autre dit le contraire. Toutes deux attendent votre décision.",
  action: "Ouvrir l’espace d’administration",
  closing: "Vous recevez cet e-mail en tant qu’administrateur, une fois par jour au plus. Vous pouvez le désactiver sous Préférences.",
};
