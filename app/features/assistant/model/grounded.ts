import { writtenIn } from "#app/features/topics/vocabulary/written-in";
import { numbersInWords, priceClaims, type WordedFigure } from "./worded-figures";

/** Names of days and months, which English capitalizes like other names. */
const DAYS =
  "Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December";

/** An advisor from the search engine, with their facts: price, ratings, free times. */
export interface GroundedAdvisor {
  name: string;
  facts: readonly string[];
}

/** What an answer may be based on. */
export interface Ground {
  /** Advisors found by the engine. */
  advisors: readonly GroundedAdvisor[];
  /** Other allowed words: areas, the engine's own sentences, names from earlier answers. */
  said: readonly string[];
  /** The person's own words: their numbers may be repeated about anybody. */
  asked: readonly string[];
}

const SHORTEST = 15;
const LONGEST = 1500;
const LINK = /https?:|www\.|\S@\S|\]\(|[<>]|\w-*\.[a-z]{2,}(?!\w)/i;
const NUMBER = /\d+(?:[.,]\d+)*/g;
/** Consecutive capitalized words: two or more look like a name. */
const CAPITALS = /\p{Lu}[\p{L}\p{M}'’-]*(?:\s+\p{Lu}[\p{L}\p{M}'’-]*)*/gu;
/** A capitalized word within a sentence: a one-word name, in every language but German. */
const LONE_NAME = /[\p{Ll}\p{N},;:]["'“«(]?\s+["'“«(]?(?=(\p{Lu}[\p{Ll}\p{M}]+))/gu;
const SENTENCE_END = /[.!?…。？！]["'»”)\]]*\s+/gu;

/**
 * Returns whether a model's text may be used as an answer: it invents nothing and names at least one of the advisors found. Doubtful cases
 * count as invented, because the built-in answer is always available.
 */
export function isGrounded(words: string, ground: Ground): boolean {
  const text = words.trim();
  return text.length >= SHORTEST && inventsNothing(text, ground) && ground.advisors.some(({ name }) => text.includes(name));
}

/**
 * Returns whether a text says nothing beyond what the engine found: no links, no unknown names, and no numbers about an advisor that are
 * neither theirs nor the person's own.
 */
export function inventsNothing(words: string, ground: Ground): boolean {
  if (words.length > LONGEST || LINK.test(words)) return false;
  const known = [...ground.advisors.flatMap(({ name, facts }) => [name, ...facts]), ...ground.said, ...ground.asked].join("\n");
  if (namesIn(words).some((name) => !isKnownName(name, known))) return false;
  if (!isGerman([words, ...ground.asked]) && loneNamesIn(words).some((name) => !known.includes(name) && !DAYS.includes(name))) return false;
  let spokenOf = ground.advisors;
  for (const sentence of sentencesOf(words)) {
    const named = ground.advisors.filter(({ name }) => sentence.includes(name));
    if (named.length > 0) spokenOf = named;
    if (!hasFiguresOf(sentence, spokenOf, ground)) return false;
  }
  return true;
}

const namesIn = (words: string) => (words.match(CAPITALS) ?? []).filter((name) => /\s/.test(name));

const loneNamesIn = (words: string) => [...words.matchAll(LONE_NAME)].map(([, name = ""]) => name);

/** Returns the length of the complete sentences at the start of a text that is still being written. */
export function wholeSentences(text: string): number {
  let end = 0;
  for (const found of text.matchAll(SENTENCE_END)) end = found.index + found[0].length;
  return end;
}

function sentencesOf(text: string): string[] {
  const ends = [...text.matchAll(SENTENCE_END)].map((found) => found.index + found[0].length);
  return [0, ...ends].map((start, index) => text.slice(start, ends[index]));
}

/** Numbers, also in words, must belong to the advisors spoken of or come from the person; only the engine may say that something is cheaper or free. */
function hasFiguresOf(sentence: string, advisors: readonly GroundedAdvisor[], { advisors: all, said, asked }: Ground): boolean {
  const found = [...advisors.flatMap(({ name, facts }) => [name, ...facts]), ...said].join("\n").toLowerCase();
  if (priceClaims(sentence).some((claim) => !found.includes(claim))) return false;
  const text = [found, ...asked].join("\n").toLowerCase();
  const known = new Set<string>(text.match(NUMBER));
  const inWords = new Set(numbersInWords(text).map(({ word }) => word));
  const isKnown = ({ word, value, isSum }: WordedFigure) =>
    inWords.has(word) || known.has(String(value)) || (!isSum && value === all.length);
  const prose = all.reduce((rest, { name }) => rest.replaceAll(name, " "), sentence);
  return (sentence.match(NUMBER) ?? []).every((figure) => known.has(figure)) && numbersInWords(prose).every(isKnown);
}

const isGerman = (texts: readonly string[]) => texts.some((text) => writtenIn(text) === "de");

/** The first word of a sentence is capitalized anyway, so it need not match. */
function isKnownName(name: string, known: string): boolean {
  const plain = name.replace(/\s+/g, " ");
  return known.includes(plain) || known.includes(plain.slice(plain.indexOf(" ") + 1));
}
