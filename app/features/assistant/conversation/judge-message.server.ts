import { db } from "#app/db/client.server";
import { isCategoryId } from "#app/features/catalog/categories";
import { dangerIn, isOfMinor, mentionsSomebody } from "#app/features/danger/danger";
import { dangerInClauses, isClearDanger } from "#app/features/danger/doubtful/clear-danger";
import { likelihoodBeside } from "#app/features/danger/doubtful/likelihood-beside";
import { namesGoods } from "#app/features/danger/doubtful/matters-named";
import { asksForRemedy } from "#app/features/danger/doubtful/minor-ailments";
import { saysOnlyWhen } from "#app/features/danger/doubtful/only-when";
import { perhapsDanger, type Understood } from "#app/features/danger/doubtful/perhaps-danger";
import { languageBeside, languageOfDanger } from "#app/features/danger/language-of-danger";
import { isLanguageQuestion } from "#app/features/topics/classifier/idle-questions";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reading } from "#app/features/topics/classifier/reading";
import { areMostlyOwnAreas } from "#app/features/topics/own-areas";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { TEXT_LANGUAGES, type TextLanguage, writtenIn } from "#app/features/topics/vocabulary/written-in";
import { candidatesNamedIn } from "../recommend/candidates.server";
import { isWhollyOfSite, type Judgement, judgeWithoutDanger } from "../understand/answer-kind";
import { onlySiteQuestionIn } from "../understand/site-questions";
import { isGreeting, isParting, isThanks } from "../understand/small-talk";
import type { Room } from "./conversation";
import type { Speaker } from "./speaker.server";

/** What is known about a message: its reading, whether it is clear by itself what is meant, and what was answered to the question whether anybody is in danger. */
interface Known {
  reading: Reading;
  isEnough: boolean;
  /** The answer about this very message; null if it was not asked about. */
  toDanger: "yes" | "no" | null;
  /** Whether it was said before that nobody is. */
  isSafe: boolean;
  /** Language of the answer about a danger that stands before; null if none does. */
  afterDanger: TextLanguage | null;
}

/**
 * How to handle a message in a conversation, where somebody can be asked whether anybody is in danger, is stayed with afterwards, and is asked what it is about
 * when nobody was.
 */
export type MessageJudgement =
  | Judgement
  | { kind: "perhapsDanger"; language: TextLanguage }
  | { kind: "stillInDanger"; language: TextLanguage }
  | { kind: "noDanger" };

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
  const { reading, isEnough, toDanger, afterDanger } = known;
  const language = languageOf(text, speaker);
  const answered = (judged: MessageJudgement) => ({ judged, whomToCall: null });
  if (toDanger === "yes") return answered({ kind: "danger", language });
  if (toDanger === "no") return answered(withoutAside(await judgeNeed(speaker, room, text, reading, isEnough)));
  const judged = await judgeNeed(speaker, room, text, reading, isEnough);
  const isFurther = afterDanger !== null && !isNewMatter(judged, text);
  if (isFurther && wordsOf(text).length <= FEW_WORDS) return answered({ kind: "stillInDanger", language: afterDanger });
  const feared = isWhollyOfSite(text) ? null : dangerIn(text, reading, speaker.language);
  // Children are not asked first.
  if (feared && (isClearDanger(text, reading) || isOfMinor(text))) return answered({ kind: "danger", language: feared });
  if (isFurther) return answered({ kind: "stillInDanger", language: afterDanger });
  // Who goes on to another matter has not said that nobody is in danger any more.
  if (known.isSafe) return { judged, whomToCall: afterDanger };
  if (feared) return answered({ kind: "perhapsDanger", language: feared });
  const doubt = await judgeDoubt(judged, text, reading, language, speaker);
  return afterDanger !== null && doubt.whomToCall === null && doubt.judged === judged ? { judged, whomToCall: afterDanger } : doubt;
}

/** Asks whether anybody is in danger, mentions whom to call, or neither, for a text that is not taken for one of danger as a whole. */
async function judgeDoubt(
  judged: Judgement,
  text: string,
  reading: Reading,
  language: TextLanguage,
  speaker: Speaker,
): Promise<JudgedMessage> {
  const asked: JudgedMessage = { judged: { kind: isOfMinor(text) ? "danger" : "perhapsDanger", language }, whomToCall: null };
  const [read, understood] = [await textReader(), understoodAs(judged, text)];
  const clause = dangerInClauses(text, read);
  // What was not understood is asked about sooner.
  if (clause === "ask" || (clause === "mention" && understood === "nothing")) return asked;
  const done = isOnlyTalk(text) ? null : perhapsDanger(likelihoodBeside(text, reading, understood === "need", read), understood);
  if (done === "ask" && !isFragment(text)) return asked;
  const isMentioned = done === "ask" || (done !== null && !isFragment(text)) || clause !== null;
  return { judged, whomToCall: isMentioned ? languageBeside(language, speaker.language) : null };
}

/** The page's language is that of a few words whose own is not clear. */
function languageOf(text: string, { language }: Speaker): TextLanguage {
  const page = TEXT_LANGUAGES.find((each) => each === language);
  return page && wordsOf(text).length <= FEW_WORDS && writtenIn(text) === null ? page : languageOfDanger(text, [], language ?? null);
}

/** Who says that nobody is in danger is not told that it sounds personal, or greeted. */
const withoutAside = (judged: Judgement): MessageJudgement =>
  (judged.kind === "other" && judged.matter !== "privateLaw") || (judged.kind === "unsure" && judged.topics.length === 0)
    ? { kind: "noDanger" }
    : judged;

/** Returns whether a message tells at some length of another matter than the danger before it. */
const isNewMatter = (judged: Judgement, text: string) => judged.kind === "sure" && wordsOf(text).length >= WORDS_OF_A_MATTER;

async function judgeNeed(speaker: Speaker, room: Room, text: string, reading: Reading, isEnough: boolean): Promise<Judgement> {
  const judged = judgeWithoutDanger(text, reading, isCategoryId(room) ? room : null);
  if (judged.kind === "sure" || onlySiteQuestionIn(text) || isLanguageQuestion(text)) return judged;
  return isEnough || (await candidatesNamedIn(db, text, speaker.userId)).length > 0 ? { kind: "sure" } : judged;
}

const FEW_WORDS = 5;
const WORDS_OF_A_MATTER = 4;

/** Returns whether a text is a few words that mention no person: 'knife sharpening business'. */
const isFragment = (text: string) => wordsOf(text).length <= FEW_WORDS && !mentionsSomebody(text);

function understoodAs(judged: Judgement, text: string): Understood {
  // What is advised on at a site of its own areas was not learned from.
  if (areMostlyOwnAreas()) return "need";
  if (judged.kind === "other") return judged.matter === "private" || judged.matter === "medical" ? "everyday" : "nothing";
  // What is half understood and names goods is business.
  const isHalf = judged.kind === "unsure" && judged.topics.length > 0 && namesGoods(foldedWords(text).join(" "));
  return judged.kind === "unsure" && !isHalf ? "nothing" : "need";
}

const isOnlyTalk = (text: string) =>
  !/\p{L}/u.test(text) ||
  onlySiteQuestionIn(text) !== null ||
  isGreeting(text) ||
  isParting(text) ||
  isThanks(text) ||
  asksForRemedy(text) ||
  saysOnlyWhen(foldedWords(text));

const foldedWords = (text: string) => wordsOf(text).map(({ folded }) => folded);
