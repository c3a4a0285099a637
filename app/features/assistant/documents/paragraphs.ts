import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { joinedLines } from "./sentences";

/** How a letter begins and ends, in English, German, French, Spanish and Italian. */
// pattern: anchored at the start; fixed alternatives.
const OF_LETTER =
  /^(?:dear|hi|hello|hey|to whom it may concern|sehr geehrte\w*|liebe[rs]?|guten tag|hallo|bonjour|ch[eè]re?s?|madame|monsieur|estimad[oa]s?|querid[oa]s?|hola|buenos d[ií]as|gentil[ei]|egregi[oa]|spett|buongiorno|salve|(?:kind|best|warm|many) (?:regards|wishes|thanks)|regards|yours|sincerely|thanks|thank you|mit (?:freundlichen|besten|herzlichen) gr[uü](?:ß|ss)en|(?:viele|beste|herzliche|liebe) gr[uü](?:ß|ss)e|vielen dank|cordialement|bien à vous|merci d|atentamente|(?:un )?(?:cordial )?saludos?|gracias|cordiali saluti|distinti saluti|grazie)(?![\p{L}])/iu;
const MAX_OF_LETTER = 9;
const MAX_HEADING = 12;
const STOP_AT_END = /[.!?:;…][)"”»]?$/;

/**
 * Returns the paragraphs of a document that may tell something: without the salutation and the end of a letter, and without headings, which are short lines without a stop among others
 * that have one. All of them, if nothing else is left.
 */
export function tellingParagraphs(text: string): string[] {
  const all = joinedLines(text)
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  const stopped = all.filter((paragraph) => STOP_AT_END.test(paragraph)).length;
  const isHeading = (paragraph: string) =>
    stopped * 2 > all.length && !STOP_AT_END.test(paragraph) && wordsOf(paragraph).length <= MAX_HEADING;
  const isOfLetter = (paragraph: string) =>
    OF_LETTER.test(paragraph) && !/[.?!]\s/.test(paragraph) && wordsOf(paragraph).length <= MAX_OF_LETTER;
  const telling = all.filter((paragraph) => !isHeading(paragraph) && !isOfLetter(paragraph));
  return telling.length > 0 ? telling : all;
}
