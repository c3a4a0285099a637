import { MAX_RATING, MIN_RATING, REVIEW_MAX_CHARACTERS } from "#app/features/reviews/limits";
import type { reviewsMessages as english } from "#app/features/reviews/messages";
import type { Translation } from "../translation";

/** Reviews by both sides of a consultation, in Italian. */
export const reviewsMessages: Translation<typeof english> = {
  quoted: "{author} su <link>{advisor}</link>",
  title: "Recensioni",
  write: "Com’è andata?",
  writeHint:
    "Scadenza: <time></time>. Le due recensioni vengono mostrate insieme: quando avrà scritto anche {name} o allo scadere del termine.",
  rating: "Valutazione",
  stars: "{rating, plural, one {# stella} other {# stelle}}",
  text: "Con parole Sue",
  textHintClient: "Visibile sulla pagina di {name}, con il Suo nome.",
  textHintAdvisor: "La vede solo {name}.",
  send: "Invia la recensione",
  sending: "Invio…",
  own: "La Sua recensione",
  ownWaiting: "Viene mostrata insieme a quella di {name}, al più tardi: <time></time>.",
  ownUnpaid: "Compare e conta sulla pagina di {name} quando la consulenza è pagata.",
  ownHidden: "È stata rimossa dal sito.",
  theirs: "Il parere di {name}",
  theirsWaiting: "Il parere di {name} viene mostrato quando avrete scritto entrambi, al più tardi: <time></time>.",
  theirsUnpaid: "Compare e conta sulla Sua pagina quando la consulenza è pagata.",
  none: "Nessuno ha detto com’è andata.",
  noText: "Senza commento.",
  reply: "Rispondi",
  replyHint: "Visibile sotto la recensione. Si può rispondere una sola volta, senza modifiche.",
  replySend: "Invia la risposta",
  replyOf: "Risposta di {name}",
  yourReply: "La Sua risposta",
  report: "Segnala questa recensione",
  isReported: "Ha segnalato questa recensione.",
  reportTitle: "Segnalare questa recensione?",
  reportText:
    "La esamineremo. Una recensione negativa non è un motivo per rimuoverla; lo sono insulti, informazioni private e recensioni che riguardano altro.",
  reportReason: "Cosa non va",
  reportSend: "Segnala",
  keep: "Non segnalare",
  written: "Grazie. La Sua recensione di {name} è stata salvata.",
  replied: "La Sua risposta per {name} è visibile.",
  reported: "Grazie. La esamineremo.",
  ratingNeeded: `Scelga da ${MIN_RATING} a ${MAX_RATING} stelle.`,
  tooLong: `Non superi i ${REVIEW_MAX_CHARACTERS} caratteri.`,
  over: "Il termine per recensire questa consulenza è scaduto.",
  already: "Ha già recensito questa consulenza.",
  alreadyReplied: "Non c’è nulla a cui rispondere, oppure ha già risposto.",
};
