import { beginsCity, findCity } from "#app/features/places/cities";
import { languageOfWord } from "../vocabulary/languages-of-words";
import { wordsOf } from "../vocabulary/words-of-text";
import { FIGURES, JOINTS, PREFERENCE_WORDS, WEAK } from "./words-of-preferences";

/** With this many weak ones in a clause, they count as preferences, too. */
const SEVERAL = 2;
const SPEAKS =
  /^(?:speak|speaks|speaking|spricht|sprechen|kann|parle|parlent|parlant|habla|hable|hablan|hablen|parla|parli|parlano|parlino)$/;
const WHO = new Set(["who", "that", "der", "die", "qui", "que", "che"]);
const IN = new Set(["in", "auf", "en"]);
const WORDS_OF_PLACE = new Set(["in", "near", "around", "bei", "aus", "nahe", "en", "a", "pres", "cerca", "vicino"]);
const MAX_PLACE_LENGTH = 3;

const SIGN = /[€$£¥]/gu;
const STOP = /[,;:.!?]/;

/**
 * Removes preferences of time, length, money, language and place from a text, in any order and number: 'Steuerfragen für meinen Laden' from 'Steuerfragen für
 * meinen Laden, 30 Minuten, nach 18 Uhr, unter 200 Euro'. They are not part of the matter; if nothing else is said, returns the text unchanged.
 */
export function withoutPreferences(text: string): string {
  const runs = runsOf(text).filter(isPreference);
  if (runs.length === 0) return text;
  const rest = [...runs.map(({ start }, at) => text.slice(runs[at - 1]?.end ?? 0, start)), text.slice(runs.at(-1)!.end)].join(" ");
  const begun = rest.replace(/[,;:–-](?:\s*[,;:–-])+/g, ",").replace(/^[\s,.;:!?]+/, "");
  const tidy = withoutEnd(begun);
  return wordsOf(tidy).some(({ folded }) => !PREFERENCE_WORDS.has(folded)) ? tidy : text;
}

function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s,;:]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

interface Run {
  folded: string[];
  start: number;
  end: number;
  /** Whether it fills the clause between two stops. */
  isClause: boolean;
}

function isPreference({ folded, isClause }: Run): boolean {
  const plain = ` ${folded.join(" ")} `;
  const weak = new Set(plain.match(WEAK)).size;
  return plain.includes(" SPOKEN ") || FIGURES.some((figure) => figure.test(plain)) || weak >= (isClause ? 1 : SEVERAL);
}

/** Whether one side of a run is a stop or the edge of the text. */
const isStop = (beside: string) => beside.trim() === "" || STOP.test(beside);

interface Token {
  folded: string;
  start: number;
  end: number;
}

/** Returns words and currency signs in order; a requested language or place is one token. */
function tokensOf(text: string): Token[] {
  const signs = [...text.matchAll(SIGN)].map(({ 0: sign, index }) => ({ folded: sign, start: index, end: index + sign.length }));
  const read = [...wordsOf(text), ...signs].sort((one, other) => one.start - other.start);
  const tokens: Token[] = [];
  for (let at = 0; at < read.length; ) {
    const { name, length } = preferenceAt(read, at);
    tokens.push({ folded: name, start: read[at]!.start, end: read[at + length - 1]!.end });
    at += length;
  }
  return tokens;
}

function preferenceAt(read: readonly Token[], at: number): { name: string; length: number } {
  const word = (beside: number) => read[at + beside]?.folded ?? "";
  const isLanguage = (beside: number) => languageOfWord(word(beside)) !== null;
  const who = WHO.has(word(0)) ? 1 : 0;
  if (SPEAKS.test(word(who)) && isLanguage(who + 1)) return { name: "SPOKEN", length: who + 2 };
  if (isLanguage(who) && SPEAKS.test(word(who + 1))) return { name: "SPOKEN", length: who + 2 };
  if (IN.has(word(0)) && isLanguage(1)) return { name: "LANGUAGE", length: 2 };
  for (let length = MAX_PLACE_LENGTH; WORDS_OF_PLACE.has(word(0)) && beginsCity(word(1)) && length > 0; length -= 1) {
    const name = read.slice(at + 1, at + 1 + length).map(({ folded }) => folded);
    if (name.length === length && findCity(name.join(" "), "")) return { name: "PLACE", length: length + 1 };
  }
  return { name: word(0), length: 1 };
}

const isOfPreferences = ({ folded }: Token) => PREFERENCE_WORDS.has(folded) || /^(?:[\d€$£¥]|SPOKEN$|LANGUAGE$|PLACE$)/.test(folded);

/** Returns the longest sequences of only preference words and numbers, without a stop in between. */
function runsOf(text: string): Run[] {
  const runs: Token[][] = [[]];
  let before = 0;
  for (const token of tokensOf(text)) {
    if (/[,;!?\n]|[.:]\s/.test(text.slice(before, token.start))) runs.push([]);
    before = token.end;
    if (isOfPreferences(token)) runs.at(-1)!.push(token);
    else runs.push([]);
  }
  return runs.flatMap((run) => {
    const last = run.findLastIndex(({ folded }) => !JOINTS.has(folded));
    const kept = run.slice(0, last + 1);
    const [start, end] = [kept[0]?.start, kept.at(-1)?.end];
    if (start === undefined || end === undefined) return [];
    const isClause = isStop(text.slice(Math.max(0, start - 2), start)) && isStop(text.slice(end, end + 2));
    return [{ folded: kept.map(({ folded }) => folded), start, end, isClause }];
  });
}
