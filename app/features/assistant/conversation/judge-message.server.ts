import { db } from "#app/db/client.server";
import { isCategoryId } from "#app/features/catalog/categories";
import { perhapsDanger, type Understood } from "#app/features/danger/asked/perhaps-danger";
import { isOfMinor } from "#app/features/danger/danger";
import { languageOfDanger } from "#app/features/danger/language-of-danger";
import type { Reading } from "#app/features/topics/classifier/reading";
import { areMostlyOwnAreas } from "#app/features/topics/own-areas";
import type { TextLanguage } from "#app/features/topics/vocabulary/written-in";
import { candidatesNamedIn } from "../recommend/candidates.server";
import { type Judgement, judge } from "../understand/answer-kind";
import { isGreeting, isParting, isThanks } from "../understand/small-talk";
import type { Room } from "./conversation";
import type { Speaker } from "./speaker.server";

/** A message's reading, whether it is clear enough by itself what is meant, and whether nobody, or somebody, is in danger, as was answered when asked. */
interface Known {
  reading: Reading;
  isEnough: boolean;
  isSafe: boolean;
  isConfirmed: boolean;
}

/** How to handle a message in a conversation, where somebody can be asked whether anybody is in danger. */
export type MessageJudgement = Judgement | { kind: "perhapsDanger"; language: TextLanguage };

/** How a message is answered, and in which language the answer ends with whom to call; null if it does not. */
export interface JudgedMessage {
  judged: MessageJudgement;
  whomToCall: TextLanguage | null;
}

/**
 * Judges how well a message is understood. Naming an advisor is clear enough, and so is a message with `isEnough`: preferences about the
 * advisor, or a call for help from a person whose Key Inputs say the rest.
 */
export async function judgeMessage(speaker: Speaker, room: Room, text: string, known: Known): Promise<JudgedMessage> {
  const { reading, isEnough, isSafe } = known;
  const page = speaker.language ?? null;
  if (known.isConfirmed) return { judged: { kind: "danger", language: languageOfDanger(text, [], page) }, whomToCall: null };
  const judged = judge(text, reading, isCategoryId(room) ? room : null, page);
  if (judged.kind === "danger") return { judged, whomToCall: null };
  const isNamed = judged.kind !== "sure" && (await candidatesNamedIn(db, text, speaker.userId)).length > 0;
  if (isEnough || isNamed) return { judged: { kind: "sure" }, whomToCall: null };
  const done = isSafe || isOnlyTalk(text) ? null : perhapsDanger(reading.danger ?? 0, understoodAs(judged));
  if (done === null) return { judged, whomToCall: null };
  const language = languageOfDanger(text, [], page);
  if (done === "mention") return { judged, whomToCall: language };
  // Children are not asked first.
  return { judged: { kind: isOfMinor(text) ? "danger" : "perhapsDanger", language }, whomToCall: null };
}

function understoodAs(judged: Judgement): Understood {
  // What is advised on at a site of its own areas was not learned from.
  if (areMostlyOwnAreas()) return "need";
  if (judged.kind === "other") return judged.matter === "private" || judged.matter === "medical" ? "everyday" : "nothing";
  return judged.kind === "unsure" ? "nothing" : "need";
}

const isOnlyTalk = (text: string) => isGreeting(text) || isParting(text) || isThanks(text);
