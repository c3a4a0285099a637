import type { plainPageMessages as english } from "#app/frame/messages-of-plain-pages";
import type { Translation } from "../../translation";

/** Pages that the server sends in place of the requested one, in French. */
export const plainPageMessages: Translation<typeof english> = {
  busyTitle: "Il y a foule en ce moment",
  busyText: "Nous recevons plus de demandes que nous ne pouvons en traiter. Réessayez dans quelques secondes.",
  offlineText: "L’envoi n’a pas abouti. Ce que vous avez saisi reste ici : renvoyez-le dès le retour de la connexion.",
  unsentTitle: "Envoi en attente",
  unsentText: "Nous n’avons pas pu traiter votre envoi. Votre saisie est conservée ci-dessous : renvoyez-la dans quelques secondes.",
  unsentTyped: "Votre saisie",
  unsentNotKept: "Les mots de passe et les fichiers ne sont pas conservés : revenez à la page pour les ajouter de nouveau.",
  unsentAgain: "Renvoyer",
  unsentBack: "Retour à la page",
};
