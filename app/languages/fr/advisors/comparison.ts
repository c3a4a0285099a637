import { MAX_COMPARED } from "#app/features/advisors/compare/compared";
import type { comparisonMessages as english } from "#app/features/advisors/compare/messages-of-comparison";
import type { Translation } from "../../translation";

/** The comparison, in French. */
export const comparisonMessages: Translation<typeof english> = {
  comparisonTitle: "Comparer des experts",
  comparisonText:
    "Côte à côte, pour la durée de consultation que vous envisagez. L’adresse de cette page conserve votre choix : partagez-la avec qui vous voulez.",
  comparisonRemove: "Retirer",
  comparisonRemoveLabel: "Retirer de la comparaison : {name}",
  comparisonGone: "Aucun expert de ce choix n’est visible",
  comparisonGoneText: "L’adresse désigne des experts qui ne sont pas, ou plus, présents ici. Choisissez-en d’autres ci-dessous.",
  comparisonMore: "En ajouter un autre",
  comparisonMoreText: `Vous pouvez en comparer jusqu’à ${MAX_COMPARED} côte à côte. Choisissez une catégorie, puis « Comparer » sur une fiche.`,
};
