import type { openGraphMessages as english } from "#app/features/social-images/messages";
import type { Translation } from "../translation";

/** Text in the preview pictures of shared pages, in French. */
export const openGraphMessages: Translation<typeof english> = {
  site: "Un pont entre une question et la personne qui y a déjà répondu.",
  sitePlain: "D’une question à la personne qui y a déjà répondu.",
  unnamed: "Expert : {field}",
  reviews: "{count, plural, one {# avis} other {# avis}}",
  apart: " · ",
  llmsSite:
    "Une place de marché où particuliers et entreprises trouvent des experts vérifiés, voient pourquoi chacun convient et ce que coûte une consultation au total, puis demandent un horaire. On paie chaque consultation, sans abonnement.",
  llmsPages:
    "Les pages sont du HTML complet et n’ont pas besoin de JavaScript. La page publique de chaque expert se trouve sous /advisors/… ; le plan du site les énumère avec la date de leur dernière modification. Les prix sont dans la devise de l’expert. Ce que disent les experts est une information et ne crée pas de relation professionnelle.",
  llmsHeadingPages: "Pages",
  llmsHeadingFields: "Domaines",
  llmsHeadingMachines: "Machines",
  llmsSitemap: "Toutes les pages publiques",
  llmsRobots: "Ce qui ne doit pas être exploré",
};
