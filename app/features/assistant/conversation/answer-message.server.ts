import type { Connection } from "#app/db/client.server";
import { dayAt } from "#app/features/advisors/page/times/calendar-days";
import { hourPath } from "#app/features/booking/hour/hour-selection";
import { categoryById, categoryOr } from "#app/features/catalog/categories";
import { isWide, namesAnArea } from "#app/features/topics/vocabulary/topics-in-text";
import { FIRST_LANGUAGE, type Language } from "#app/languages/languages";
import type { KeyIssue } from "../documents/key-issues";
import { quotable } from "../documents/quotable";
import { type Candidate, isFitting, type Pick, rankCandidates, withRelated } from "../recommend/candidates";
import { candidatesNamedIn, findCandidates, type Said, withFreeTimes } from "../recommend/candidates.server";
import { elsewhere, openingOf } from "../recommend/elsewhere";
import { ofEach } from "../recommend/of-each";
import { onlySome } from "../recommend/only-some";
import { afterCards, anotherQuestion, closeBut, MAX_NAMED, noneSpeaks, phraseReply } from "../recommend/phrasing";
import { pointedAt } from "../recommend/pointed-at";
import { connectPath, type Recommendation, recommendFields, relatedTopics, topicsToSearch } from "../recommend/recommend";
import { suggestedQuestions } from "../recommend/suggested-questions";
import { wakingFirst } from "../recommend/waking-first";
import { whyInThisOrder } from "../recommend/why-in-this-order";
import { type AnswerWording, wordingIn } from "../recommend/wording.server";
import { type Need, type Preference, preferencesOf, saysTimes } from "../understand/need";
import { happensNow } from "../understand/wishes/happening-now";
import type { AdvisorRecommendation, MessageResult, NamedAdvisor, WhyRanked } from "./conversation";
import { askWhatFor } from "./what-for.server";

/** A question: the need behind it, who asks (they are never recommended to themselves), and the current time. */
export interface Question {
  need: Need;
  /** The text itself, in case it names an advisor. */
  text?: string;
  /** Whether the text only points to an advisor who was named for this need. */
  isPointed?: boolean;
  userId: string | null;
  now: Date;
  /** Language of the answer; the first language by default. */
  language?: Language;
}

/** The assistant's reply, and the result stored with the message. */
export interface Answer {
  content: string;
  result: MessageResult;
}

const MAX_REASONS = 3;

/**
 * Returns the assistant's answer to a message (decisions, section 1: assistant): up to three advisors of the directory, in one of five phrasings chosen by
 * `dice` (0 to 1). The order comes from the ranking alone; what advisors or documents say about themselves plays no part.
 */
export async function answerMessage(connection: Connection, question: Question, dice: number): Promise<Answer> {
  const { now, language = FIRST_LANGUAGE } = question;
  const wording = wordingIn(language);
  const { need, picks, askedFor } = await findPicks(connection, question);
  if (need.topics.length === 0) return askWhatFor(need, language);
  // Who has seen all of them is not told that there is nobody, and can wish for something else.
  if (picks.length === 0 && need.except?.length) {
    const topic = wording.named(need.topics[0]?.topic ?? "");
    return { content: wording.say({ key: "replyNoOthers", values: { topic } }), result: { need: { ...need, isAllSeen: true } } };
  }
  const said = phraseReply(need, picks, dice, wording, askedFor);
  const sentences = question.isPointed ? said.filter(({ key }) => key !== "replyAskMore") : said;
  const [content = "", after] = [sentences, afterCards(sentences)].map((said) => said.map(wording.say).join(" "));
  return { content, result: { need, advisors: picks.map((pick) => namedAdvisor(pick, need, now, wording)), ...(after && { after }) } };
}

/** Returns the advisors to name, best first, and the need, completed with the area of advisors asked for by name. */
async function findPicks(connection: Connection, { need: said, text = "", isPointed = false, userId, now }: Question) {
  const asked = await candidatesNamedIn(connection, text, userId);
  const need = isPointed && said.topics.length > 0 ? said : needBeside(said, asked, text);
  const found = await search(connection, need, userId, now, { asked, text });
  const askedFor = asked.map(({ advisorId }) => advisorId);
  if (isPointed) return { need, askedFor, picks: rankCandidates(pointedAt(found.candidates, askedFor, need), need, found.moment) };
  const picks = ofEach(rankCandidates(found.candidates, need, found.moment, askedFor), need);
  const fitting = picks.filter((pick) => isFitting(pick, askedFor));
  const related = relatedTopics(need);
  if (fitting.length >= MAX_NAMED || fitting.length === picks.length || related.length === 0)
    return { need, askedFor, picks: wakingFirst(picks.slice(0, MAX_NAMED), need, askedFor) };
  const more = await search(connection, { ...need, topics: related }, userId, now, { text });
  const beside = rankCandidates(more.candidates, need, more.moment);
  return { need, askedFor, picks: wakingFirst(withRelated(picks, beside, need, askedFor).slice(0, MAX_NAMED), need, askedFor) };
}

