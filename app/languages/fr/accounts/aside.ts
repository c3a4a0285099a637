import type { asideMessages as english } from "#app/features/accounts/messages-of-aside";
import type { Translation } from "../../translation";

/** Texts beside the forms on the account pages, in French. */
export const asideMessages: Translation<typeof english> = {
  asideTitle: "Un pont vers quelqu’un qui sait.",
  asideTitlePlain: "Parlez à quelqu’un qui sait.",
  asideMatch: "Décrivez votre besoin et voyez qui correspond, et pourquoi.",
  asidePrice: "Chaque prix s’affiche en entier avant la réservation.",
  asideOffer: "Vous maîtrisez un sujet ? Proposez votre temps.",
  backToHome: "Retour à l’accueil",
  backToList: "Retour à la page précédente",
};
