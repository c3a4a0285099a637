import type { subcategoryMessages as english } from "#app/features/catalog/messages-of-subcategories";
import type { Translation } from "../../translation";

/** The sub-category pages, in French. */
export const subcategoryMessages: Translation<typeof english> = {
  backTo: "Retour : {category}",
  needLabel: "Sur quoi avez-vous besoin d’aide ?",
  needRequired: "Décrivez ce pour quoi vous avez besoin d’aide",
  searching: "Recherche…",
  topFound: "{advisors} : {count, plural, one {le meilleur résultat} other {les # meilleurs résultats}}",
  viewAll: "Tout voir : {advisors}",
  allAdvisors: "{advisors} : tous les profils",
  nothingTitle: "Aucun expert pour cela pour l’instant",
  nothingText:
    "{subcategory} : aucun profil ne mentionne « {query} ». Essayez d’autres mots, moins nombreux, ou parcourez tous les profils.",
  fitsLittle: "{subcategory} : aucun profil ne mentionne « {query} ». Voici les meilleurs, qui ne conviennent peut-être qu’en partie.",
  noneListed: "Aucun expert n’est encore présent ici",
  noneListedText: "Parcourez toute la catégorie ou utilisez-y la mise en relation.",
  bestMatch: "Meilleure correspondance",
  contact: "Contacter {firstName}",
};
