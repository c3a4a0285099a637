import { db } from "#app/db/client.server";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import { describeError, log } from "#app/platform/log/log.server";
import { configuredModel, type LanguageModel } from "#app/platform/model/model.server";
import type { DocumentProblem } from "../documents/document-limits";
import { wordedAnswer } from "../model/model-answer.server";
import { type Saying, sayingOf } from "../recommend/streamed-answer";
import { understand } from "../understand/understand";
import { type Answer, answerMessage } from "./answer-message.server";
import type { Room } from "./conversation";
import { addToConversation, type Conversation, type NewMessage, rewordMessage } from "./conversations.server";
import type { Limited } from "./message-limit.server";
import { ownerOf, type Speaker } from "./speaker.server";
import type { Stage } from "./stages";
import { recordIfNobody } from "./unanswered.server";

/**
 * Result of a turn: the cookie to set if the conversation's browser had none, and the model's words as they stream, if the client listens.
 */
export type Turn =
  | { ok: true; cookie: string | null; saying: Promise<Saying | null> | null }
  | Limited
  | { ok: false; reason: DocumentProblem | "assistant.answersMissing" };

export interface Moment {
  now: Date;
  /** 0 to 1: chooses the phrasing. */
  dice: number;
  /** Rewords the answers; the configured model if omitted, no model if null. */
  model?: LanguageModel | null;
  /** Whether the client streams the model's words; if not, the turn ends once all are complete. */
  isHeard?: boolean;
  /** Aborts when the client disconnects: the model is stopped, and the built-in answer stays. */
  signal?: AbortSignal;
}

/** A message and its conversation's new stage. */
export interface SaidTurn {
  before: Conversation;
  stage: Stage;
  said: NewMessage;
}

/** Number of earlier messages sent to the model. */
const MAX_REMEMBERED = 8;

/** Stores a message with its answer. */
export async function storeTurn(speaker: Speaker, room: Room, turn: SaidTurn, answer: Answer, now: Date): Promise<Turn> {
  const { owner, cookie } = ownerOf(speaker);
  await addToConversation(owner, room, standingOf(turn), [turn.said, { role: "assistant", ...answer }], now);
  await recordIfNobody(answer, now);
  return { ok: true, cookie, saying: null };
}

/**
 * Stores a message with the built-in answer at once, so that a reload finds it; if a model is configured, its words replace the answer's
 * once they are complete.
 */
export async function storeAndSay(speaker: Speaker, room: Room, turn: SaidTurn, answer: Answer, moment: Moment): Promise<Turn> {
  const { owner, cookie } = ownerOf(speaker);
  const number = await addToConversation(owner, room, standingOf(turn), [turn.said, { role: "assistant", ...answer }], moment.now);
  await recordIfNobody(answer, moment.now);
  const model = moment.model === undefined ? await configuredModel() : moment.model;
  if (!model) return { ok: true, cookie, saying: null };
  const words = keptWords(wordedAnswer(answer, talkOf(model, speaker, turn, moment)), async (worded) => {
    if (worded !== answer && !moment.signal?.aborted) await rewordMessage(owner, room, number, worded);
  });
  if (moment.isHeard) return { ok: true, cookie, saying: sayingOf(words) };
  while (!(await words.next()).done);
  return { ok: true, cookie, saying: null };
}

const standingOf = ({ before, stage }: SaidTurn) => ({ stage, answers: before.answers });

function talkOf(model: LanguageModel, { userId, language }: Speaker, { before, said }: SaidTurn, { now, isHeard = false, signal }: Moment) {
  const remembered = before.messages.slice(-MAX_REMEMBERED).map(({ role, content }) => ({ role, content }));
  const search = async (words: string) => {
    const read = await textReader();
    const found = await answerMessage(db, { need: understand(words, null, read(words)), text: words, userId, now, language }, 0);
    return found.result.advisors ?? [];
  };
  return { model, messages: [...remembered, { role: said.role, content: said.content }], search, isHeard, signal };
}

/** Passes the words on, and stores them all before reporting their end. */
async function* keptWords(words: AsyncGenerator<string, Answer>, keep: (answer: Answer) => Promise<void>): AsyncGenerator<string, void> {
  const answer = yield* words;
  await keep(answer).catch((error: unknown) => log("warn", "a model's words were not kept", describeError(error)));
}
