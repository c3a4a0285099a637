import type { emailMessages as english } from "#app/features/booking/notify/email-messages";
import type { Translation } from "../../../translation";

/** Emails about a consultation, in French. */
export const emailMessages: Translation<typeof english> = {
  emailGreeting: "Bonjour {name},",
  emailThere: "à vous",
  blockedClient: "Client (bloqué)",
  blockedAdvisor: "Expert (bloqué)",
  emailClosing: "Vous recevez cet e-mail au sujet d’une consultation sur {site}.",
  emailAction: "Ouvrir la consultation",
  emailSearchAction: "Trouver d’autres experts",
  emailAgain: "Autres horaires avec {name}",
  emailWhen: "Date",
  emailInstead: "{now} (au lieu de {before})",
  emailSoFar: "Jusqu’ici",
  emailProposed: "Horaire proposé",
  emailTheirClock: "Pour {name}",
  emailPrice: "Total",
  emailRefund: "À vous rembourser",
  emailRefundOfOther: "À rembourser à {name}",
  emailThisRefund: "Ce remboursement",
  emailYourPart: "Votre part de ce remboursement",
  emailRefunds: "Total des remboursements",
  emailUrgency: "Urgence",

  requestAdvisorSubject:
    "{urgency, select, rush {Urgent : } other {}}{name} {change, select, yes {modifie une demande} other {vous demande une consultation}}",
  requestAdvisorText:
    "{name} {change, select, yes {modifie une demande : celle-ci la remplace.} other {vous demande une consultation.}} Le créneau est bloqué jusqu’au {deadline} : acceptez ou refusez avant cette échéance.",
  acceptClientSubject: "{name} a accepté votre demande",
  acceptClientText: "{name} a accepté votre demande. Le créneau est à vous ; le fichier joint à cet e-mail l’ajoute à votre agenda.",
  acceptAgreedSubject: "Votre consultation avec {name} est confirmée",
  acceptAgreedText:
    "L’horaire proposé est accepté et votre consultation avec {name} est confirmée. Le fichier joint à cet e-mail l’ajoute à votre agenda.",
  declineClientSubject: "{name} ne peut pas donner suite à votre demande",
  declineClientText: "{name} ne peut pas donner suite à votre demande. Vous ne devez rien, et d’autres experts sont peut-être disponibles.",
  counterClientSubject: "{name} propose un autre horaire",
  counterClientText:
    "L’horaire demandé ne convient pas : {name} vous en propose un autre. Si vous l’acceptez avant le {deadline}, la consultation est confirmée ; s’il ne vous convient pas, proposez-en un autre ou retirez votre demande.",
  counterAdvisorSubject: "{name} propose un autre horaire",
  counterAdvisorText:
    "L’horaire que vous avez proposé ne convient pas : {name} vous en propose un autre. Si vous l’acceptez avant le {deadline}, la consultation est confirmée ; s’il ne vous convient pas, proposez-en un autre ou refusez.",
  counterLastClientSubject: "{name} fait une dernière proposition d’horaire",
  counterLastClientText:
    "L’horaire demandé ne convient pas : {name} vous en propose un autre. Si vous l’acceptez avant le {deadline}, la consultation est confirmée ; s’il ne vous convient pas, retirez votre demande.",
  counterLastAdvisorSubject: "{name} fait une dernière proposition d’horaire",
  counterLastAdvisorText:
    "L’horaire que vous avez proposé ne convient pas : {name} vous en propose un autre. Si vous l’acceptez avant le {deadline}, la consultation est confirmée ; s’il ne vous convient pas, refusez.",
  agreeToTimeClientSubject: "{name} accepte votre horaire",
  agreeToTimeClientText:
    "{name} accepte l’horaire que vous avez proposé. Le créneau est bloqué jusqu’au {deadline} et sera confirmé dès que vous aurez autorisé le paiement.",
  agreeToTimeAdvisorSubject: "{name} accepte votre horaire",
  agreeToTimeAdvisorText:
    "{name} accepte l’horaire proposé. Le créneau est bloqué jusqu’au {deadline} et sera confirmé dès l’autorisation du paiement par {name}.",
  takeProposalBackOtherSubject: "{name} retire sa proposition d’horaire",
  takeProposalBackOtherText:
    "{name} retire sa proposition d’horaire. L’horaire demandé au départ reste valable : il est bloqué dans l’attente d’une réponse jusqu’au {deadline}.",
  unansweredClientSubject: "Demande expirée : {name}",
  unansweredClientText: "Vous n’avez pas répondu à l’horaire proposé par {name} : votre demande a expiré. Vous ne devez rien.",
  unansweredAdvisorSubject: "Demande expirée : {name}",
  unansweredAdvisorText:
    "{name} n’a pas répondu à l’horaire que vous avez proposé : la demande a expiré.{isOver, select, yes {} other { Le créneau est de nouveau libre.}}",
  proposalPassedSubject: "Votre consultation avec {name} : l’horaire demandé au départ reste valable",
  proposalPassedText:
    "L’horaire proposé est passé sans réponse. L’horaire demandé au départ reste valable : il est bloqué dans l’attente d’une réponse jusqu’au {deadline}.",
  withdrawAdvisorSubject: "{name} a retiré sa demande",
  withdrawAdvisorText: "{name} a retiré la demande ci-dessous. Le créneau est de nouveau libre.",
  expireClientSubject: "{name} n’a pas répondu à temps",
  expireClientText: "{name} n’a pas répondu à temps à votre demande. Vous ne devez rien, et d’autres experts sont peut-être disponibles.",
  expireAdvisorSubject: "Demande expirée : {name}",
  expireAdvisorText:
    "La demande envoyée par {name} est restée sans réponse et a expiré.{isOver, select, yes {} other { Le créneau est de nouveau libre.}}",

  rescheduleOtherSubject: "{name} souhaite déplacer votre consultation",
  rescheduleOtherText:
    "{name} souhaite déplacer votre consultation. L’horaire actuel reste valable, sauf si vous acceptez avant le {deadline}.",
  agreeToRescheduleOtherSubject: "{name} accepte le nouvel horaire",
  agreeToRescheduleOtherText: "{name} accepte le nouvel horaire. Le fichier joint à cet e-mail déplace la consultation dans votre agenda.",
  keepTimeOtherSubject: "Votre consultation avec {name} garde son horaire",
  keepTimeOtherText: "{name} garde l’horaire convenu : l’horaire proposé est abandonné.",
  lapseSubject: "Votre consultation avec {name} garde son horaire",
  lapseText: "La proposition d’horaire est restée sans réponse : votre consultation avec {name} garde l’horaire prévu.",
  cancelOtherSubject: "{name} a annulé votre consultation",
  cancelOtherText: "{name} a annulé votre consultation. Le fichier joint à cet e-mail la retire de votre agenda.",
  cancelOwnSubject: "Vous avez annulé votre consultation avec {name}",
  cancelOwnText: "Vous avez annulé votre consultation avec {name}. Le fichier joint à cet e-mail la retire de votre agenda.",
  cancelAsAdminSubject: "Votre consultation avec {name} est annulée",
  cancelAsAdminText:
    "Nous avons dû annuler votre consultation avec {name}.{agreed, select, no { Rien n’est dû.} told {} other { Ce qui a été payé est remboursé en totalité.}}",
  completeOtherSubject: "Votre consultation avec {name} est terminée",
  completeOtherText: "{name} a indiqué que votre consultation est terminée. Vous avez {days} jours pour donner votre avis.",
  completeClockSubject: "Comment s’est passée votre consultation avec {name} ?",
  completeClockText: "Votre consultation avec {name} est considérée comme terminée. Vous avez {days} jours pour donner votre avis.",
  reportNoShowSubject: "Avez-vous manqué votre consultation avec {name} ?",
  reportNoShowText:
    "{name} signale votre absence à la consultation. Dites-nous ce qui s’est passé avant le {deadline} : sans réponse, l’absence sera retenue.",
  reportNoShowAgainSubject: "{name} signale de nouveau votre absence",
  reportNoShowAgainText:
    "{name} signale de nouveau votre absence à la consultation. Votre réponse reste valable : nous examinons les deux versions et tranchons. Nous reviendrons vers vous.",
  contestAdvisorSubject: "{name} signale votre absence",
  contestAdvisorText:
    "{name} signale votre absence à la consultation. Vous avez indiqué qu’elle a eu lieu, ce qui vaut réponse : nous examinons les deux versions et tranchons. Nous reviendrons vers vous.",
  takeNoShowBackSubject: "{name} retire le signalement de votre absence",
  takeNoShowBackText: "{name} retire le signalement : votre absence à la consultation n’est plus en question.",
  denyNoShowSubject: "{name} conteste son absence",
  denyNoShowText:
    "{name} conteste l’absence que vous avez signalée. Nous examinons les deux versions et tranchons. Vous aurez de nos nouvelles.",
  noShowOfReaderSubject: "Votre absence à la consultation avec {name}",
  noShowOfReaderText:
    "{how, select, silent {{name} a signalé votre absence à la consultation. Sans réponse de votre part au {deadline}, ce signalement est retenu.} other {Votre absence à la consultation avec {name} a été enregistrée.}}",
  noShowOfOtherSubject: "Absence à votre consultation : {name}",
  noShowOfOtherText:
    "{how, select, silent {Vous avez signalé une absence à votre consultation ({name}). Sans réponse au {deadline}, ce signalement est retenu.} other {{name} a reconnu son absence à votre consultation. Il ne reste rien à trancher.}}",
  absenceWordsOtherSubject: "{name} ajoute une précision sur votre consultation",
  absenceWordsOtherText:
    "{name} a ajouté une précision sur les présences à votre consultation. {isOpen, select, yes {Dites-nous ce qu’il en a été avant le {deadline} : sans réponse, la version donnée par {name} est retenue.} other {Nous examinons les deux versions et tranchons. Vous aurez de nos nouvelles.}}",
  decidedOfReaderSubject: "Notre décision sur votre consultation avec {name}",
  decidedOfReaderText: "Nous avons tranché : votre absence à la consultation avec {name} est retenue.",
  decidedOfOtherSubject: "Notre décision sur votre consultation avec {name}",
  decidedOfOtherText: "Nous avons tranché : une absence est retenue pour votre consultation ({name}).",
  decidedHeldSubject: "Notre décision sur votre consultation avec {name}",
  decidedHeldText: "Nous avons tranché : votre consultation avec {name} a eu lieu. Vous avez {days} jours pour donner votre avis.",

  refundClientSubject: "Remboursement de votre consultation avec {name}",
  refundClientText: "Nous vous remboursons {amount} sur le montant payé pour votre consultation avec {name}.",
  refundAdvisorSubject: "Remboursement à {name}",
  refundAdvisorText:
    "Nous remboursons {amount} au client sur le prix de votre consultation avec {name}. Votre part de ce remboursement est déduite de ce qui vous est dû.",

  remindDaySubject: "Demain : votre consultation avec {name}",
  remindDayText: "Votre consultation avec {name} commence dans un jour.",
  remindHourSubject: "Dans une heure : votre consultation avec {name}",
  remindHourText: "Votre consultation avec {name} commence dans une heure.",
  remindToAnswerSubject: "{name} attend votre réponse au sujet d’un autre horaire",
  remindToAnswerText:
    "{name} a proposé un autre horaire pour votre consultation. Vous pouvez répondre jusqu’au {deadline} ; ensuite, la proposition ne sera plus valable{isAgreed, select, yes { et votre consultation gardera son horaire} other {}}.",

  reviewOneOtherSubject: "{name} a donné son avis sur votre consultation",
  reviewOneOtherText: "{name} a écrit un avis. Vous le verrez dès que vous aurez écrit le vôtre, ou une fois le délai écoulé.",
  reviewBothSubject: "Les avis sur votre consultation avec {name} sont publiés",
  reviewBothText: "Vous pouvez maintenant lire les deux avis sur votre consultation avec {name}.",
  reviewReplyClientSubject: "{name} a répondu à votre avis",
  reviewReplyClientText: "{name} a répondu à votre avis.",

  eventTitle: "Consultation avec {name} : {topic}",
  eventTitleAsked: "Demandée, avec {name} : {topic}",
  eventText: "Consultation avec {name} (sujet : {topic}), réservée sur {site}.",
  eventTextAsked: "Consultation avec {name} (sujet : {topic}), demandée sur {site} et pas encore convenue.",
};
