import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";

/** What minutes say of the meeting itself: who came, who sent apologies, that the last minutes were agreed, what else there was; in the five languages. */
// pattern: anchored at the start; fixed alternatives.
const OF_MEETING = new RegExp(
  [
    "^(?:\\d+ )?(?:present|in attendance|attendees|absent|apologies(?: for absence)?|any other business|aob|(?:date of (?:the )?)?next meeting|(?:tea|coffee|cake|cleaning) rota|(?:the )?minutes (?:\\w+ ){0,6}(?:agreed|approved|accepted|read|signed))\\b",
    "^(?:\\d+ )?(?:anwesend\\w*|abwesend\\w*|entschuldigt|verschiedenes|sonstiges|nachste sitzung|nachster termin|(?:das )?protokoll (?:\\w+ ){0,7}(?:genehmigt|angenommen|verlesen))\\b",
    "^(?:\\d+ )?(?:presents?|absents?|excuse(?:e?s)?|(?:questions )?divers(?:es)?|prochaine (?:reunion|seance)|(?:le )?proces verbal (?:\\w+ ){0,8}(?:approuve|adopte|lu))\\b",
    "^(?:\\d+ )?(?:presentes|asistentes|ausentes|excusan?|ruegos y preguntas|varios|proxima reunion|(?:el )?acta (?:\\w+ ){0,7}(?:aprobada|aprueba|leida)|se aprueba el acta)\\b",
    "^(?:\\d+ )?(?:presenti|assenti|giustificat[oi]|varie(?: ed eventuali)?|prossima riunione|(?:il )?verbale (?:\\w+ ){0,7}(?:approvato|letto))\\b",
  ].join("|"),
);
/** A longer item tells a matter as well. */
const MAX_WORDS = 10;

/** Returns whether a sentence of a document is no more than an item of a meeting's course. */
export function isOfProceedings(sentence: string): boolean {
  const words = wordsOf(sentence).map(({ folded }) => folded);
  return words.length <= MAX_WORDS && OF_MEETING.test(words.join(" "));
}
