import { COMMENTS_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from "#app/features/catalog/category-requests/limits";
import type { catalogMessages as english } from "#app/features/catalog/messages";
import type { Translation } from "../translation";
import { findMessages } from "./catalog/messages-of-find";
import { subcategoryMessages } from "./catalog/messages-of-subcategories";
import { grouped } from "./words";

/** The search dialog, the category request, /find-advisor, and the category and sub-category pages, in French. */
export const catalogMessages: Translation<typeof english> = {
  go: "Valider",
  searchTitle: "Rechercher sur {site}",
  searchLabel: "Que cherchez-vous ?",
  searchDescription: "Catégories, pages, experts et domaines d’expertise.",
  searchPlaceholder: "Rechercher une catégorie ou une page…",
  searchingAdvisors: "Recherche d’experts…",
  searchLost:
    "Recherche impossible pour le moment : vous êtes peut-être hors ligne. Elle reprendra d’elle-même dès le retour de la connexion.",
  perHour: "{price} / heure",
  askAssistant: "Poser cette phrase à l’assistant",
  didYouMean: "Vous vouliez peut-être dire…",
  browseCategories: "Parcourir les catégories",
  categories: "Catégories",
  pages: "Pages",
  advisors: "Experts",
  areas: "Domaines d’expertise",
  noResultsText: "Dites-nous ce qui vous manque. Nous lisons chaque demande et ouvrons une catégorie quand elle est attendue.",
  noResults: "Aucun résultat pour « {query} »",
  nearestArea: "Le plus proche : {area}",
  corrected: "Aucun résultat pour « {said} » : voici ceux pour « {meant} ».",
  submitCategoryRequest: "Demander une nouvelle catégorie",
  requestTitle: "Demander une nouvelle catégorie",
  requestIntro: "Dites-nous quel type de conseil vous manque ici.",
  requestOffer: "Vous ne trouvez pas votre catégorie ?",
  requestOfferText: "Si le conseil dont vous avez besoin n’a pas encore de catégorie, demandez-la. Chaque demande compte.",
  requestNameLong: `Le nom ne doit pas dépasser ${grouped(NAME_MAX_CHARACTERS)} caractères`,
  requestCommentsLong: `Les commentaires ne doivent pas dépasser ${grouped(COMMENTS_MAX_CHARACTERS)} caractères`,
  requestTooMany: "Vous avez envoyé plusieurs demandes en peu de temps. Réessayez dans une heure.",
  requestTooManyToday: "Vous avez envoyé plusieurs demandes aujourd’hui. Réessayez demain.",
  requestClose: "Fermer",
  requestName: "Nom de la catégorie",
  requestNameRequired: "Saisissez un nom de catégorie",
  requestComments: "Commentaires",
  requestEmail: "Votre adresse e-mail",
  requestEmailHint: "Si vous souhaitez une réponse. L’adresse ne sert qu’à cela, puis elle est supprimée.",
  requestEmailInvalid: "Saisissez une adresse e-mail valide ou laissez ce champ vide",
  requestSubmit: "Envoyer la demande",
  requestSubmitting: "Envoi…",
  requestDone: "Votre demande de catégorie est bien envoyée ! Nous l’examinerons et reviendrons vers vous.",
  requestFailed: "L’envoi de la demande de catégorie a échoué. Réessayez.",
  filters: "Filtres",
  search: "Rechercher",
  linkedinSoonTitle: "Bientôt disponible ! 🚀",
  linkedinSoonText: "L’intégration de LinkedIn arrive bientôt. Restez à l’écoute !",

  ...findMessages,
  ...subcategoryMessages,
};
