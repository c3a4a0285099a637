import { isCategoryId } from "#app/features/catalog/categories";
import { dangerIn, isOfMinor } from "#app/features/danger/danger";
import { dangerInClauses, isClearDanger } from "#app/features/danger/doubtful/clear-danger";
import { isTakenBack } from "#app/features/danger/doubtful/denials";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { nextTurn } from "#app/platform/next-turn";
import { judgeWithoutDanger } from "../../understand/answer-kind";
import { isThanks } from "../../understand/small-talk";
import { type AskedText, asWritten } from "../asked-text.server";
import type { Room } from "../conversation";
import type { Conversation } from "../conversations.server";

const SENTENCE_END = /(?<=[.!?])\s+|\n+/;
const CLAUSE_END = /(?<=[.!?,;:–—])\s+|\n+/;
/** As much of what was said is read again, once by its sentences and once by its clauses. */
const MAX_MESSAGES = 3;
const MAX_SENTENCES = 16;

/**
 * Returns what is to be answered once nobody is in danger: what is said besides; else the question that was not answered because of it, without the sentences, or
 * else the clauses, that sounded like one where it is clear so; else the question before it. A 'thanks' in between is not what was asked. Other requests go first in between.
 */
export async function resumedText(
  asked: AskedText,
  { known, content, room }: { known: Conversation; content: string; room: Room },
): Promise<AskedText> {
  if (asked.answer !== "no") return asked;
  const read = await textReader();
  const judged = (text: string) => judgeWithoutDanger(text, read(text), isCategoryId(room) ? room : null);
  const isClear = (text: string) => ["sure", "between", "site"].includes(judged(text).kind);
  const { rest } = asked;
  if (rest !== "") {
    const isMatter = isClear(rest);
    await nextTurn();
    // Whoever tells of a danger or takes it back has not denied one.
    if (isDanger(rest, read, isMatter) || (isTakenBack(rest) && !isMatter)) return asWritten(known, content);
    if (isMatter) return { ...asked, text: rest, before: known };
  }
  const said = asked.unanswered.filter(({ text }) => !isThanks(text)).slice(0, MAX_MESSAGES);
  const rests: typeof asked.unanswered = [];
  for (const { text, before } of said) {
    await nextTurn();
    // What sounded like a danger is not read for a matter where the rest is one.
    const beside = await restsOf(text, read);
    const clear = [...beside, text].find(isClear);
    if (clear !== undefined) return { ...asked, text: clear, before };
    rests.push(...beside.map((rest) => ({ text: rest, before })));
  }
  // What is half understood is asked about first.
  const half = [...said, ...rests].find(({ text }) => isHalf(judged(text)));
  return { ...asked, ...(half ?? asked.lastAnswered) };
}

function isDanger(text: string, read: Reader, isMatter: boolean): boolean {
  const reading = read(text);
  const isFeared = dangerIn(text, reading) !== null;
  return (isFeared && (!isMatter || isClearDanger(text, reading) || isOfMinor(text))) || dangerInClauses(text, read) === "ask";
}

const isHalf = (judged: ReturnType<typeof judgeWithoutDanger>) =>
  judged.kind === "unsure" ? judged.topics.length > 0 : judged.kind === "other" && judged.matter === "privateLaw";

/** Returns a text without its sentences, and without its clauses, that sound like a danger, where others are left. */
async function restsOf(text: string, read: Reader): Promise<string[]> {
  const rests = [await withoutDanger(text, read, SENTENCE_END), await withoutDanger(text, read, CLAUSE_END)];
  return rests.filter((rest) => rest !== "" && rest !== text);
}

/** Reads no more than so many sentences by themselves; what follows them is read as one. */
async function withoutDanger(text: string, read: Reader, end: RegExp): Promise<string> {
  const sentences = text.split(end).filter((sentence) => sentence.trim() !== "");
  const parts = [...sentences.slice(0, MAX_SENTENCES - 1), sentences.slice(MAX_SENTENCES - 1).join(" ")];
  const kept: string[] = [];
  for (const part of parts) {
    await nextTurn();
    if (part !== "" && dangerIn(part, read(part)) === null) kept.push(part);
  }
  return kept.join(" ");
}
