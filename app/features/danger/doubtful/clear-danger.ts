import type { Reader, Reading } from "#app/features/topics/classifier/reading";
import { dangerIn } from "../danger";

/** Below these likelihoods neither model alone makes a danger clear. */
const CLEAR_CRISIS = 0.6;
const CLEAR_ALONE = 0.8;

const SENTENCE_END = /(?<=[.!?…])\s+|\n+/;
const MAX_SENTENCES = 12;
const MAX_READ_LENGTH = 4_000;

/** Returns whether a text that was taken for one of danger tells of it in words that are known, or is likely enough to. */
export function isClearDanger(text: string, reading: Reading): boolean {
  const { danger = 0, others } = reading;
  const crisis = others.crisis >= CLEAR_CRISIS ? others.crisis : 0;
  return dangerIn(text, { ...reading, danger: danger >= CLEAR_ALONE ? danger : 0, others: { ...others, crisis } }) !== null;
}

/**
 * Returns what a sentence of a text that as a whole is about something else calls for: a threat amid a question about shares. Words that are known make it ask
 * whether anybody is in danger; what only the models take for one, mention whom to call.
 */
export function sentenceOfDanger(text: string, read: Reader): "ask" | "mention" | null {
  const sentences = text.slice(0, MAX_READ_LENGTH).split(SENTENCE_END, MAX_SENTENCES);
  if (sentences.length < 2) return null;
  if (sentences.some((sentence) => dangerIn(sentence, unread(read(sentence))) !== null)) return "ask";
  return sentences.some((sentence) => isClearlyOfDanger(sentence, read(sentence))) ? "mention" : null;
}

const isClearlyOfDanger = (text: string, reading: Reading) => dangerIn(text, reading) !== null && isClearDanger(text, reading);

const unread = (reading: Reading): Reading => ({ ...reading, danger: 0, others: { ...reading.others, crisis: 0 } });
