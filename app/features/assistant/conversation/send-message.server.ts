import { db } from "#app/db/client.server";
import { isCategoryId } from "#app/features/catalog/categories";
import { calmWordsFor } from "#app/features/danger/calm-words.server";
import { dangerIn } from "#app/features/danger/danger";
import { WHOM_TO_CALL } from "#app/features/danger/doubtful/danger-question";
import { languageBeside } from "#app/features/danger/language-of-danger";
import { documentReader, textReader } from "#app/features/topics/classifier/read-text.server";
import { READ_MAX_CHARACTERS } from "#app/features/topics/classifier/reading";
import { areMostlyOwnAreas } from "#app/features/topics/own-areas";
import type { TextLanguage } from "#app/features/topics/vocabulary/written-in";
import { FIRST_LANGUAGE, type Language } from "#app/languages/languages";
import { nextTurn } from "#app/platform/next-turn";
import { areasOfParts, partsOfAreas } from "../documents/areas-of-document";
import { dangerInDocument } from "../documents/danger-in-document.server";
import { answerToDocument } from "../documents/document-answer.server";
import { readDocument } from "../documents/documents.server";
import { keyIssues } from "../documents/key-issues";
import { pointersOf } from "../documents/pointers";
import { answersInWords, type GuidedAnswers } from "../pages/guided-prompts";
import { candidatesNamedIn } from "../recommend/candidates.server";
import { mentioning } from "../recommend/mentioned-beside.server";
import { wordingIn } from "../recommend/wording.server";
import type { Need } from "../understand/need";
import { continueNeed, isOtherMatter, needOfDocument, needOfPerson, needWithAnswers } from "../understand/need-so-far";
import { understand } from "../understand/understand";
import { type AtOnce, atOnceIn } from "../understand/wishes/happening-now";
import { inOwnLanguage } from "../understand/wishes/own-language.server";
import { type Answer, answerMessage, recommend } from "./answer-message.server";
import { type Moment, storeAndSay, storeTurn, type Turn } from "./answer-turn.server";
import { resumedText } from "./asked/resumed-text.server";
import { askedText } from "./asked-text.server";
import type { Room } from "./conversation";
import { type Conversation, findConversation, type NewMessage } from "./conversations.server";
import type { MessageJudgement } from "./judge-message.server";
import { countForLimit } from "./message-limit.server";

import { asideAnswer } from "./off-topic-answer.server";
import { findPerson } from "./person.server";
import { lastNeed } from "./read-turn.server";
import type { Speaker } from "./speaker.server";
import { type MatcherEvent, messageEvent, nextStage } from "./stages";
import { type SaidHere, turnAnswer } from "./turn-answer.server";
import { recordIfNotUnderstood } from "./unanswered.server";
import { understandMessage } from "./understand-message.server";
import { askWhatFor, nothingInDocument } from "./what-for.server";

/** Answers a message to the assistant or a matcher, and stores both. Stores nothing if answering fails. */
export async function sendMessage(speaker: Speaker, room: Room, content: string, moment: Moment): Promise<Turn> {
  const { now, dice } = moment;
  const limit = await countForLimit("message", speaker, now);
  if (!limit.ok) return { ...limit, calm: await calmWordsFor(content) };
  const { before: known, person } = await standing(speaker, room);
  const asked = await resumedText(askedText(known, content), { known, content, room });
  const { before } = asked;
  const said: NewMessage = { role: "user", content, result: { said: "message" } };
  const here = await understandMessage(asked, { speaker, room, person, now });
  const { text, judged, whomToCall, need, beside, isPointed } = here;
  const first = firstOf(judged, text);
  const talk = turnAnswer(here);
  const answered = talk ?? (await openAnswer(here, speaker)) ?? (await asideAnswer(judged, text, need, speaker.language, here.category));
  const worded = (answer: Answer) => endingWith(whomToCall, beginningWith(first, answer, speaker));
  const spoken = isUrgent(first, whomToCall) ? { ...moment, model: null } : moment;
  const aside = answered && worded(answered);
  const isBeside = talk !== null || !["sure", "between", "unsure"].includes(judged.kind);
  if (aside && (room === "assistant" || isBeside)) {
    await recordIfNotUnderstood(judged, text, now);
    return storeTurn(speaker, room, { before, stage: before.stage, said }, aside, now);
  }
  if (room === "assistant") {
    const answer = await answerMessage(db, { need, text, isPointed, userId: speaker.userId, now, language: speaker.language }, dice);
    return storeAndSay(speaker, room, { before, stage: "recommendation", said }, worded(mentioning(beside, answer, speaker)), spoken);
  }
  const stage = nextStage(before.stage, messageEvent({ isSignedIn: speaker.userId !== null, hasProfile: person !== null }));
  if (stage === "questioning") {
    const question = formFor(judged, need, answered, speaker.language ?? FIRST_LANGUAGE);
    return storeTurn(speaker, room, { before, stage, said }, worded(question), now);
  }
  if (aside) {
    await recordIfNotUnderstood(judged, text, now);
    return storeTurn(speaker, room, { before, stage, said }, aside, now);
  }
  const answer = await recommendFor(speaker, before, {
    need,
    text: `${ownWords(before, need)}\n${text}\n${person?.seeks ?? ""}`,
    isPointed,
    now,
  });
  return storeAndSay(speaker, room, { before, stage, said }, worded(mentioning(beside, answer, speaker)), spoken);
}

