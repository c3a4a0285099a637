import { MAX_RATING, MIN_RATING, REVIEW_MAX_CHARACTERS } from "#app/features/reviews/limits";
import type { reviewsMessages as english } from "#app/features/reviews/messages";
import type { Translation } from "../translation";
import { grouped } from "./words";

/** Reviews by both sides of a consultation, in German. */
export const reviewsMessages: Translation<typeof english> = {
  quoted: "{author} über <link>{advisor}</link>",
  title: "Bewertungen",
  write: "Wie war es?",
  writeHint: "Bis <time></time>. Beide Bewertungen erscheinen gleichzeitig: sobald auch {name} geschrieben hat oder die Frist vorbei ist.",
  rating: "Bewertung",
  stars: "{rating, plural, one {# Stern} other {# Sterne}}",
  text: "In Ihren Worten",
  textHintClient: "Erscheint mit Ihrem Namen auf der Seite von {name}.",
  textHintAdvisor: "Das sieht nur {name}.",
  send: "Bewertung senden",
  sending: "Wird gesendet\u00a0…",
  own: "Ihre Bewertung",
  ownWaiting: "Sie erscheint gleichzeitig mit der von {name}, spätestens am <time></time>.",
  ownUnpaid: "Auf der Seite von {name} erscheint und zählt sie, sobald die Beratung bezahlt ist.",
  ownHidden: "Sie wurde von der Website genommen.",
  theirs: "Das sagt {name}",
  theirsWaiting: "Was {name} sagt, erscheint, sobald beide geschrieben haben, spätestens am <time></time>.",
  theirsUnpaid: "Auf Ihrer Seite erscheint und zählt sie, sobald die Beratung bezahlt ist.",
  none: "Niemand hat eine Bewertung geschrieben.",
  noText: "Ohne Text.",
  reply: "Antworten",
  replyHint: "Erscheint unter der Bewertung, einmalig und endgültig.",
  replySend: "Antwort senden",
  replyOf: "Antwort von {name}",
  yourReply: "Ihre Antwort",
  report: "Bewertung melden",
  isReported: "Sie haben diese Bewertung gemeldet.",
  reportTitle: "Diese Bewertung melden?",
  reportText:
    "Wir sehen sie uns an. Eine schlechte Bewertung allein ist kein Grund, sie zu entfernen; Beleidigungen, Privates und Bewertungen von etwas anderem sind es.",
  reportReason: "Was daran nicht in Ordnung ist",
  reportSend: "Melden",
  keep: "Doch nicht",
  written: "Vielen Dank. Ihre Bewertung zu {name} ist gespeichert.",
  replied: "Ihre Antwort an {name} ist jetzt sichtbar.",
  reported: "Vielen Dank. Wir sehen es uns an.",
  ratingNeeded: `Bitte wählen Sie ${MIN_RATING} bis ${MAX_RATING} Sterne.`,
  tooLong: `Bitte höchstens ${grouped(REVIEW_MAX_CHARACTERS)} Zeichen.`,
  over: "Die Frist, diese Beratung zu bewerten, ist vorbei.",
  already: "Sie haben diese Beratung schon bewertet.",
  alreadyReplied: "Hier gibt es nichts zu beantworten, oder Sie haben schon geantwortet.",
};
