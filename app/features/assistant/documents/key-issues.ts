import { topicHits } from "#app/features/topics/vocabulary/topics-in-text";
import { visibleText, wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { MOST_READ_CHARACTERS } from "../understand/understand";
import { urgencyIn } from "../understand/urgency-in-text";

export const MOST_KEY_ISSUES = 4;
export const LONGEST_KEY_ISSUE = 160;

/** Beginnings of words that complain, worry or ask, in the five languages. */
const TROUBLE =
  /^(?:problem|issue|difficult|struggl|fail|delay|risk|worr|unclear|unsure|need|stuck|complain|disput|schwierig|brauch|verlust|besoin|difficile|perte|necesit|dificil|perdida|bisogno|perdita|(?:cannot|lost|lose|losing|late|how|should|want|must|help|mochte|soll|sollen|wie|comment|como|come|devo|vorrei)$)/;

const SENTENCE_END = /(?<=[.!?])\s+|[\n;•]+/;
const ADDRESS = /\b(?:https?:\/\/|www\.)\S*|\S+@\S+\.\S+/gi;
/** Markdown and HTML would only be noise: quotes are shown as plain text. */
const MARKUP = /<[^>]{0,200}>|!?\[([^\]]{0,200})\]\([^)]{0,500}\)|[*_#`>|]+/g;
const LEAST_LETTERS = 12;

/**
 * What matters most in somebody's words, quoted: the sentences that name an area, ask or complain, in the order they stand; without such a one,
 * the first. Addresses are left out, and what is quoted is never more than plain text (security, V22).
 */
export function keyIssues(text: string): string[] {
  const sentences = quotable(visibleText(text.slice(0, MOST_READ_CHARACTERS)))
    .split(SENTENCE_END)
    .map((sentence, index) => ({ text: trimmed(sentence), index }));
  const seen = new Set<string>();
  const quotes = sentences.filter(({ text: quote }) => quote.length >= LEAST_LETTERS && !seen.has(quote) && seen.add(quote));
  const weighed = quotes.map((sentence) => ({ ...sentence, weight: weightOf(sentence.text) }));
  const issues = weighed.filter(({ weight }) => weight > 0);
  return (issues.length > 0 ? issues : weighed.slice(0, 1))
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .slice(0, MOST_KEY_ISSUES)
    .sort((a, b) => a.index - b.index)
    .map(({ text: quote }) => shortened(quote));
}

/** A text without web and mail addresses and without markup. */
export function quotable(text: string): string {
  return text.replace(MARKUP, (_, label?: string) => label ?? " ").replace(ADDRESS, " ");
}

function trimmed(sentence: string): string {
  return sentence.replace(/\s+/g, " ").replace(/^[\s,:–-]+|[\s,:.–-]+$/g, "");
}

function weightOf(sentence: string): number {
  const areas = new Set(topicHits(sentence).map(({ topic, weight }) => (weight >= 1 ? topic : "")));
  areas.delete("");
  const trouble = wordsOf(sentence).filter(({ folded }) => TROUBLE.test(folded)).length;
  return 2 * Math.min(3, areas.size) + Math.min(3, trouble) + (sentence.endsWith("?") ? 2 : 0) + (urgencyIn(sentence) === "high" ? 1 : 0);
}

function shortened(sentence: string): string {
  if (sentence.length <= LONGEST_KEY_ISSUE) return sentence;
  const cut = sentence.slice(0, LONGEST_KEY_ISSUE - 1).toWellFormed();
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > LONGEST_KEY_ISSUE / 2 ? end : undefined).replace(/\uFFFD$/, "")}…`;
}
