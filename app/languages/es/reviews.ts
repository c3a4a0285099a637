import { MAX_RATING, MIN_RATING, REVIEW_MAX_CHARACTERS } from "#app/features/reviews/limits";
import type { reviewsMessages as english } from "#app/features/reviews/messages";
import type { Translation } from "../translation";
import { grouped } from "./words";

/** Reviews by both sides of a consultation, in Spanish. */
export const reviewsMessages: Translation<typeof english> = {
  quoted: "{author} sobre <link>{advisor}</link>",
  title: "Reseñas",
  write: "¿Qué tal fue?",
  writeHint: "Hasta el <time></time>. Las dos reseñas se muestran a la vez: cuando {name} también haya escrito o cuando acabe el plazo.",
  rating: "Valoración",
  stars: "{rating, plural, one {# estrella} other {# estrellas}}",
  text: "Con sus palabras",
  textHintClient: "Se muestra en la página de {name}, con su nombre.",
  textHintAdvisor: "Solo lo ve {name}.",
  send: "Enviar la reseña",
  sending: "Enviando…",
  own: "Su reseña",
  ownWaiting: "Se mostrará junto con la de {name}, como muy tarde el <time></time>.",
  ownUnpaid: "Se muestra y cuenta en la página de {name} cuando la consulta está pagada.",
  ownHidden: "Se ha retirado del sitio.",
  theirs: "Lo que dice {name}",
  theirsWaiting: "Lo que dice {name} se mostrará cuando ambas partes hayan escrito, como muy tarde el <time></time>.",
  theirsUnpaid: "Se muestra y cuenta en su página cuando la consulta está pagada.",
  none: "Nadie ha contado qué tal fue.",
  noText: "Sin comentario.",
  reply: "Responder",
  replyHint: "Se muestra debajo de la reseña, una sola vez y de forma definitiva.",
  replySend: "Enviar la respuesta",
  replyOf: "Respuesta de {name}",
  yourReply: "Su respuesta",
  report: "Denunciar esta reseña",
  isReported: "Ha denunciado esta reseña.",
  reportTitle: "¿Denunciar esta reseña?",
  reportText:
    "La revisaremos. Que sea mala no es motivo para retirarla; sí lo son los insultos, los datos privados y las reseñas de otra cosa.",
  reportReason: "Qué problema hay",
  reportSend: "Denunciar",
  keep: "Dejarlo así",
  written: "Gracias. Su reseña de {name} se ha guardado.",
  replied: "Su respuesta a {name} ya se muestra.",
  reported: "Gracias. La revisaremos.",
  ratingNeeded: `Elija de ${MIN_RATING} a ${MAX_RATING} estrellas.`,
  tooLong: `No supere los ${grouped(REVIEW_MAX_CHARACTERS)} caracteres.`,
  over: "El plazo para dejar una reseña de esta consulta ha terminado.",
  already: "Ya ha dejado una reseña de esta consulta.",
  alreadyReplied: "No hay nada a lo que responder o ya ha respondido.",
};
