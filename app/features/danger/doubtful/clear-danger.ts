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

/** Returns whether a sentence of a text that as a whole is about something else tells clearly of a danger: what a client said, amid a question about a policy. */
export function hasSentenceOfDanger(text: string, read: Reader): boolean {
  const sentences = text.slice(0, MAX_READ_LENGTH).split(SENTENCE_END, MAX_SENTENCES);
  return sentences.length > 1 && sentences.some((sentence) => isClearlyOfDanger(sentence, read(sentence)));
}

const isClearlyOfDanger = (text: string, reading: Reading) => dangerIn(text, reading) !== null && isClearDanger(text, reading);