/** If the need names no area, uses the area of the advisor asked for. */
function needBeside(need: Need, asked: readonly Candidate[], text: string): Need {
  const isOpen = asked.length > 0 && (need.topics.length === 0 || !namesAnArea(text));
  return isOpen ? { ...need, topics: asked.slice(0, 1).map(({ topic }) => ({ topic, weight: 1 })) } : need;
}

/**
 * Returns the matcher's recommendation (decisions, section 1: matcher): fields and advisors with match percentage = the score × 100, and
 * questions that suit the case. `keyIssues` are quotes of what the person wrote.
 */
export async function recommend(
  connection: Connection,
  { need: said, text: own = "", isPointed = false, userId, now, language = FIRST_LANGUAGE }: Question,
  { keyIssues, hasDocument }: { keyIssues: KeyIssue[]; hasDocument: boolean },
): Promise<Answer> {
  const wording = wordingIn(language);
  const asked = await candidatesNamedIn(connection, own, userId);
  const need = isPointed && said.topics.length > 0 ? said : needBeside(said, asked, own);
  const text = keyIssues.map(({ quote }) => quote).join("\n");
  const { candidates, moment } = await search(connection, need, userId, now, { asked, text });
  const askedFor = asked.map(({ advisorId }) => advisorId);
  const found = recommendFields(need, candidates, moment, askedFor);
  const category = found[0]?.category ?? need.category ?? categoryOr("");
  const picks = found.map(({ pick }) => pick);
  const missed = closeBut(need, picks, wording, askedFor);
  const away = askedFor.length > 0 ? { sentences: [] } : elsewhere(need, found[0], wording);
  const content =
    found.length > 0
      ? [
          { key: openingOf(need, { isMissing: missed.length > 0, isNamed: askedFor.length > 0 }), values: { count: found.length } },
          ...away.sentences,
          ...anotherQuestion(need),
          ...missed,
          ...onlySome(need, picks, wording),
          ...noneSpeaks(need, picks, wording),
          ...whyInThisOrder(need, picks, wording, askedFor),
        ]
          .map(wording.say)
          .join(" ")
      : wording.say({ key: "recommendationNobody" });
  const result: MessageResult = {
    need,
    keyIssues,
    advisorRecommendations: found.map((entry) => shownRecommendation(entry, need, now, wording)),
    suggestedQuestions: suggestedQuestions(need, category, hasDocument, happensNow(own)).map((key) => wording.say({ key })),
    ...(away.links && { links: away.links }),
  };
  return { content, result };
}

/** Finds candidates for the need; if there are none, for the page's whole category. */
async function search(connection: Connection, need: Need, userId: string | null, now: Date, said: Said) {
  const named = [...(said.asked ?? []), ...(await findCandidates(connection, topicsToSearch(need), need, userId))];
  const found =
    named.length === 0 && need.category ? await findCandidates(connection, topicsToSearch({ ...need, topics: [] }), need, userId) : named;
  return withFreeTimes(connection, found, need, now, said);
}

function namedAdvisor(pick: Pick, need: Need, now: Date, wording: AnswerWording): NamedAdvisor {
  const { candidate, freeAt } = pick;
  const { slug, name } = candidate;
  return {
    slug,
    name,
    jobTitle: ownWords(candidate.jobTitle),
    facts: factsOf(pick, need, now, wording),
    ...(isOfArea(need) && !isOfCategory(need) && { matchPercentage: pick.percent }),
    why: whyOf(pick, need),
    ...wishesOf(pick, need),
    ...(need.topics.length > 0 && !pick.isMain && { isBeside: true }),
    rate: rateOf(pick),
    bookPath: bookPath(candidate, freeAt, need),
    ...pageOf(pick, need),
  };
}

/** Whether an area was understood: else a percentage would be of nothing. */
const isOfArea = ({ topics, isGuessed }: Need) => topics.length > 0 && !isGuessed;

/** Whether nothing narrower than a category was, which an answer says in so many words. */
const isOfCategory = ({ topics: [main] }: Need) => main !== undefined && isWide(main.topic);

/** Who only asks for cheaper has said no sum that an advisor could meet or miss. */
function wishesOf({ missed }: Pick, need: Need) {
  const isSaid = (preference: Preference) => preference !== "budget" || !need.isCheapest;
  return { missed: missed.filter(isSaid), wishes: preferencesOf(need).filter(isSaid).length };
}

