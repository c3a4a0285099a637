import { MAX_COUNTERS, NO_SHOW_AFTER_MINUTES, NO_SHOW_REPLY_HOURS } from "#app/features/booking/deadlines";
import type { lifeMessages as english } from "#app/features/booking/life/messages";
import { OWN_NOTE_MAX_CHARACTERS } from "#app/features/booking/limits";
import type { Translation } from "../../translation";
import { grouped } from "../words";

/** A consultation's page and lists after the request: other times, endings, notes, in French. */
export const lifeMessages: Translation<typeof english> = {
  proposedByThem: "{name} propose plutôt le <time></time>. Si vous acceptez avant le <deadline></deadline>, l’horaire est confirmé.",
  proposedByYou: "Vous avez proposé le <time></time>. Si {name} accepte avant le <deadline></deadline>, l’horaire est confirmé.",
  rescheduleAskedByThem:
    "{name} souhaite déplacer la consultation au <time></time>. L’horaire actuel reste valable, sauf si vous acceptez avant le <deadline></deadline>.",
  rescheduleAskedByYou:
    "Vous avez demandé à déplacer la consultation au <time></time>. L’horaire actuel reste valable, sauf si {name} accepte avant le <deadline></deadline>.",
  endedQuestion:
    "L’heure est passée. La consultation a-t-elle eu lieu ? Sans réponse de votre part avant le <deadline></deadline>, elle sera considérée comme terminée.",
  sayWhether: "Dites si elle a eu lieu",
  underWay: `Elle est en cours. Si {name} n’est pas là ${NO_SHOW_AFTER_MINUTES} minutes après le début, vous pourrez le signaler ici.`,
  cancelledByYou: "Vous avez annulé cette consultation.",
  cancelledByThem: "{name} a annulé cette consultation.",
  cancelledByAdmin: "Nous avons annulé cette consultation.",
  missedYou: "Votre absence a été enregistrée.",
  missedThem: "Absence enregistrée : {name}.",
  decidedTookPlace: "Nous avons tranché : la consultation a eu lieu.",
  decidedYou: "Nous avons tranché : votre absence est retenue.",
  decidedThem: "Nous avons tranché : une absence est retenue ({name}).",
  proposedBadge: "Nouvel horaire proposé",
  proposedLine: "Proposé : <time></time>",
  refunded: "Remboursement",
  refundedLine: "{amount} seront remboursés au client.",
  refundedToYou: "{amount} vous seront remboursés.",
  sentBackToYou: "{amount} vous ont été remboursés.",
  paymentAwaited: "{open} à régler.",
  paymentSeeHow: "Voir comment payer",
  staysDue: "{amount} sont payés, et rien n’en est remboursé.",
  paymentMarked: "Vous avez signalé votre paiement. Nous le confirmerons dès réception.",

  propose: "Proposer un autre horaire",
  proposeTitle: "Proposer un autre horaire",
  proposeText:
    "Le prix reste de {price}. {left, plural, one {{name} accepte ou met fin à la demande} other {{name} accepte, propose un autre horaire ou met fin à la demande}} ; d’ici là, les deux créneaux sont bloqués. {left, plural, one {C’est la dernière proposition.} other {Il vous reste # propositions à vous deux.}}",
  proposeSend: "Proposer",
  proposeBack: "Proposer un autre horaire",
  proposeBackText: "Il remplace l’horaire proposé par {name} : {time}. Si vous choisissez ce même horaire, il est convenu.",
  proposedTime: "Proposé",
  standsUntilAgreed: "Valable jusqu’à l’accord sur le nouvel horaire",
  heldUntilAgreed: "Demandé d’abord ; bloqué jusqu’à la réponse",
  reschedule: "Déplacer",
  rescheduleTitle: "Demander un autre horaire",
  rescheduleText:
    "Le prix reste de {price}. L’horaire actuel reste valable, sauf si {name} accepte le nouveau. {left, plural, one {C’est la dernière proposition.} other {Il vous reste # propositions à vous deux.}}",
  rescheduleSend: "Demander à {name}",
  lateMoveNow:
    "Si vous annulez après le déplacement, {percent, select, 0 {rien n’est remboursé} other {{percent} % au plus sont remboursés}} : c’est ce qui s’applique maintenant, si près du début.",
  lateMoveAsked:
    "{who, select, you {Si vous annulez après le déplacement} other {Si {name} annule après le déplacement}}, {percent, select, 0 {rien n’est remboursé} other {{percent} % au plus sont remboursés}} : la demande est arrivée tard.",
  lateMoveStands:
    "La consultation a été déplacée tard, à votre demande. Si vous annulez, {percent, select, 0 {rien n’est remboursé} other {{percent} % au plus sont remboursés}}.",
  sending: "Envoi…",
  freeTimes: "Créneaux libres",
  timeSoFar: "Jusqu’ici : <time></time>",
  otherTime: "Un autre horaire",
  otherTimeHint: "Fuseau horaire : {zone}.",
  otherTimeHintNoZone: "Les horaires sont dans votre fuseau.",
  agree: "Accepter le nouvel horaire",
  agreeing: "Acceptation…",
  keepTime: "Garder l’horaire actuel",
  takeBack: "Retirer ma proposition",
  keeping: "Enregistrement…",
  countered: "Vous avez proposé un autre horaire à {name}.",
  agreedToTime: "Vous avez accepté l’horaire proposé par {name}.",
  proposalTakenBack: "Vous avez retiré votre proposition. L’horaire demandé au départ reste valable.",
  rescheduleAsked: "Vous avez demandé un autre horaire à {name}.",
  rescheduled: "Votre consultation avec {name} est déplacée.",
  timeKept: "Votre consultation avec {name} garde son horaire.",

  cancel: "Annuler la consultation",
  cancelling: "Annulation…",
  cancelTitle: "Annuler cette consultation ?",
  cancelAsClient:
    "{part, select, all {Vous récupérez tout ce que vous avez payé : {refund}.} none {Rien des {total} payés ne vous est remboursé.} other {Vous récupérez {refund} sur les {total} payés.}} Nous prévenons {name}.",
  cancelUnpaid: "Vous n’avez pas encore payé : rien ne sera dû. Nous prévenons {name}.",
  cancelStillDue:
    "Vous n’avez pas encore payé. À ce stade, vous devez encore {part, select, all {le prix entier de {total}} other {{due} sur {total}}}. Nous prévenons {name}.",
  cancelAsAdvisor:
    "{paid, select, no {Le client n’a pas payé : rien ne sera dû. Nous prévenons {name}.} said {{name} a signalé son paiement. Ce qui est arrivé ou arrivera encore lui sera remboursé. Nous préviendrons {name}.} other {{name} récupère la totalité, soit {total}, et nous l’en prévenons.}}",
  cancelReason: "Motif à transmettre à {name}",
  cancelled: "Votre consultation avec {name} est annulée.",
  policyTitle: "En cas d’annulation",
  policyIfAgreed: "Si vous acceptez puis annulez",
  policyLater:
    "Jusqu’à {hours, plural, one {# heure} other {# heures}} avant le début, vous récupérez {percent, select, 100 {tout} other {{percent} %}}.",
  policyRest: "Plus tard, vous récupérez {percent, select, 100 {tout} other {{percent} %}}.",
  policyLast: "Plus tard, rien n’est remboursé.",
  policyNowNone: "Si près du début, rien n’est remboursé.",
  policyNowRest: "Jusqu’au début, vous récupérez {percent, select, 100 {tout} other {{percent} %}}.",
  policyAdvisor: "Si {name} annule ou ne se présente pas, vous récupérez tout.",

  complete: "Elle a eu lieu",
  completing: "Enregistrement…",
  completed: "Votre consultation avec {name} est terminée.",
  noShow: "Signaler une absence",
  noShowTitle: "{name} n’était pas là ?",
  noShowAsClient: `Nous interrogeons d’abord {name}, qui a ${NO_SHOW_REPLY_HOURS} heures pour répondre. Sans réponse, {paid, select, no {rien n’est dû} other {vous récupérez tout}} ; si {name} conteste, nous tranchons.`,
  noShowAsAdvisor: `Nous interrogeons d’abord {name}, qui a ${NO_SHOW_REPLY_HOURS} heures pour répondre. Sans réponse, le prix reste dû ; si {name} conteste, nous tranchons.`,
  noShowAgain: "{name} y a déjà répondu. Nous examinons les deux versions et tranchons ; vous ne pourrez plus revenir dessus.",
  noShowOfCompleted:
    "{name} indique que la consultation a eu lieu. Nous examinons les deux versions et tranchons ; vous ne pourrez pas revenir dessus.",
  noShowReason: "Ce qui s’est passé",
  noShowSend: "Signaler",
  noShowReported: "Nous avons demandé à {name} ce qui s’est passé.",
  absenceSaidOfYou:
    "{name} signale votre absence. Dites-nous ce qui s’est passé avant le <deadline></deadline> : sans réponse, elle sera retenue.",
  absenceCostsAdvisor:
    "Dans ce cas, vous ne recevez rien pour cette consultation, et {paid, select, yes {{total} sont remboursés à {name}} other {{name} ne doit rien}}.",
  absenceCostsClient:
    "Dans ce cas, {paid, select, yes {rien des {total} que vous avez payés n’est remboursé} other {le prix de {total} reste dû}}.",
  absenceSaidByYou:
    "Vous avez signalé l’absence suivante : {name}. Une réponse est possible jusqu’au <deadline></deadline> ; à défaut, l’absence sera retenue.",
  absenceDisputed:
    "{name} et vous n’êtes pas d’accord sur qui était présent. Nous examinons les deux versions et tranchons ; vous recevrez une notification.",
  absenceSaid: "Ce que dit {name}",
  absenceYouSaid: "Ce que vous avez dit",
  takeNoShowBack: "Retirer le signalement",
  takeNoShowBackTitle: "Retirer le signalement ?",
  takeNoShowBackAsks:
    "Il n’y aura plus rien à trancher : votre signalement et l’éventuelle réponse ({name}) ne compteront plus, et nous préviendrons {name}. La consultation sera considérée comme terminée à partir du {time}, sans aucun remboursement.",
  takeNoShowBackSend: "Retirer",
  absenceTakenBack: "Vous avez retiré le signalement et nous prévenons {name}.",
  wasThere: "J’étais là",
  wasThereTitle: "Vous étiez là ?",
  wasThereText: "{name} et nous lirons votre réponse. Ensuite, nous trancherons.",
  wasThereSend: "Envoyer",
  addWords: "Dire comment c’était",
  addWordsText: "Jusqu’ici, vous n’avez rien écrit. {name} et nous lirons votre texte ; il ne pourra plus être modifié ensuite.",
  wordsNeeded: "Veuillez écrire ce qui s’est passé.",
  wordsAdded: "Merci. Nous le lirons avant de trancher.",
  absenceDenied: "Merci. Nous examinons les deux versions, la vôtre et celle de l’autre partie ({name}), puis nous tranchons.",
  wasNotThere: "Je n’étais pas là",
  wasNotThereTitle: "Vous n’étiez pas là ?",
  wasNotThereAsClient:
    "{paid, select, yes {Rien des {total} que vous avez payés n’est alors remboursé.} other {Le prix de {total} reste alors dû.}}",
  wasNotThereAsAdvisor: "{paid, select, no {Rien ne sera dû.} other {{name} récupère la totalité, soit {total}.}}",
  absenceAdmitted: "Merci de l’avoir dit.",
  absenceOpen: "Les présences ne sont pas encore établies.",

  platformFee: "Commission de la plateforme",
  youNet: "Vous recevez {net} après la commission de la plateforme ({fee}).",
  youNetWhole: "Vous recevez {net} : la plateforme ne retient rien.",
  youReceived: "Vous avez reçu {net}.",
  where: "Lieu",
  nextSteps: "Et maintenant ?",
  meanwhileMail: "Vous recevez un e-mail dès que {name} répond. Vous n’avez rien d’autre à faire.",
  meanwhileWrite: "Quelque chose à ajouter ? Écrivez un message : {name} le lira avant de répondre.",
  meanwhileChange: "Un autre horaire ou une autre durée vous conviendrait mieux ? Modifiez la demande : la nouvelle la remplace.",
  meanwhileUnlisted:
    "{name} ne reçoit pas de nouvelles demandes pour le moment : celle-ci ne peut donc pas être modifiée. Elle peut encore recevoir une réponse, et vous pouvez la retirer.",
  readyJoin: "À l’heure convenue, rejoignez la consultation par le lien de cette page.",
  readyNoLink: "{name} n’a pas encore indiqué où vous vous retrouvez. Posez la question par message.",
  readyMove: "Un imprévu ? Déplacez ou annulez la consultation. Vous verrez ce que cela coûte avant de confirmer.",
  readyCancel: "Un imprévu ? Annulez la consultation. Vous verrez ce que cela coûte avant de confirmer.",
  notAsAgreed:
    "La consultation a commencé en retard, ou s’est terminée trop tôt ? Écrivez d’abord à {name}. Si rien ne s’arrange, écrivez-nous{hasContact, select, yes { : {contact}} other {}}. Une partie du prix peut être remboursée.",
  whoAsks: "Qui demande",
  whoAsked: "Qui a fait la demande",
  theirPage: "Page : {name}",
  hasLeft: "Cette personne est partie : son compte est supprimé et les messages ne lui parviennent plus.",
  rushMeansAdvisor:
    "Urgente : la demande envoyée par {name} passe avant celles qui peuvent attendre{percent, plural, =0 {} other {, pour {percent, number} % de plus}}.",
  rushMeansClient:
    "Urgente : votre demande passe avant celles qui peuvent attendre{percent, plural, =0 {} other {, pour {percent, number} % de plus}}.",
  messageThem: "Écrire à {name}",
  calendarFile: "Fichier d’agenda",
  calendarFileOut: "Retirer de mon agenda",
  changeRequest: "Modifier la demande",
  reviewNow: "Écrire un avis",
  goBack: "Retour",
  bookAgain: "Réserver à nouveau",
  receipt: "Reçu",
  nothingOwed: "Rien n’est dû.",
  cancelNow:
    "En annulant maintenant, {part, select, all {vous récupérez tout ce que vous avez payé : {refund}} none {rien des {total} payés ne vous est remboursé} other {vous récupérez {refund} sur les {total} payés}}.",
  cancelNowDue:
    "Si vous annulez maintenant, {part, select, all {le prix entier de {total} reste dû} other {{due} sur {total} restent dus}}.",
  cancelMoreDue: "Il reste alors {due} à payer.",
  cancelUnseen: "De cette somme, {unseen} ne sont pas encore confirmés : ils vous seront remboursés dès leur arrivée.",
  cancelNowFree: "Si vous annulez maintenant, vous ne devez rien.",
  notesTitle: "Vos notes",
  notesHint: "Pour vous seulement : {name} ne les voit pas.",
  notesSave: "Enregistrer les notes",
  notesSaved: "Vos notes sont enregistrées.",
  notesTooLong: `Vos notes ne doivent pas dépasser ${grouped(OWN_NOTE_MAX_CHARACTERS)} caractères.`,

  payTitle: "Il reste une étape",
  payText:
    "Autorisez {total} maintenant ; rien n’est débité tant que la demande n’est pas acceptée par {name}. Sans cette autorisation, {name} ne peut pas accepter.",
  pay: "Autoriser le paiement",
  paying: "Ouverture…",
  payFailed: "La page de paiement n’a pas pu s’ouvrir. Réessayez.",
  payAwaited: "Le client n’a pas encore autorisé le paiement. Vous pourrez accepter dès que ce sera fait.",
  paymentMissing: "Le client n’a pas encore autorisé le paiement.",
  paidAmountUnreadable: "Indiquez en chiffres le montant que vous avez payé.",
  paidAmountWrong: "Indiquez le montant que vous avez payé, tel qu’il a été débité de votre compte.",
  timeTakenForAdvisor: "Vous avez autre chose de prévu à cette heure. Choisissez un autre horaire.",
  timeTakenForClient: "L’expert n’est pas libre à cette heure. Choisissez un autre horaire.",
  blockedByOther:
    "Cette personne n’accepte pas de messages de votre part : ni un autre horaire ni un motif ne lui parviennent. Tout le reste fonctionne, sans motif.",
  sameTime: "C’est déjà l’horaire prévu.",
  timeNeeded: "Choisissez un horaire.",
  youAreBusy: "Vous avez une autre consultation à cette heure.",
  noCounterLeft: `Un autre horaire a déjà été proposé ${MAX_COUNTERS} fois.`,
  alreadyProposed: "Un autre horaire est déjà proposé. Il attend une réponse.",
  tooEarly: "Ce n’est pas encore possible.",
};