/** Asks what a wish is about that has no matter, and names no advisor. */
async function openAnswer({ judged, text, need }: SaidHere, { userId, language }: Speaker): Promise<Answer | null> {
  if (judged.kind !== "sure" || need.topics.length > 0) return null;
  return (await candidatesNamedIn(db, text, userId)).length > 0 ? null : askWhatFor(need, language);
}

/** Returns what cannot wait for an advisor; null where people are in danger, or the site itself is asked about. */
const firstOf = ({ kind }: MessageJudgement, content: string) =>
  kind === "danger" || kind === "perhapsDanger" || kind === "stillInDanger" || kind === "site" ? null : atOnceIn(content);

/** Puts before an answer what has to be done at once, where waiting for an advisor costs money. */
function beginningWith(first: AtOnce | null, answer: Answer, { language = FIRST_LANGUAGE }: Speaker): Answer {
  return first === null ? answer : { ...answer, content: `${wordingIn(language).say({ key: AT_ONCE[first] })} ${answer.content}` };
}

/** Ends an answer with whom to call, where its matter may be a danger. */
const endingWith = (language: TextLanguage | null, answer: Answer): Answer =>
  language === null
    ? answer
    : {
        content: `${answer.content}\n\n${WHOM_TO_CALL[language]}`,
        result: { ...answer.result, ...(!answer.result.advisors && { isUrgent: true }) },
      };

/** No model rewords what has to be done at once. */
const isUrgent = (first: AtOnce | null, whomToCall: TextLanguage | null) => first !== null || whomToCall !== null;

const AT_ONCE = { bank: "atOnceBank", account: "atOnceAccount", machines: "atOnceMachines" } as const satisfies Record<AtOnce, string>;

/** Returns the matcher's form. What is not understood counts for nothing until somebody chooses; of what lies between two areas both count. */
function formFor(judged: MessageJudgement, need: Need, aside: Answer | null, language: Language): Answer {
  const asked = judged.kind === "sure" ? need : { ...need, isGuessed: true };
  const result = judged.kind === "unsure" ? { need: asked, ...aside?.result } : { ...aside?.result, need: asked };
  const isOpen = result.need.topics.length === 0;
  return { content: wordingIn(language).say({ key: isOpen ? "questioningAny" : "questioning" }), result };
}

/** Turns a matcher's guided answers, together with all earlier messages, into a recommendation. */
export async function sendAnswers(speaker: Speaker, room: Room, answers: GuidedAnswers, moment: Moment): Promise<Turn> {
  const { now } = moment;
  const { before, person } = await standing(speaker, room);
  const wording = wordingIn(speaker.language ?? FIRST_LANGUAGE);
  const chosen = answersInWords(answers, wording.named);
  const earlier = lastNeed(before);
  const onPage = understand("", categoryOf(room));
  const said = continueNeed(earlier, earlier ? onPage : inOwnLanguage(onPage, "", speaker.language));
  const need = needOfPerson(needWithAnswers(said, answers), person);
  // Skipping every prompt is fine only after a need.
  if (chosen === "" && need.topics.length === 0) return { ok: false, reason: "assistant.answersMissing" };
  const content = chosen || wording.say({ key: "answersNone" });
  const limit = await countForLimit("message", speaker, now);
  if (!limit.ok) return limit;
  const answer = await recommendFor(
    speaker,
    { ...before, answers },
    { need, text: `${ownWords(before, need)}\n${person?.seeks ?? ""}`, now },
  );
  const words: NewMessage = { role: "user", content, result: { said: "answers" } };
  return storeAndSay(speaker, room, { before: { ...before, answers }, stage: stageAfter(before, "answers"), said: words }, answer, moment);
}