const rateOf = ({ candidate: { hourlyRate: amount, currency } }: Pick) => ({ amount, currency });
const whyOf = ({ candidate, parts, reasons }: Pick, need: Need): WhyRanked => {
  const languages = commonLanguages(candidate, need);
  return { topic: candidate.topic, parts, reasons, ...(languages.length > 0 && { languages }) };
};

/** Returns which of the need's languages an advisor speaks. */
const commonLanguages = ({ languages: spoken }: Candidate, { languages }: Need) => languages.filter((each) => spoken.includes(each));

/** Returns location, price, rating and next free time. */
function factsOf(pick: Pick, need: Need, now: Date, wording: AnswerWording): string[] {
  const { candidate, freeAt } = pick;
  const { city, ratingCount, ratingSum, hourlyRate, currency } = candidate;
  const facts = [wording.city(city), wording.say({ key: "factRate", values: { amount: wording.money(hourlyRate, currency) } })];
  if (ratingCount > 0)
    facts.push(wording.say({ key: "factRating", values: { rating: wording.rating(ratingSum / ratingCount), count: ratingCount } }));
  if (freeAt !== null) facts.push(wording.say({ key: "factFree", values: { when: freeWhen(pick, freeAt, need, now, wording) } }));
  return facts.filter(Boolean);
}

/** Returns in how many days; the exact time if a part of the day was asked for. */
const freeWhen = ({ candidate }: Pick, freeAt: number, need: Need, now: Date, wording: AnswerWording) =>
  saysTimes(need) ? wording.hour(freeAt, need.zone || candidate.timezone || "UTC") : wording.when(freeAt, now);

/** Links to the advisor's page on the day of the free time, if a part of the day was asked for. */
function pageOf({ candidate: { slug, timezone }, freeAt }: Pick, need: Need): { page?: string } {
  if (!saysTimes(need) || freeAt === null) return {};
  return { page: `/advisors/${encodeURIComponent(slug)}?day=${dayAt(freeAt, need.zone || timezone || "UTC")}` };
}

/** Returns the path of the booking page for this advisor, area and length, and the free time where one was asked for: else the page suggests an hour that can be given back whole. */
const bookPath = ({ slug, topic }: Candidate, freeAt: number | null, need: Need) =>
  hourPath(slug, { topic, minutes: need.minutes, time: freeAt === null || !asksForTime(need) ? "" : new Date(freeAt).toISOString() });

const asksForTime = (need: Need) => saysTimes(need) || Boolean(need.from ?? need.until) || need.urgency === "high";

function shownRecommendation(entry: Recommendation, need: Need, now: Date, wording: AnswerWording): AdvisorRecommendation {
  const { category, subcategory, urgency, matchPercentage, pick } = entry;
  const { slug, name } = pick.candidate;
  return {
    category,
    subcategory,
    ...(urgency && { urgency }),
    matchPercentage,
    ...(!isOfArea(need) && { isOfNoArea: true }),
    ...wishesOf(pick, need),
    reasoning: reasoningOf(entry, need, now, wording),
    advisor: { slug, name },
    facts: factsOf(pick, need, now, wording),
    rate: rateOf(pick),
    why: whyOf(pick, need),
    path: connectPath({ ...entry, advisor: slug }),
    ...pageOf(pick, need),
  };
}

function reasoningOf({ topic, category, isNamed, pick }: Recommendation, need: Need, now: Date, wording: AnswerWording): string {
  const { name, jobTitle } = pick.candidate;
  const why = pick.reasons.filter((code) => code !== "freeNearTheTime").slice(0, MAX_REASONS);
  const asked = commonLanguages(pick.candidate, need);
  const reasons = why.map((code) => wording.reason(code, topic, asked));
  if (pick.freeAt !== null)
    reasons.push(wording.say({ key: "factFree", values: { when: freeWhen(pick, pick.freeAt, need, now, wording) } }));
  const title = ownWords(jobTitle);
  const said = wording.inSeries(reasons);
  return [
    isNamed
      ? wording.say({ key: need.isGuessed ? "reasonMaybe" : "reasonTopic", values: { topic: wording.named(topic) } })
      : wording.say({ key: "reasonPage", values: { category: wording.named(categoryById(category).name) } }),
    title
      ? wording.say({ key: "reasonAdvisor", values: { name, jobTitle: title, reasons: said } })
      : wording.say({ key: "reasonAdvisorPlain", values: { name, reasons: said } }),
  ].join(" ");
}

/** Returns an advisor's own job title or the like as plain words on one line, without addresses or markup. */
const ownWords = (text: string) => quotable(text).replace(/\s+/g, " ").trim();
