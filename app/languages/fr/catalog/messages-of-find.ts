import type { findMessages as english } from "#app/features/catalog/messages-of-find";
import type { Translation } from "../../translation";

/** /find-advisor, in French. */
export const findMessages: Translation<typeof english> = {
  findAll: "Tous les experts",
  findWeek: "Experts disponibles dans les prochains jours",
  findTitle: "Trouvez l’expert qu’il vous faut",
  findIntro:
    "Choisissez le type de conseil dont vous avez besoin. Nous avons examiné la candidature de chaque expert avant sa mise en ligne.",
  findDescription: "Parcourez nos experts vérifiés : entreprise, finance, droit, technologie, marketing et bien plus.",
  findDescriptionOwn: "Parcourez nos experts vérifiés, catégorie par catégorie.",
  findPlaceholder: "Rechercher une catégorie…",
  findNothingText: "Essayez un autre mot ou parcourez toutes les catégories.",
  findNothing: "Aucune catégorie ne correspond à « {query} »",
  clearSearch: "Effacer la recherche",
  moreSubcategories: "+{count, plural, one {# autre} other {# autres}}",
};
