import { isCategoryId } from "#app/features/catalog/categories";
import { dangerIn } from "#app/features/danger/danger";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { judgeWithoutDanger } from "../../understand/answer-kind";
import { isThanks } from "../../understand/small-talk";
import type { AskedText } from "../asked-text.server";
import type { Room } from "../conversation";

const SENTENCE_END = /(?<=[.!?])\s+|\n+/;

/**
 * Returns what is to be answered once nobody is in danger: the question that was not answered because of it, without the sentences that sounded like one if it is clear only
 * so; else the question before it. A 'thanks' in between is not what was asked.
 */
export async function resumedText(asked: AskedText, room: Room): Promise<AskedText> {
  if (asked.answer !== "no") return asked;
  const read = await textReader();
  const judged = (text: string) => judgeWithoutDanger(text, read(text), isCategoryId(room) ? room : null);
  const isClear = (text: string) => ["sure", "between", "site"].includes(judged(text).kind);
  const said = asked.unanswered.filter(({ text }) => !isThanks(text));
  for (const { text, before } of said) {
    const clear = [text, withoutDanger(text, read)].find((each) => each !== "" && isClear(each));
    if (clear !== undefined) return { ...asked, text: clear, before };
  }
  // What is half understood is asked about first.
  const half = said.find(({ text }) => isHalf(judged(text)));
  return { ...asked, ...(half ?? asked.lastAnswered) };
}

const isHalf = (judged: ReturnType<typeof judgeWithoutDanger>) => judged.kind === "unsure" && judged.topics.length > 0;

const withoutDanger = (text: string, read: Reader) =>
  text
    .split(SENTENCE_END)
    .filter((sentence) => sentence.trim() !== "" && dangerIn(sentence, read(sentence)) === null)
    .join(" ");
