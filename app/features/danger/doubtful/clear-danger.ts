import type { Reader, Reading } from "#app/features/topics/classifier/reading";
import { withoutHyperbole } from "#app/features/topics/classifier/signs/hyperbole";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { dangerIn, withoutFigures } from "../danger";
import { isOnlyOfCreatures } from "../pests/only-of-creatures";

/** Below these likelihoods neither model alone makes a danger clear. */
const CLEAR_CRISIS = 0.6;
const CLEAR_ALONE = 0.8;
/** Where the one is nearly sure, the other may fall a little short. */
const NEARLY_SURE = 0.9;
const NEARLY_ALONE = 0.7;

const CLAUSE_END = /[.!?…;:,\n–—]+\s*/;
const MAX_CLAUSES = 16;
const LEAST_WORDS = 4;
/** 'Can I stop her' says nothing without known words. */
const LEAST_WORDS_UNKNOWN = 5;
const MAX_READ_LENGTH = 4_000;

/** Returns whether a text that was taken for one of danger tells of it in words that are known, or is likely enough to. */
export function isClearDanger(text: string, reading: Reading): boolean {
  const { danger = 0, others } = reading;
  const crisis = others.crisis >= CLEAR_CRISIS ? others.crisis : 0;
  return dangerIn(text, { ...reading, danger: danger >= CLEAR_ALONE ? danger : 0, others: { ...others, crisis } }) !== null;
}

/**
 * Returns what one clause of a text that as a whole is about something else calls for: a threat amid a question about shares. Known words, or both models at
 * once, make it ask whether anybody is in danger; what one of them takes for a danger clearly, mention whom to call.
 */
export function dangerInClauses(text: string, read: Reader): "ask" | "mention" | null {
  if (isOnlyOfCreatures(text)) return null;
  const clauses = withoutHyperbole(text.slice(0, MAX_READ_LENGTH))
    .split(CLAUSE_END)
    .filter((clause) => wordsOf(clause).length >= LEAST_WORDS)
    .slice(0, MAX_CLAUSES);
  if (clauses.length < 2) return null;
  const found = clauses.map((clause) => clauseOf(clause, read(withoutFigures(clause) ?? clause)));
  return found.find((each) => each === "ask") ?? found.find((each) => each === "mention") ?? null;
}

function clauseOf(clause: string, reading: Reading): "ask" | "mention" | null {
  const { danger = 0, others } = reading;
  if (dangerIn(clause, { ...reading, danger: 0, others: { ...others, crisis: 0 } }) !== null) return "ask";
  if (wordsOf(clause).length < LEAST_WORDS_UNKNOWN || dangerIn(clause, reading) === null || !isClearDanger(clause, reading)) return null;
  const isClear = (danger >= CLEAR_ALONE && others.crisis >= CLEAR_CRISIS) || (others.crisis >= NEARLY_SURE && danger >= NEARLY_ALONE);
  return isClear ? "ask" : "mention";
}
