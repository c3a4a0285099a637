import { isNone, READ_MAX_CHARACTERS, type Reader, type Reading } from "#app/features/topics/classifier/reading";
import { spokenAreas } from "#app/features/topics/vocabulary/nearest-areas";
import { visibleText, wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { MAX_KEY_ISSUES } from "../limits";
import { urgencyIn } from "../understand/wishes/urgency-in-text";
import { agreedArea } from "./area-of-sentence";
import { withoutContinuing } from "./continuing";
import { issueParagraphs } from "./paragraphs";
import { quotable } from "./quotable";
import { clausesOf, sentencesOf, trimmed } from "./sentences";

/** A key issue: the quoted sentence, and the name of its area, if that is certain. */
export interface KeyIssue {
  quote: string;
  area?: string;
}

/** Of a document all are listed, the first few of them unfolded. */
export const MAX_DOCUMENT_ISSUES = 12;
const MAX_OF_ONE_AREA = 3;
export const MAX_KEY_ISSUE_LENGTH = 160;

/** Stems of words for complaints, worries or requests, in the five languages. */
const TROUBLE =
  /^(?:problem|issue|difficult|struggl|fail|delay|risk|worr|unclear|unsure|need|stuck|complain|disput|schwierig|brauch|verlust|besoin|difficile|perte|necesit|dificil|perdida|bisogno|perdita|(?:cannot|lost|lose|losing|late|how|should|want|must|help|nichts|mochte|soll|sollen|wie|comment|como|come|devo|vorrei)$)/;

const MIN_LETTERS = 12;
/** Maximum sentences weighed per document. */
const MAX_SENTENCES = 600;
/** Of so few sentences each is read for its area before any is chosen. */
const MAX_READ = 12;
const MAX_READ_OF_DOCUMENT = 40;
/** From this likelihood on a sentence is labelled with an area, if no other is half as likely. */
const SURE_OF_SENTENCE = 0.5;
/** 'May he?' and 'Should I sign that?' ask nothing without the sentence before them. */
const FEW_WORDS = 4;

/**
 * Returns the most important sentences of a message or document, quoted with their area and in text order: those that concern an area, ask
 * or complain, and of a few the one that is nearest to the first of `areas`; other areas come before a second sentence of the same one. Of a document all are, but for the
 * fourth of an area. If none qualify, the first sentence. An area is named only where it is certain: of a message, where the sentence alone says clearly what all of it is about
 * (`areas`, likeliest first), of a document, which has none, where dictionary and classifier agree. Addresses are removed, and quotes are always plain text (security, V22).
 */
export function keyIssues(text: string, read: Reader, areas: readonly string[] | null): KeyIssue[] {
  const visible = quotable(visibleText(text.slice(0, READ_MAX_CHARACTERS)));
  const said =
    areas === null
      ? issueParagraphs(visible).flatMap((each) => withoutContinuing(sentencesOf(each).map(trimmed)))
      : sentencesOf(visible).map(trimmed);
  // A message of one long sentence would be pasted whole: its clauses are weighed instead.
  const sentences = areas !== null && said.length === 1 ? clausesOf(said[0]!) : said;
  const quotes = [...new Set(sentences)].filter((quote) => quote.length >= MIN_LETTERS).slice(0, MAX_SENTENCES);
  const readings = quotes.length <= (areas === null ? MAX_READ_OF_DOCUMENT : MAX_READ) ? quotes.map(read) : null;
  const nearest = readings && nearestTo(readings, areas?.[0]);
  const weighed = quotes.map((quote, index) => {
    const area = readings ? sureArea(quote, readings[index]!, areas) : undefined;
    return { quote, index, area, weight: weightOf(quote) + (area !== undefined || index === nearest ? AREA_WEIGHT : 0) };
  });
  const issues = weighed.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight || a.index - b.index);
  const fields = issues.map(({ quote, area }) => area ?? spokenAreas(quote)[0]);
  const isOneOf = (most: number) => (_: unknown, index: number) =>
    fields.slice(0, index).filter((field) => field === fields[index]).length < most;
  const firsts = issues.filter(isOneOf(1));
  const listed = issues.filter((issue, index) => fields[index] === undefined || isOneOf(MAX_OF_ONE_AREA)(issue, index));
  const chosen =
    areas === null
      ? [...new Set([...firsts, ...listed])].slice(0, MAX_DOCUMENT_ISSUES)
      : [...new Set([...firsts, ...issues])].slice(0, MAX_KEY_ISSUES);
  return (issues.length > 0 ? chosen : weighed.slice(0, 1))
    .sort((a, b) => a.index - b.index)
    .map(({ quote, area: known }) => {
      const area = readings ? known : sureArea(quote, read(quote), areas);
      return { quote: shortened(quote), ...(area && { area }) };
    });
}

const AREA_WEIGHT = 2;

/** Returns the area that a sentence is about beyond doubt. */
function sureArea(sentence: string, reading: Reading, areas: readonly string[] | null): string | undefined {
  if (areas === null) return agreedArea(sentence, reading);
  const [first, second] = reading.areas;
  if (!first || isNone(reading) || first.likelihood < SURE_OF_SENTENCE || 2 * (second?.likelihood ?? 0) > first.likelihood) return;
  return areas.includes(first.topic) ? first.topic : undefined;
}

/** Returns which of some readings is likeliest about an area; undefined without one. */
function nearestTo(readings: readonly Reading[], area: string | undefined): number | undefined {
  if (area === undefined || readings.length === 0) return;
  const likelihoods = readings.map((reading) => reading.areas.find(({ topic }) => topic === area)?.likelihood ?? 0);
  return likelihoods.indexOf(Math.max(...likelihoods));
}

function weightOf(sentence: string): number {
  const areas = spokenAreas(sentence);
  const words = wordsOf(sentence);
  const trouble = words.filter(({ folded }) => TROUBLE.test(folded)).length;
  const isQuestion = sentence.endsWith("?");
  if (isQuestion && words.length <= FEW_WORDS && areas.length === 0) return 0;
  const asked = (isQuestion ? 2 : 0) + (urgencyIn(sentence) === "high" ? 1 : 0);
  return AREA_WEIGHT * Math.min(3, areas.length) + Math.min(3, trouble) + asked;
}

/** Returns a sentence as it is quoted. */
export function shortened(sentence: string): string {
  if (sentence.length <= MAX_KEY_ISSUE_LENGTH) return sentence;
  const cut = sentence.slice(0, MAX_KEY_ISSUE_LENGTH - 1).toWellFormed();
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > MAX_KEY_ISSUE_LENGTH / 2 ? end : undefined).replace(/\uFFFD$/, "")}…`;
}