/** Reads a document within its limits and discards it: only its name, its areas and the few sentences quoted as key issues are stored. */
export async function sendDocument(speaker: Speaker, room: Room, file: File, moment: Moment): Promise<Turn> {
  const { now } = moment;
  const limit = await countForLimit("document", speaker, now);
  if (!limit.ok) return limit;
  const read = await readDocument(file);
  if (!read.ok) return read;
  const { before, person } = await standing(speaker, room);
  const content = wordingIn(speaker.language ?? FIRST_LANGUAGE).say({ key: "documentSaid", values: { name: shownName(file.name) } });
  const said: NewMessage = { role: "user", content, result: { said: "document" } };
  const [reader, readDocumentText] = await Promise.all([textReader(), documentReader()]);
  const reading = readDocumentText(read.text);
  await nextTurn();
  const told = partsOfAreas(read.text, reader);
  const pointers = pointersOf(told, reader);
  const areas = areasOfParts(told.filter(({ topic }) => pointers.has(topic)));
  const understood = understand(read.text, categoryOf(room), reading);
  const document = needOfDocument(areas.length > 0 ? { ...understood, topics: areas } : understood);
  const language = dangerIn(read.text, reading, speaker.language ?? null);
  const aside = language === null ? null : await asideAnswer({ kind: "danger", language }, read.text, document, speaker.language);
  if (aside) return storeTurn(speaker, room, { before, stage: before.stage, said }, aside, now);
  // What a whole document does not tell one sentence may.
  const heard = await dangerInDocument(read.text, reader, speaker.language ?? null);
  const whomToCall = heard && languageBeside(heard, speaker.language);
  if (areas.length === 0 && !areMostlyOwnAreas()) {
    const nothing = endingWith(whomToCall, nothingInDocument(speaker.language));
    return storeTurn(speaker, room, { before, stage: before.stage, said }, nothing, now);
  }
  const earlier = lastNeed(before);
  const sent = earlier ? document : inOwnLanguage(document, "", speaker.language);
  const need = needOfPerson(needWithAnswers(continueNeed(earlier, sent), before.answers), person, reader);
  const found = await recommendFor(speaker, before, { need, text: read.text, now, hasDocument: true });
  const pointed = answerToDocument(found, { told, pointers, text: read.text }, wordingIn(speaker.language ?? FIRST_LANGUAGE));
  const answer = endingWith(whomToCall, pointed);
  const spoken = isUrgent(null, whomToCall) ? { ...moment, model: null } : moment;
  return storeAndSay(speaker, room, { before, stage: stageAfter(before, "document"), said }, answer, spoken);
}

async function standing(speaker: Speaker, room: Room) {
  const [found, person] = await Promise.all([findConversation(db, speaker, room), findPerson(db, speaker.userId)]);
  const before: Conversation = found ?? { stage: "welcome", answers: {}, messages: [] };
  return { before, person };
}

async function recommendFor(
  speaker: Speaker,
  { answers }: Conversation,
  { need, text, isPointed, now, hasDocument = false }: { need: Need; text: string; isPointed?: boolean; now: Date; hasDocument?: boolean },
): Promise<Answer> {
  await nextTurn();
  const found = keyIssues(text, await textReader(), hasDocument ? null : need.topics.map(({ topic }) => topic));
  const issues =
    answers.challenge === undefined ? found : [{ quote: wordingIn(speaker.language ?? FIRST_LANGUAGE).named(answers.challenge) }, ...found];
  const question = { need, text: hasDocument ? "" : text, isPointed, userId: speaker.userId, now, language: speaker.language };
  return recommend(db, question, { keyIssues: hasDocument ? issues : issues.slice(0, 5), hasDocument });
}

const stageAfter = ({ stage }: Conversation, event: MatcherEvent) => nextStage(stage, event);

/** Returns the person's own words about the current matter: no document names, no guided answers, and nothing from an earlier matter. */
function ownWords({ messages }: Conversation, need: Need): string {
  const ofMatter = messages.slice(messages.findLastIndex((each) => each.need !== undefined && isOtherMatter(each.need, need)) + 1);
  const texts = ofMatter.filter(({ said }) => said === "message").map(({ content }) => content);
  return texts.join("\n").slice(-READ_MAX_CHARACTERS);
}

const categoryOf = (room: Room) => (isCategoryId(room) ? room : null);

const MAX_NAME_LENGTH = 80;

function shownName(name: string): string {
  const plain = name
    .toWellFormed()
    .replace(/[\p{C}]/gu, "")
    .trim();
  return plain.length > MAX_NAME_LENGTH ? `${plain.slice(0, MAX_NAME_LENGTH - 1).toWellFormed()}…` : plain;
}
