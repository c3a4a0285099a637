import { MAX_RATING, MIN_RATING, REVIEW_MAX_CHARACTERS } from "#app/features/reviews/limits";
import type { reviewsMessages as english } from "#app/features/reviews/messages";
import type { Translation } from "../translation";
import { grouped } from "./words";

/** Reviews by both sides of a consultation, in French. */
export const reviewsMessages: Translation<typeof english> = {
  quoted: "{author}, à propos de l’expert : <link>{advisor}</link>",
  title: "Avis",
  write: "Comment ça s’est passé ?",
  writeHint:
    "Jusqu’au <time></time>. Les deux avis paraissent ensemble : une fois reçu celui de l’autre partie ({name}), ou à la fin du délai.",
  rating: "Note",
  stars: "{rating, plural, one {# étoile} other {# étoiles}}",
  text: "Avec vos mots",
  textHintClient: "Publié sur la page de l’expert ({name}), avec votre nom.",
  textHintAdvisor: "Visible uniquement par {name}.",
  send: "Envoyer l’avis",
  sending: "Envoi…",
  own: "Votre avis",
  ownWaiting: "Il paraîtra en même temps que l’autre avis ({name}), au plus tard le <time></time>.",
  ownUnpaid: "Il paraît et compte sur la page de l’expert ({name}) dès que la consultation est payée.",
  ownHidden: "Il a été retiré du site.",
  theirs: "Ce que dit {name}",
  theirsWaiting: "L’avis de l’autre partie ({name}) paraîtra dès que vous aurez écrit tous les deux, au plus tard le <time></time>.",
  theirsUnpaid: "Il paraît et compte sur votre page dès que la consultation est payée.",
  none: "Personne n’a donné son avis.",
  noText: "Sans commentaire.",
  reply: "Répondre",
  replyHint: "Publiée sous l’avis, une seule fois et définitivement.",
  replySend: "Envoyer la réponse",
  replyOf: "Réponse : {name}",
  yourReply: "Votre réponse",
  report: "Signaler cet avis",
  isReported: "Vous avez signalé cet avis.",
  reportTitle: "Signaler cet avis ?",
  reportText:
    "Nous allons l’examiner. Un mauvais avis n’est pas une raison de le retirer ; les insultes, les informations privées et les avis hors sujet, si.",
  reportReason: "Quel est le problème ?",
  reportSend: "Signaler",
  keep: "Ne rien faire",
  written: "Merci. Votre avis sur la consultation avec {name} est enregistré.",
  replied: "Votre réponse à {name} est publiée.",
  reported: "Merci. Nous allons l’examiner.",
  ratingNeeded: `Choisissez de ${MIN_RATING} à ${MAX_RATING} étoiles.`,
  tooLong: `Ne dépassez pas ${grouped(REVIEW_MAX_CHARACTERS)} caractères.`,
  over: "Le délai pour donner un avis sur cette consultation est écoulé.",
  already: "Vous avez déjà donné votre avis sur cette consultation.",
  alreadyReplied: "Il n’y a pas d’avis auquel répondre, ou vous y avez déjà répondu.",
};
