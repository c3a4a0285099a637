import type { siteContentMessages as english } from "#app/features/site/messages";
import type { Translation } from "../translation";

/** The home page, apart from what an admin writes there, in French. */
export const siteContentMessages: Translation<typeof english> = {
  homeDescription:
    "Trouvez un expert vérifié en entreprise, finance, technologie, marketing ou droit, voyez d’abord le prix complet et réservez une consultation.",
  homeDescriptionOwn: "Trouvez un expert vérifié, voyez d’abord le prix complet et réservez une consultation.",
  heroSecond: "Devenir expert",
  heroAsk: "Sur quoi avez-vous besoin d’aide ?",
  heroAskExample: "Nous sommes deux fondateurs et devons répartir nos parts",
  heroAskButton: "Voir qui convient",
  heroAskBusy: "Recherche d’experts…",
  peopleTitle: "Experts disponibles dans les prochains jours",
  peopleText:
    "{advisors, plural, one {# expert vérifié} other {# experts vérifiés}} dans {areas, plural, one {# domaine} other {# domaines}}. Les prix s’entendent à l’heure, et chacun peut les voir.",
  peopleAll: "Voir tous les experts",
  quotesTitle: "Ce qu’en disent les clients",
  heroFactReviewed: "Experts validés un par un",
  heroFactPrice: "Le prix avant de réserver",
  uploadHeroVideo: "Importer une vidéo d’accueil",
  manageGrid: "Gérer la grille",
  pauseVideo: "Mettre la vidéo en pause",
  playVideo: "Lire la vidéo",
  categoriesTitle: "Dans quel domaine cherchez-vous conseil ?",
  categoriesText: "Choisissez le domaine le plus proche de votre question. Vous pourrez préciser à la page suivante.",
  step: "Étape {number, number} :",
};
