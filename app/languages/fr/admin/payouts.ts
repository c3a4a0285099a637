import type { payoutMessages as english } from "#app/features/admin/payouts/messages";
import type { Translation } from "../../translation";

/** The payouts of the admin area, in French. */
export const payoutMessages: Translation<typeof english> = {
  title: "Versements",
  text: "Ce que les experts ont gagné et pas encore reçu, par devise, sur ce que les clients ont payé. Un versement porte sur tout ce qui est dû ; l’expert le retrouve sous Facturation avec le numéro du relevé.",
  none: "Rien n’est dû",
  noneText: "Dès qu’une consultation est terminée, ce que son expert a gagné apparaît ici.",
  outside: "Vous envoyez l’argent",
  noDestination: "L’expert n’a pas indiqué où l’envoyer.",
  transferred: "Passe par le prestataire de paiement",
  payOut: "Effectuer le versement",
  payOutNamed: "Verser {amount} à {name}",
  confirmTitle: "Verser {amount} à {name}",
  confirmOutside: "Envoyez d’abord l’argent : cette action établit le relevé et ne peut pas être annulée.",
  confirmTransfer: "Le prestataire de paiement transfère l’argent et le relevé est établi. Cette action ne peut pas être annulée.",
  reference: "Référence du relevé",
  referenceHint: "Comment l’argent est parti, par exemple le numéro du virement. L’expert la lit.",
  made: "Versement effectué, relevé n° {number, number}.",
  nothingOwed: "Ce versement a déjà été effectué : plus rien n’est dû.",
  amountChanged: "Rien n’a été versé : le montant dû a changé entre-temps. Voici la liste actuelle.",
  failed: "Le versement a échoué.",
  madeTitle: "Versés",
  madeTo: "Relevé n° {number, number} · {name}",
};
