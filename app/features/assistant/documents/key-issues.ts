import { MOST_READ_CHARACTERS } from "#app/features/topics/classifier/reading";
import { topicBySlug } from "#app/features/topics/topic-list";
import { spokenAreas } from "#app/features/topics/vocabulary/nearest-areas";
import { visibleText, wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { withoutEnd } from "#app/platform/trim-end";
import { urgencyIn } from "../understand/urgency-in-text";
import { sentencesOf } from "./sentences";

/** What somebody has on their hands: the sentence that says so, quoted, and the area it is about (its name), where it is about one. */
export interface KeyIssue {
  quote: string;
  area?: string;
}

export const MOST_KEY_ISSUES = 4;
export const LONGEST_KEY_ISSUE = 160;

/** Beginnings of words that complain, worry or ask, in the five languages. */
const TROUBLE =
  /^(?:problem|issue|difficult|struggl|fail|delay|risk|worr|unclear|unsure|need|stuck|complain|disput|schwierig|brauch|verlust|besoin|difficile|perte|necesit|dificil|perdida|bisogno|perdita|(?:cannot|lost|lose|losing|late|how|should|want|must|help|mochte|soll|sollen|wie|comment|como|come|devo|vorrei)$)/;

const WEB_ADDRESS = /\b(?:https?:\/\/|www\.)/i;
/** Markdown and HTML would only be noise: quotes are shown as plain text. */
const MARKUP = /<[^<>]{0,200}>|!?\[([^[\]]{0,200})\]\([^[)]{0,500}\)|[*_#`>|]+/g;
const LEAST_LETTERS = 12;
/** Of a long document so many sentences are weighed. */
const MOST_SENTENCES = 600;

/**
 * What matters most in somebody's words or document, sentence by sentence: those that are about an area, ask or complain, each quoted with its area,
 * in the order they stand; before a second one of an area the first of another. Without such a one, the first sentence. Addresses are left out, and
 * what is quoted is never more than plain text (security, V22).
 */
export function keyIssues(text: string): KeyIssue[] {
  const sentences = sentencesOf(quotable(visibleText(text.slice(0, MOST_READ_CHARACTERS)))).map(trimmed);
  const quotes = [...new Set(sentences)].filter((quote) => quote.length >= LEAST_LETTERS).slice(0, MOST_SENTENCES);
  const weighed = quotes.map((quote, index) => ({ quote, index, ...weightOf(quote) }));
  const issues = weighed.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight || a.index - b.index);
  const firsts = issues.filter(({ area }, index) => issues.findIndex((other) => other.area === area) === index);
  const chosen = new Set([...firsts, ...issues]);
  return (issues.length > 0 ? [...chosen].slice(0, MOST_KEY_ISSUES) : weighed.slice(0, 1))
    .sort((a, b) => a.index - b.index)
    .map(({ quote, area }) => ({ quote: shortened(quote), ...(area && { area }) }));
}

/** A text without web and mail addresses and without markup. */
export function quotable(text: string): string {
  return text.replace(MARKUP, (_, label?: string) => label ?? " ").replace(/\S+/g, withoutAddress);
}

function withoutAddress(word: string): string {
  const web = WEB_ADDRESS.exec(word);
  if (web) return `${word.slice(0, web.index)} `;
  const at = word.indexOf("@", 1);
  const dot = at < 0 ? -1 : word.indexOf(".", at + 2);
  return dot > 0 && dot < word.length - 1 ? " " : word;
}

function trimmed(sentence: string): string {
  return withoutEnd(sentence.replace(/\s+/g, " ").replace(/^[\s,:–-]+/, ""), /[\s,:.–-]/);
}

function weightOf(sentence: string): { weight: number; area: string | undefined } {
  const areas = spokenAreas(sentence);
  const trouble = wordsOf(sentence).filter(({ folded }) => TROUBLE.test(folded)).length;
  const asked = (sentence.endsWith("?") ? 2 : 0) + (urgencyIn(sentence) === "high" ? 1 : 0);
  return { weight: 2 * Math.min(3, areas.length) + Math.min(3, trouble) + asked, area: topicBySlug(areas[0] ?? "")?.name };
}

function shortened(sentence: string): string {
  if (sentence.length <= LONGEST_KEY_ISSUE) return sentence;
  const cut = sentence.slice(0, LONGEST_KEY_ISSUE - 1).toWellFormed();
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > LONGEST_KEY_ISSUE / 2 ? end : undefined).replace(/\uFFFD$/, "")}…`;
}
