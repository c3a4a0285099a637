import type { payoutMessages as english } from "#app/features/admin/payouts/messages";
import { UNDO_SECONDS } from "#app/features/audit/limits";
import type { Translation } from "../../translation";

/** Payouts in the admin area, in French. */
export const payoutMessages: Translation<typeof english> = {
  title: "Versements",
  text: "Ce que les experts ont gagné et pas encore reçu, par devise ; ce que leurs clients doivent encore ne compte pas. Un versement porte sur tout ce qui est dû ; l’expert le retrouve sous Facturation avec le numéro du relevé.",
  none: "Rien n’est dû",
  noneText: "Dès qu’une consultation est terminée, ce que son expert a gagné apparaît ici.",
  outside: "Vous envoyez l’argent",
  noDestination: "L’expert n’a pas indiqué où l’envoyer.",
  noDestinationText: "Cela se fait sous Facturation. Jusque-là, rien ne peut lui être versé.",
  waits:
    "{amount} de plus en attente : le client peut encore dire que l’expert n’est pas venu ou l’a dit, ou le prestataire de paiement n’a pas encore encaissé le prix.",
  transferred: "Passe par le prestataire de paiement",
  accountEnd: "Vers le compte qui se termine par {end}",
  payOut: "Effectuer le versement",
  payOutNamed: "Verser {amount} à {name}",
  confirmTitle: "Verser {amount} à {name}",
  confirmOutside: `Envoyez d’abord l’argent : cette action établit le relevé. Elle peut être annulée pendant ${UNDO_SECONDS} secondes ; son e-mail attend jusque-là.`,
  confirmTransfer: `Le relevé est établi et, après ${UNDO_SECONDS} secondes, le prestataire de paiement transfère l’argent. Jusque-là, le versement peut être annulé.`,
  reference: "Référence du relevé",
  referenceHint: "Comment l’argent est parti, par exemple le numéro du virement. L’expert la lit.",
  made: "Versement effectué, relevé n° {number, number}.",
  nothingOwed: "Ce versement a déjà été effectué : plus rien n’est dû.",
  amountChanged: "Rien n’a été versé : le montant dû a changé entre-temps. Voici la liste actuelle.",
  takenBack: "Rien n’a été versé : ce versement a été repris. Voici la liste à jour.",
  wrongState: "Ce versement a déjà été repris, ou le prestataire de paiement a commencé à le transférer.",
  destinationChanged:
    "Rien n’a été versé : la destination de l’argent a changé entre-temps. Veuillez la vérifier à nouveau ; voici la liste actuelle.",
  destinationUnknown: "Rien n’a été versé : l’expert n’a pas indiqué où l’envoyer. Cela se fait sous Facturation.",
  referenceMissing: "Rien n’a été versé : veuillez indiquer comment l’argent est parti. L’expert le lit comme référence du relevé.",
  failed: "Le versement a échoué.",
  search: "Chercher par nom, e-mail ou devise",
  noneFound: "Aucune somme due ne correspond",
  payOutChosenTitle: "Verser tout ce qui est choisi ?",
  payOutChosenText: `Envoyez d’abord ce qui ne passe pas par le prestataire de paiement. Un relevé est établi pour chacun ; pendant ${UNDO_SECONDS} secondes, tous peuvent être annulés.`,
  manyMade: "Versé, {count, plural, one {# relevé} other {# relevés}}.",
  onTheWay: "En cours",
  refused: "Non transféré",
  held: "Retenu",
  heldText:
    "Non envoyé : depuis, de l’argent qui en fait partie a été contesté ou remboursé. Il part de lui-même dès que le paiement est maintenu ; sinon, reprenez-le.",
  takeBack: "Reprendre",
  takeBackNamed: "Reprendre le versement de {amount} à {name}, relevé n° {number, number}",
  takeBackTitle: "Reprendre le versement de {amount} à {name} ?",
  takeBackText:
    "Le prestataire de paiement refuse ce transfert. Vérifiez d’abord auprès de lui que rien n’a été envoyé : la somme sera de nouveau due et pourra être versée.",
  takeBackHeldText:
    "Rien n’a été envoyé. Le montant est de nouveau dû, moins ce qui a été remboursé ; ce qui est contesté reste retenu jusqu’à la décision.",
  tookBack: "Versement repris : la somme est de nouveau due.",
  takingBackFailed: "Le versement n’a pas pu être repris.",
  isTakenBack: "Repris",
  madeTitle: "Versés",
  madeTo: "Relevé n° {number, number} · {name}",
  leavesOn: "Supprime son compte, effacé le <time></time>.",
};
