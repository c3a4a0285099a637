import type { savingMessages as english } from "#app/features/profiles/messages-of-saving";
import type { Translation } from "../../translation";

/** Fields that save themselves, in French. */
export const savingMessages: Translation<typeof english> = {
  saveChanges: "Enregistrer les modifications",
  saving: "Enregistrement…",
  saved: "Enregistré",
  waiting: "Pas encore enregistré",
  waitingOffline: "Pas encore enregistré : vous êtes hors ligne. Votre saisie est conservée ici et sera renvoyée automatiquement.",
  waitingBusy: "Pas encore enregistré : le serveur est surchargé. Votre saisie est conservée ici et sera renvoyée automatiquement.",
  waitingSignedOut: "Pas encore enregistré : votre session a pris fin. Connectez-vous dans un autre onglet et l’enregistrement se fera.",
  stale: "Cette valeur a été modifiée ailleurs : « {value} ».",
  staleEmpty: "Cette valeur a été effacée ailleurs.",
  keepMine: "Garder la mienne",
  takeTheirs: "Prendre l’autre",
  leaveTitle: "Tout n’est pas enregistré",
  leaveText: "Votre dernière saisie n’a pas encore pu être envoyée. Si vous quittez la page maintenant, elle sera perdue.",
  leaveUnsavedText: "Vous n’avez pas enregistré vos modifications. Si vous quittez la page maintenant, elles seront perdues.",
  leave: "Quitter quand même",
  cancel: "Annuler",
  stay: "Rester ici",
};
