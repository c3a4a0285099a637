import type { moneyMessages as english } from "#app/features/money/messages";
import type { Translation } from "../translation";
import { payWayMessages } from "./money/pay-way";

/** Texts about money: notifications, emails and payments, in French. */
export const moneyMessages: Translation<typeof english> = {
  payoutSubject: "Vous avez reçu un versement de {paid}",
  payoutText:
    "Nous vous avons versé {paid} pour vos consultations{cancelled, select, yes {, y compris la part conservée de celles qui ont été annulées ou manquées} other {}} : relevé n° {number, number}.",
  payoutReference: "Référence",
  payoutAction: "Voir mes relevés",
  destinationSubject: "Le compte de vos versements sur {site} a été modifié",
  destinationText: "La destination de vos versements sur {site} vient d’être modifiée. Vous la trouverez sous « Facturation ».",
  destinationNotMe:
    "Si ce n’était pas vous, appuyez sur le bouton : tout le monde est déconnecté et nous vous envoyons par e-mail un lien pour choisir un nouveau mot de passe. Indiquez ensuite à nouveau le bon compte sous « Facturation ».",
  awaitingTitle: "{open} à régler",
  awaitingText: "Indiquez la référence {reference} avec votre paiement pour que nous puissions l’identifier.",
  awaitingBy: "Payez avant le début, au plus tard le {time}.",
  awaitingSoon: "La consultation commence le {time}. Envoyez votre paiement avant : il peut arriver plus tard.",
  awaitingOver:
    "Il reste {open} à payer pour cette consultation. Indiquez la référence {reference} avec votre paiement pour que nous puissions l’identifier.",
  awaitingLate:
    "Votre annulation étant tardive, {part, select, all {la totalité du prix reste due : {due}} other {il reste dû {percent} du prix de {total} : {due}}}. Indiquez la référence {reference} avec votre paiement pour que nous puissions l’identifier.",
  awaitingDue: "Payez au plus tard le {date}.",
  partHere: "Déjà reçu : {here}.",
  noWay: "Le mode de paiement n’est pas encore défini. Écrivez à {email} en indiquant la référence {reference}.",
  markPaid: "J’ai payé",
  paidAmount: "Montant que vous avez payé ({currency})",
  marking: "Enregistrement…",
  markedToast: "Merci. Nous confirmerons votre paiement dès sa réception.",
  takeLastMarkBack: "Je n’ai pas encore payé les derniers {amount}",
  takeMarkBack: "Je n’ai pas encore payé",
  unmarkedToast: "C’est noté : vous n’avez pas encore payé.",
  markedTitle: "Vous nous avez signalé votre paiement",
  markedState: "Vous avez indiqué le {time} avoir payé {said}. Nous vérifions notre compte et vous le confirmerons ici dès réception.",
  markedOver:
    "Vous avez signalé le {time} un paiement de {said} ; le montant dû est de {open}. Nous confirmerons votre paiement dès sa réception, et ce qui a été payé en trop vous sera remboursé.",
  markedNothingDue: "Plus rien n’est dû : les {said} que vous avez signalés le {time} vous seront restitués dès leur arrivée.",
  markedRest: "Il reste {rest} à payer. Indiquez la référence {reference} avec votre paiement pour que nous puissions l’identifier.",
  receivedTitle: "Payé",
  receivedState: "Paiement de {here} bien reçu.",
  keptState: "Nous avons reçu {here}. Rien n’en est remboursé.",
  receivedLess: "Nous avons reçu {received} et vous en avons remboursé {returned}.",
  receipt: "Voir le reçu",
  toReturnTitle: "Nous vous rendons {toReturn}",
  toReturnState: "Nous vous remboursons la somme par le même moyen et vous prévenons par e-mail.",
  mailedBack: "Nous vous rendons {amount}, par le même moyen, et vous prévenons par e-mail.",
  returnedTitle: "Somme remboursée",
  returnedState: "Nous vous avons remboursé {returned}.",
  nothingTitle: "Rien à payer",
  nothingState: "Rien n’a été payé pour cette consultation, et rien n’est dû.",
  betweenThemState:
    "Aucun mode de paiement n’était encore défini sur ce site lorsque l’horaire a été convenu : vous ne lui devez rien. Convenez du paiement avec votre expert.",
  advisorAwaiting: "Le client n’a pas encore payé : il reste {open} à régler. Votre part vous sera versée une fois son paiement reçu.",
  advisorMarked: "Le client a signalé un paiement de {amount}. Votre part vous sera versée une fois reçu tout ce qui est dû.",
  advisorMarkedFurther:
    "{here} du paiement du client sont arrivés, et il a signalé {amount} de plus. Votre part vous sera versée une fois reçu tout ce qui est dû.",
  advisorMarkedInVain: "Le client a signalé son paiement. Plus rien n’est dû : ce qui arrive lui sera remboursé.",
  advisorPart:
    "{amount} du paiement du client sont arrivés, et il reste {open} à régler. Votre part vous sera versée une fois le reste reçu.",
  advisorReceived: "Le client a payé tout ce qui est dû : {amount}.",
  advisorReturning: "Du paiement du client, {amount} lui seront remboursés.",
  advisorReturningAll: "Tout ce que le client a payé lui sera remboursé : {amount}.",
  advisorReturnedPart: "Du paiement du client, {amount} lui ont été remboursés.",
  advisorReturned: "Le client a été remboursé.",
  advisorNothing: "Rien n’est dû pour cette consultation.",
  advisorBetweenThem:
    "Aucun mode de paiement n’était encore défini sur ce site lorsque l’horaire a été convenu : il n’encaisse rien pour vous. Convenez du paiement avec votre client.",
  sumNotCharged: "Non débité",
  sumPaid: "Payé",
  sumReturned: "Remboursé",
  sumOpen: "Reste à payer",

  aClient: "Client (sans nom)",
  paymentAction: "Ouvrir la consultation",
  arrivedSubject: "Nous avons reçu votre paiement de {amount}",
  arrivedText:
    "Votre paiement de {amount} pour la consultation avec {name} (sujet : {topic}) nous est parvenu. Le reçu est prêt à être imprimé ou enregistré.",
  arrivedPartSubject: "{here} reçus sur {total} : il reste {open} à régler",
  arrivedPartText:
    "Votre paiement de {amount} pour la consultation avec {name} (sujet : {topic}) nous est parvenu. Nous avons reçu {here} sur {total} ; il reste {open} à régler.",
  arrivedSomeSubject: "{here} reçus sur {total}",
  stillLookedFor: "Vous nous avez indiqué avoir payé {said} ; nous vérifions notre compte : vous n’avez pas à les payer de nouveau.",
  arrivedOver: "{amount} ne sont pas dus : nous vous les rendons par le même moyen et vous prévenons par e-mail.",
  arrivedBackSubject: "Nous avons reçu votre paiement de {amount} : {back} vous seront rendus",
  cancelledNothingDue:
    "Cette consultation a été annulée et rien n’est dû. Nous vous rendons {back} par le même moyen et vous prévenons par e-mail.",
  cancelledKept: "Cette consultation a été annulée. Comme elle l’a été tardivement, {due} du prix restent dus.",
  stillDue: "À payer",
  unconfirmedSubject: "Nous avons confirmé votre paiement par erreur",
  unconfirmedText:
    "Nous vous avons annoncé que votre paiement de {amount} pour la consultation avec {name} (sujet : {topic}) nous était parvenu. C’était une erreur : nous ne l’avons pas encore reçu. Si vous l’avez déjà envoyé, vous n’avez rien à faire : nous vous écrirons dès son arrivée.",
  missingSubject: "Votre paiement reste introuvable",
  missingText:
    "Vous nous avez indiqué avoir payé la consultation avec {name} (sujet : {topic}), mais nous n’avons pas trouvé ce paiement. Nous attendons toujours {open}. Vérifiez que la somme est bien partie et que la référence était correcte.",
  missingNothingDueText:
    "Vous nous avez indiqué avoir payé {amount} pour la consultation avec {name} (sujet : {topic}), mais nous n’avons pas trouvé ce paiement. {cancelled, select, yes {Comme la consultation est annulée, rien n’est dû.} other {Plus rien n’est dû.}}",
  returnedSubject: "Nous vous avons remboursé {amount}",
  returnedText: "Nous vous avons remboursé {amount} pour la consultation avec {name} (sujet : {topic}).",
  unreturnedSubject: "Nous ne vous avons pas encore remboursé {amount}",
  unreturnedText:
    "Nous vous avons annoncé que nous vous avions remboursé {amount} pour la consultation avec {name} (sujet : {topic}). C’était une erreur : l’argent n’est pas encore parti. Nous vous le rendons par le même moyen et vous prévenons par e-mail.",
  letGoSubject: "Vous n’avez plus rien à payer",
  letGoText: "Les {amount} qui restaient dus pour la consultation avec {name} (sujet : {topic}) ne vous sont plus demandés.",
  waivedSubject: "{amount} ne sont plus demandés à {name}",
  waivedText:
    "Nous ne demandons plus à {name} les {amount} qui restaient dus pour votre consultation (sujet : {topic}). Votre part de cette somme ne vous est pas versée non plus.",
  paidSubject: "{name} a payé {amount} pour le {day}",
  paidText: "{name} a payé {amount} pour votre consultation (sujet : {topic}) : {time}. Vous n’avez rien à faire.",
  unpaidSubject: "{amount} pas encore reçus finalement",
  unpaidText:
    "Nous vous avons annoncé {amount} payés par {name} pour votre consultation (sujet : {topic}). C’était une erreur : nous ne les avons pas encore reçus. Nous vous écrirons dès leur arrivée.",
  dueSubject: "{amount} à régler",
  dueText: "Pour la consultation avec {name} (sujet : {topic}), vous avez {amount} à payer.",
  markedAction: "Voir les paiements",
  markedSubject: "{name} a signalé un paiement de {amount}",
  markedText: "{name} a signalé un paiement de {amount}. Vérifiez que la somme est arrivée, puis confirmez le paiement.",
  waitingSubject: "{name} attend des nouvelles de son paiement de {amount}",
  waitingText:
    "{name} a signalé un paiement de {amount} il y a plusieurs jours. Vérifiez que la somme est arrivée, puis confirmez le paiement.",
  refusedSubject: "{amount} n’ont pas pu être encaissés",
  clientRefusedText:
    "Pour votre consultation avec {name} (sujet : {topic}), {amount} n’ont pas pu être encaissés, alors que vous aviez autorisé le paiement. Rien ne vous a été débité et la consultation est maintenue. Écrivez-nous pour que nous puissions régler le paiement.",
  advisorRefusedText:
    "Pour votre consultation avec {name} (sujet : {topic}), {amount} n’ont pas pu être encaissés auprès du client. Rien ne vous en est versé tant que le paiement n’est pas réglé.",
  adminRefusedText:
    "Le prestataire de paiement refuse d’encaisser {amount} dus par {name} pour une consultation (sujet : {topic}). Tant que ce n’est pas fait, rien n’en est versé, aucun reçu n’est affiché et les avis ne comptent pas.",
  refundRefusedSubject: "{amount} n’ont pas encore pu être remboursés",
  clientRefundRefusedText:
    "Nous vous avions annoncé le remboursement de {amount} pour votre consultation avec {name} (sujet : {topic}). Le prestataire de paiement n’a pas pu l’envoyer. Cette somme vous est toujours due : nous nous en occupons, et vous pouvez nous écrire à tout moment.",
  adminRefundRefusedText:
    "Le prestataire de paiement refuse de rembourser {amount} à {name} pour une consultation (sujet : {topic}). Vérifiez auprès de lui si la somme a été envoyée, et réglez le remboursement avec le client.",
  transferRefusedSubject: "{amount} n’ont pas pu être versés",
  advisorTransferRefusedText:
    "Le prestataire de paiement n’a pas pu transférer {amount} (relevé n° {number, number}) sur votre compte. Cette somme vous est toujours due : vérifiez votre compte dans la rubrique « Facturation ». Nous nous en occupons.",
  adminTransferRefusedText:
    "Le prestataire de paiement refuse de transférer {amount} (relevé n° {number, number}) à {name}. Vérifiez auprès de lui que rien n’a été envoyé, puis reprenez le versement : la somme sera de nouveau due et pourra être versée.",
  payoutsAction: "Voir les versements",
  releaseRefusedSubject: "{amount} n’ont pas pu être libérés",
  releaseRefusedText:
    "Le prestataire de paiement n’a pas pu libérer {amount}, autorisés par {name} pour une consultation (sujet : {topic}). Rien n’est débité. Annulez le paiement auprès de lui : d’ici là, la somme reste bloquée sur la carte du client.",
  endCheckoutRefusedSubject: "Un paiement en ligne n’a pas pu être clos",
  endCheckoutRefusedText:
    "Le prestataire de paiement n’a pas pu clore la page où {name} pouvait autoriser {amount} pour une consultation (sujet : {topic}). Ce qui y serait autorisé est libéré automatiquement. Clôturez cette page auprès de lui.",
  disputedSubject: "{name} conteste {amount}",
  disputedText:
    "{name} conteste {amount} pour une consultation (sujet : {topic}). Tant que le litige n’est pas tranché, rien n’est versé pour cette consultation. Répondez à temps auprès du prestataire de paiement.",
  advisorDisputedText:
    "{name} conteste {amount} pour votre consultation (sujet : {topic}). Tant que le litige n’est pas tranché, rien ne vous est versé pour cette consultation. Nous vous tiendrons au courant.",
  disputeKeptSubject: "Litige de {amount} terminé : le paiement est maintenu",
  disputeKeptText:
    "Le litige engagé par {name} et portant sur {amount} pour une consultation (sujet : {topic}) est terminé et le paiement est maintenu. Ce qui était retenu peut être versé.",
  advisorDisputeKeptText:
    "Le litige engagé par {name} et portant sur {amount} pour votre consultation (sujet : {topic}) est terminé et le paiement est maintenu. Ce qui était retenu peut vous être versé.",
  disputeLostSubject: "Litige de {amount} perdu",
  disputeLostText:
    "Le litige portant sur {amount} pour une consultation (sujet : {topic}) est perdu : {name} a obtenu gain de cause. La somme lui est revenue et est comptabilisée comme remboursement.",
  advisorSentBackText:
    "Pour votre consultation avec {name} (sujet : {topic}), {amount} sont revenus au client. Votre part diminue en proportion.",
  sentBackElsewhereSubject: "{amount} ont été remboursés",
  sentBackElsewhereText:
    "Pour une consultation (sujet : {topic}), {amount} ont été remboursés à {name} directement chez le prestataire de paiement. Ce remboursement est comptabilisé ici : vous n’avez rien à faire.",
  leavingSubject: "{name} supprime son compte et doit encore de l’argent",
  leavingText:
    "{name} fait supprimer son compte et n’a pas encore tout payé. Le {date}, son nom et son adresse seront effacés : réglez d’ici là ce qui reste dû, ou renoncez-y.",

  paymentClosing: "Vous recevez cet e-mail au sujet d’un paiement sur {site}.",
  payWayMail: "Comment payer",
  paymentReference: "Référence de votre paiement",

  ...payWayMessages,
};
