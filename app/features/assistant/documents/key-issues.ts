import { READ_MAX_CHARACTERS } from "#app/features/topics/classifier/reading";
import { topicBySlug } from "#app/features/topics/topic-list";
import { spokenAreas } from "#app/features/topics/vocabulary/nearest-areas";
import { visibleText, wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { withoutEnd } from "#app/platform/trim-end";
import { urgencyIn } from "../understand/urgency-in-text";
import { sentencesOf } from "./sentences";

/** A key issue: the quoted sentence, and the name of its area, if any. */
export interface KeyIssue {
  quote: string;
  area?: string;
}

export const MAX_KEY_ISSUES = 4;
export const MAX_KEY_ISSUE_LENGTH = 160;

/** Stems of words for complaints, worries or requests, in the five languages. */
const TROUBLE =
  /^(?:problem|issue|difficult|struggl|fail|delay|risk|worr|unclear|unsure|need|stuck|complain|disput|schwierig|brauch|verlust|besoin|difficile|perte|necesit|dificil|perdida|bisogno|perdita|(?:cannot|lost|lose|losing|late|how|should|want|must|help|mochte|soll|sollen|wie|comment|como|come|devo|vorrei)$)/;

const WEB_ADDRESS = /\b(?:https?:\/\/|www\.)/i;
/** Markdown and HTML are noise here: quotes are shown as plain text. */
const MARKUP = /<[^<>]{0,200}>|!?\[([^[\]]{0,200})\]\([^[)]{0,500}\)|[*_#`>|]+/g;
const MIN_LETTERS = 12;
/** Maximum sentences weighed per document. */
const MAX_SENTENCES = 600;

/**
 * Returns the most important sentences of a message or document, quoted with their area and in text order: those that concern an area, ask
 * or complain; other areas come before a second sentence of the same one. If none qualify, the first sentence. Addresses are removed, and
 * quotes are always plain text (security, V22).
 */
export function keyIssues(text: string): KeyIssue[] {
  const sentences = sentencesOf(quotable(visibleText(text.slice(0, READ_MAX_CHARACTERS)))).map(trimmed);
  const quotes = [...new Set(sentences)].filter((quote) => quote.length >= MIN_LETTERS).slice(0, MAX_SENTENCES);
  const weighed = quotes.map((quote, index) => ({ quote, index, ...weightOf(quote) }));
  const issues = weighed.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight || a.index - b.index);
  const firsts = issues.filter(({ area }, index) => issues.findIndex((other) => other.area === area) === index);
  const chosen = new Set([...firsts, ...issues]);
  return (issues.length > 0 ? [...chosen].slice(0, MAX_KEY_ISSUES) : weighed.slice(0, 1))
    .sort((a, b) => a.index - b.index)
    .map(({ quote, area }) => ({ quote: shortened(quote), ...(area && { area }) }));
}

/** Removes web and email addresses and markup from a text. */
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
  if (sentence.length <= MAX_KEY_ISSUE_LENGTH) return sentence;
  const cut = sentence.slice(0, MAX_KEY_ISSUE_LENGTH - 1).toWellFormed();
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > MAX_KEY_ISSUE_LENGTH / 2 ? end : undefined).replace(/\uFFFD$/, "")}…`;
}
