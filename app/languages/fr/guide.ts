import type { guideMessages as english } from "#app/features/guide/messages";
import type { Translation } from "../translation";

/** The page that explains how the product works, in French. */
export const guideMessages: Translation<typeof english> = {
  title: "Comment ça marche",
  description:
    "D’une question à un conseil utile : décrivez-la, voyez qui correspond et pourquoi, vérifiez le prix et recevez une réponse sous {hours, number} heures.",
  intro: "D’une question à un conseil utile. Ce qui se passe, dans quel ordre, et ce qui est prévu en cas de problème.",
  contents: "Sur cette page",
  step: "Étape {number, number} :",

  spanTitle: "Une consultation, de la demande à l’avis",
  spanRequest: "Vous demandez un créneau",
  spanRequestFigure: "maintenant",
  spanRequestText: "Avec le prix complet sous les yeux. Rien n’est encore dû.",
  spanAnswer: "L’expert répond",
  spanAnswerFigure: "{hours, number} h",
  spanAnswerText: "Sous {hours, number} heures, sinon la demande prend fin d’elle-même.",
  spanMeeting: "Vous échangez",
  spanMeetingFigure: "{from, number}–{to, number} min",
  spanMeetingText: "À l’heure convenue, pendant la durée que vous avez choisie.",
  spanReview: "Vous donnez chacun votre avis",
  spanReviewFigure: "{days, number} jours",
  spanReviewText: "Une fois chacun, les deux publiés ensemble.",

  seekTitle: "Si vous cherchez conseil",
  seekText: "Regarder est gratuit et ne demande pas de compte. Vous payez les séances que vous réservez, et rien d’autre.",
  seekButton: "Trouver un expert",
  describeTitle: "Dites ce dont vous avez besoin",
  describeText:
    "Parcourez un domaine ou décrivez votre situation avec vos propres mots. L’assistant et la mise en relation vous lisent et vous guident vers les bonnes personnes.",
  matchTitle: "Voyez qui correspond, et pourquoi",
  matchText:
    "Chaque correspondance explique sa place : d’abord l’expertise, puis les notes, les créneaux libres et la réactivité. Une place dans la liste ne s’achète pas.",
  timeTitle: "Choisissez un créneau et une durée",
  timeText: "{lengths}, de {minutes, number} minutes à {days, number} jours à l’avance. Vous voyez l’heure chez vous et chez l’expert.",
  priceTitle: "Vérifiez le prix",
  priceText:
    "{parts, select, both {Base, majoration et urgence sont détaillées, avec leur total.} surge {Base et majoration sont détaillées, avec leur total.} rush {Base et urgence sont détaillées, avec leur total.} other {Vous voyez le prix entier et ce qui le compose.}} Le prix est garanti {minutes, number} minutes, le temps de vous décider.",
  priceLink: "Comment un prix se forme",
  requestTitle: "Envoyez la demande",
  requestText:
    "Le créneau est bloqué pour vous pendant que l’expert se décide. D’ici là, vous pouvez retirer votre demande à tout moment, sans rien devoir.",
  answerTitle: "Recevez une réponse sous {hours, number} heures",
  answerText:
    "L’expert accepte, refuse ou propose un autre horaire, au plus {counters, plural, one {une fois} other {# fois}}. L’absence de réponse en est une aussi : la demande prend fin.",
  meetTitle: "Échangez",
  meetText: "Dès que l’horaire est convenu, chacun de vous a un fichier pour l’agenda. Personne n’enregistre l’échange.",
  reviewTitle: "Dites comment ça s’est passé",
  reviewText:
    "Chacun peut donner son avis une fois, dans les {days, number} jours. Personne ne voit celui de l’autre avant que les deux aient écrit ou que le délai soit écoulé.",

  adviseTitle: "Si vous conseillez",
  adviseText: "Vous décidez de ce que vous proposez, de vos disponibilités et du prix d’une heure.",
  adviseButton: "Devenir expert",
  applyTitle: "Présentez votre candidature",
  applyText:
    "Votre domaine, votre expérience, vos justificatifs, vos langues. Votre saisie est conservée pendant que vous confirmez votre adresse.",
  reviewedTitle: "Examen sous {hours, number} heures",
  reviewedText:
    "Une personne lit votre candidature. Vous recevez un accord avec les premières étapes, ou les raisons d’un refus, et vous pouvez présenter une nouvelle candidature.",
  hoursTitle: "Ouvrez vos horaires",
  hoursText:
    "Horaires hebdomadaires, congés, pause entre deux séances, délai minimum. Personne ne peut réserver ce que vous n’avez pas ouvert.",
  requestsTitle: "Répondez aux demandes",
  requestsText:
    "Chacune indique la question, l’heure chez vous et le montant. Acceptez, refusez ou proposez un autre horaire, sous {hours, number} heures.",
  netTitle: "Connaissez votre montant net",
  netText:
    "Ce que vous recevrez figure à côté de chaque demande avant que vous l’acceptiez : le total, moins ce que retient la plateforme.",
  netNoFee: "Actuellement, la plateforme ne retient rien.",
  netFee: "Actuellement, la plateforme retient {percent}.",
  reputationTitle: "Faites-vous un nom",
  reputationText: "Les avis viennent uniquement de séances qui ont eu lieu, et vous pouvez y répondre publiquement.",

  checksTitle: "Ce que nous vérifions chez un expert",
  checksText:
    "Aucun expert n’est mis en ligne sans la vérification d’une personne. Voici ce qu’elle regarde, et ce qu’elle ne regarde pas.",
  checkPerson: "La personne",
  checkPersonText: "Le nom, le lieu et les liens fournis sont recoupés avant toute mise en ligne.",
  checkEvidence: "Les justificatifs",
  checkEvidenceText:
    "Années, postes et certificats doivent être prouvés, pas seulement annoncés. S’ils ne suffisent pas, nous en demandons d’autres.",
  checkFigures: "Les chiffres",
  checkFiguresText: "Séances, délais de réponse et horaires libres sont comptés par le site. Aucun expert ne peut les écrire.",
  checkReviews: "Les avis",
  checkReviewsText:
    "Un par partie et par séance qui a eu lieu. Un avis est retiré s’il enfreint une règle, jamais parce qu’il est mauvais.",
  checkLimits: "Ce que cette vérification n’est pas",
  checkLimitsText:
    "Elle ne juge pas le conseil lui-même et ne vaut pas habilitation. Pour une question de droit, d’impôt ou de placement, demandez l’habilitation valable là où vous vivez.",
  checkLimitsTextOwn:
    "Elle ne juge pas le conseil lui-même et ne vaut pas habilitation. Si le domaine en exige une, demandez l’habilitation valable là où vous vivez.",
  checkLimitsLink: "En savoir plus dans les Conditions d’utilisation",

  silenceTitle: "Quand tout ne se passe pas comme prévu",
  silenceText: "Personne n’attend indéfiniment, et aucun créneau n’est bloqué plus longtemps qu’il n’en faut pour décider.",
  noAnswer: "Personne ne répond",
  noAnswerText:
    "Après {hours, number} heures, ou au début de la séance si elle vient plus tôt, la demande prend fin. Le créneau se libère, rien n’est dû et nous vous guidons vers d’autres experts.",
  otherTime: "Un autre horaire est proposé",
  otherTimeText:
    "Vous l’acceptez ou vous retirez votre demande. Après {counters, plural, one {# proposition} other {# propositions}}, l’expert ne peut plus qu’accepter ou refuser.",
  sameTime: "Deux personnes veulent la même heure",
  sameTimeText: "La première demande bloque le créneau. Personne d’autre ne peut le demander tant qu’elle n’est pas tranchée.",
  missedAdvisor: "L’expert ne vient pas",
  missedAdvisorText: "Signalez-le à partir de {minutes, number} minutes après le début. Vous ne devez rien.",
  notClosed: "Personne ne clôt la séance",
  notClosedText: "Elle est considérée comme réalisée {hours, number} heures après sa fin, et vous pouvez tous deux donner votre avis.",

  cancelTitle: "Si vous devez annuler",
  cancelText: "Tant que l’expert n’a pas accepté, vous retirez simplement votre demande. Ensuite, voici ce que vous récupérez.",

  endTitle: "Apportez votre question",
  endText: "Décrivez-la comme elle vient. Quelqu’un ici y a déjà répondu.",
  endAssistant: "Interroger l’Assistant IA",
};
