import { foldText } from "#app/features/catalog/search-words";

/** 'This month', of what has happened in it: it says nothing of when help is needed. In the five languages, against folded clauses. */
const SPAN =
  /\b(?:this (?:week|month)|diese woche|diesen monat|in dieser woche|in diesem monat|cette semaine|ce mois(?: ci)?|esta semana|este mes|questa settimana|questo mese)\b/g;
// pattern: fixed words with at most two others between them
const HAPPENED =
  /\b(?:(?:has|have|had|ve|s|been|was|were|did) (?:\w+ ){0,2}(?:\w+ed|sent|lost|left|quit|gone|come|broken|got|made|sold|paid|fallen|been|had|cost|taken|written)|(?:\w{3,}ed|sent|lost|left|went|came|broke|got|made|sold|paid|fell|took|wrote)\b(?! to\b))\b|\b(?:hat|haben|habe|wurde|wurden|ist|sind|war|waren) (?:\w+ ){0,8}(?:\w{0,9}ge\w{1,14}(?:t|en)|(?:ver|be|er|ent)\w{1,14}(?:t|en)|\w{2,14}iert)\b|\b(?:a|ont|ai|avons|sont|est|j ai) (?:\w+ ){0,2}\w+(?:e|es|ee|ees|i|is|it|u|us)\b|\b(?:ha|han|he|hemos) (?:\w+ ){0,1}\w+(?:ado|ido|cho|to)\b|\b\w+(?:aron|ieron|amos)\b|\b(?:ha|hanno|ho|abbiamo|sono|e) (?:\w+ ){0,2}\w+(?:ato|uto|ito|sto|tto|so|ati|ate|ute|uti)\b/;
const WANTED =
  /\b(?:needs?|want|must|help|advis\w+|lawyer|due (?:on|by|today|tomorrow|this|next)|deadline|until|before|by|brauch\w*|muss\w*|hilfe|berater\w*|anwalt\w*|bis|frist|besoin|faut|dois|devons|aide|avocat\w*|avant|necesit\w*|ayuda|abogad\w*|antes|tengo que|tenemos que|bisogno|serve|devo|dobbiamo|aiuto|entro|prima)\b/;
const CLAUSE = /([.,;:!?\n]+)/;

/** Returns a text without 'this week' and 'this month' where they tell of what has happened. */
export const withoutPastSpans = (text: string): string =>
  text
    .split(CLAUSE)
    .map((clause) => {
      const words = foldText(clause).replace(/[^\p{L}\p{N}]+/gu, " ");
      return words.search(SPAN) >= 0 && HAPPENED.test(words) && !WANTED.test(words) ? words.replace(SPAN, " ") : clause;
    })
    .join("");
