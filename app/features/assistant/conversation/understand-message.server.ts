import { isCategoryId } from "#app/features/catalog/categories";
import { isIdleQuestion } from "#app/features/topics/classifier/idle-questions";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { rereadAfter } from "../understand/corrections";
import { withoutCourtesy } from "../understand/courtesy";
import { isOnlyPreferences, refineNeed } from "../understand/follow-ups";
import type { Need } from "../understand/need";
import { continueNeed, markedIfAnother, needOfPerson, type PersonFacts } from "../understand/need-so-far";
import { asksForHelp } from "../understand/small-talk";
import { bareBudget, spanAhead } from "../understand/turns/bare-preferences";
import { lengthAlone } from "../understand/turns/length-alone";
import { isPreferenceTurn, needAfterTurn } from "../understand/turns/need-after-turn";
import { offeredLength, understand } from "../understand/understand";
import { inOwnLanguage } from "../understand/wishes/own-language.server";
import { asksForOneDay, startIn } from "../understand/wishes/start-in-text";
import { deadlineDayIn, urgencyUntil } from "../understand/wishes/until-in-text";
import type { AskedText } from "./asked-text.server";
import type { Room } from "./conversation";
import { type JudgedMessage, judgeMessage } from "./judge-message.server";
import { correctionSaid, lastMatter, lastNamed, lastNeed, lastWords, readTurn, requestsSaid } from "./read-turn.server";
import type { Speaker } from "./speaker.server";
import type { SaidHere } from "./turn-answer.server";

/** Who says a message, where, and when. */
interface Where {
  speaker: Speaker;
  room: Room;
  person: PersonFacts | null;
  now: Date;
}

/** Returns what a message says where it is said: how well it is understood, and the need with it. */
export async function understandMessage(asked: AskedText, { speaker, room, person, now }: Where): Promise<SaidHere & JudgedMessage> {
  const { before } = asked;
  const read = await textReader();
  const category = categoryOf(room);
  const zone = zoneOf(speaker, person);
  const pointed = readTurn(withoutCourtesy(asked.text), before);
  const { text, choices } = pointed;
  const [named, earlier, matter] = [lastNamed(before), lastNeed(before), lastMatter(before)];
  const correction = correctionSaid(pointed, earlier !== null);
  const { areas: topics, beside } = requestsSaid(pointed, correction === null, read);
  const { ahead, sum, length } = bareWishes(text, earlier, now, zone);
  const turn = correction || sum || length ? null : pointed.turn;
  const from = startIn(text, now, zone) ?? ahead;
  const deadline = deadlineDayIn(text, now, zone);
  const reading = correction ? rereadAfter(correction, lastWords(before), earlier?.topics[0]?.topic, read) : read(text);
  const isPreference =
    !correction && (isPreferenceTurn(turn) || Boolean(ahead ?? sum ?? length) || isOnlyWishes(text, from ?? deadline.until, earlier, read));
  const isEnough = isPreference || turn !== null || topics.length > 0 || (asksForHelp(text) && Boolean(person?.seeks));
  const { answer: toDanger, isSafe, afterDanger } = asked;
  const known = { reading, isEnough, toDanger, isSafe: isSafe || isOfTurn(turn, topics, sum), afterDanger };
  const judged = saysOnlyLength(length, asked) ? OF_LENGTH : await judgeMessage(speaker, room, text, known);
  const words = inOwnLanguage(understand(text, category, reading), text, speaker.language);
  const understood = {
    ...words,
    ...(isPreference && { topics: [] }),
    ...(topics.length > 0 && { topics: topics.map((topic) => ({ topic, weight: 1 })) }),
    budget: words.budget ?? sum,
    ...offeredLength(length),
    from,
    ...(from && asksForOneDay(text) && { isOneDay: true }),
    zone,
    ...deadline,
    urgency: words.urgency ?? urgencyUntil(deadline.until, now),
  };
  // What is wished for after a question that was not understood goes on with what was known before it.
  const goesOn = isPreference && choices.length === 0 && earlier && matter ? { ...earlier, topics: matter.topics } : earlier;
  const sought = needOfPerson(continueNeed(goesOn, understood, text), person, read);
  const continued = needAfterTurn(refineNeed(sought, text, named, speaker.currency), turn, { named, known: earlier });
  const need = markedIfAnother(goesOn, correction ? { ...continued, except: named.map(({ slug }) => slug) } : continued);
  return {
    ...pointed,
    topics,
    beside,
    ...judged,
    turn,
    reading,
    isPreference,
    need,
    matter,
    category,
    language: speaker.language,
  };
}

/** A length alone tells of no danger, unless one was told of just before. */
const saysOnlyLength = (length: number | null, { afterDanger, answer }: AskedText) =>
  length !== null && afterDanger === null && answer === null;
const OF_LENGTH: JudgedMessage = { judged: { kind: "sure" }, whomToCall: null };

/** The few words of a turn tell of no danger: 'not him', 'under 100 an hour'. */
const isOfTurn = (turn: SaidHere["turn"], topics: readonly string[], sum: Need["budget"]) =>
  turn !== null || topics.length > 0 || sum !== null;

const categoryOf = (room: Room) => (isCategoryId(room) ? room : null);

/** Zone of the person's settings, otherwise of their browser. */
const zoneOf = ({ zone = null }: Speaker, person: PersonFacts | null) => person?.zone || zone;

const isOnlyWishes = (text: string, from: string | null | undefined, earlier: Need | null, read: Reader) =>
  !isIdleQuestion(text) && isOnlyPreferences(text, { from, isKnown: earlier !== null, read });

/** What is wished in a message that says nothing else; before there is a need, a sum or a length alone says nothing. */
const bareWishes = (text: string, earlier: Need | null, now: Date, zone: string | null) =>
  earlier
    ? { ahead: spanAhead(text, now, zone), sum: bareBudget(text), length: lengthAlone(text) }
    : { ahead: null, sum: null, length: null };
