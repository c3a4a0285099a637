import { type CategoryId, categoryById, isSpecifiedCategory } from "#app/features/catalog/categories";
import { calmWordsIn } from "#app/features/danger/calm-words.server";
import { dangerLine } from "#app/features/danger/danger-line.server";
import { DANGER_ANSWERS, DANGER_QUESTION, STILL_IN_DANGER } from "#app/features/danger/doubtful/danger-question";
import { asksForAnybody } from "#app/features/topics/classifier/asked-for-anybody";
import { isIdleQuestion } from "#app/features/topics/classifier/idle-questions";
import { offeredTopics } from "#app/features/topics/topic-list";
import { FIRST_LANGUAGE, type Language } from "#app/languages/languages";
import { nameIn } from "#app/languages/shown-texts";
import { isOfOtherLanguage } from "#app/languages/written-language";
import type { AssistantMessage } from "../messages";
import { wordingIn } from "../recommend/wording.server";
import type { Need } from "../understand/need";
import { asksOfTheWorld, asksWhoYouAre, isGoodbye, isGreeting, isThanks, withoutLaughter } from "../understand/small-talk";
import { turnIn } from "../understand/turns/turns";
import type { Answer } from "./answer-message.server";
import type { MessageJudgement } from "./judge-message.server";
import type { Say } from "./say";
import { siteAnswers } from "./site-answers.server";
import { MAX_AREAS, toChooseFrom } from "./what-for.server";

const OTHER_ANSWERS = {
  chat: "asideChat",
  private: "asidePrivate",
  medical: "asideMedical",
  homework: "asideHomework",
  abuse: "asideAbuse",
  language: "asideLanguage",
  privateLaw: "asidePrivateLaw",
} as const satisfies Record<string, AssistantMessage>;

/**
 * Returns the answer to a message that gets no recommendation, or null if it gets one. It names no advisor, and no model rewords it. `need`
 * keeps the preferences of a question that is still open; `category` is that of a matcher's page, whose areas are offered.
 */
export async function asideAnswer(
  judged: MessageJudgement,
  text: string,
  need: Need,
  language: Language = FIRST_LANGUAGE,
  category: CategoryId | null = null,
): Promise<Answer | null> {
  const say: Say = (key, values) => wordingIn(language).say(values ? { key, values } : { key });
  if (judged.kind === "sure") return null;
  if (judged.kind === "danger") {
    const { sentence, line } = await calmWordsIn(judged.language, text);
    return urgent([sentence, line], [DANGER_ANSWERS[judged.language].no]);
  }
  if (judged.kind === "noDanger") return { content: say("turnWhatFor"), result: { need: { ...need, topics: [] } } };
  if (judged.kind === "stillInDanger") {
    const { language: theirs } = judged;
    return urgent([STILL_IN_DANGER[theirs], await dangerLine(theirs)], [DANGER_ANSWERS[theirs].no]);
  }
  if (judged.kind === "perhapsDanger") {
    const { yes, no } = DANGER_ANSWERS[judged.language];
    return urgent([DANGER_QUESTION[judged.language], await dangerLine(judged.language)], [yes, no]);
  }
  if (judged.kind === "site") return siteAnswers(judged.further ? [judged.question, judged.further] : [judged.question], say, language);
  if (judged.kind === "other") return otherAnswer(judged.matter, text, say, category);
  const open = { ...need, topics: [] };
  const { topics } = judged;
  if (judged.kind === "between") {
    const [first, second] = judged.topics.map((topic) => nameIn(language, topic)) as [string, string];
    return { content: say("between", { first, second }), result: { need: open, choices: [...topics] } };
  }
  const [only] = topics;
  if (only !== undefined && topics.length === 1)
    return { content: say("unsureOne", { topic: nameIn(language, only) }), result: { need: open, choices: topics } };
  if (topics.length > 0) return { content: say("unsure"), result: { need: open, choices: topics } };
  if (isOfOtherLanguage(text)) return plain(say("asideLanguage"));
  const offered = toChooseFrom();
  const asked = offered.choices ? "unsure" : "unsureNothing";
  return { content: say(asksForAnybody(text) ? "whatFor" : asked), result: { need: open, ...offered } };
}

/** Returns the answer to what no area covers; on a matcher's page with the areas that it may help with. */
function otherAnswer(matter: keyof typeof OTHER_ANSWERS, text: string, say: Say, category: CategoryId | null): Answer {
  if (matter === "privateLaw") return privateLawAnswer(say);
  const isAsked = matter === "chat" && isIdleQuestion(text);
  if (matter === "chat" && !isAsked && isThanks(text)) return plain(say("asideThanks"));
  if (matter === "chat" && !isAsked && isGoodbye(text)) return plain(say("asideBye"));
  if (matter === "chat" && asksWhoYouAre(text)) return plain(say("asideWho"));
  if (matter === "chat" && turnIn(withoutLaughter(text)) === "agreed") return plain(say("asideAgreed"));
  const isIdle = isAsked || (matter === "chat" && !isGreeting(text) && asksOfTheWorld(text));
  const said = say(isIdle ? "asideIdle" : OTHER_ANSWERS[matter]);
  return category === null ? plain(said) : { content: `${said} ${say("asideOffer")}`, result: { choices: areasOf(category) } };
}

/** Names the areas of law that advisors know, if the site has any. */
function privateLawAnswer(say: Say): Answer {
  const choices = isSpecifiedCategory("legal") ? areasOf("legal") : [];
  return choices.length > 0 ? { content: say("asidePrivateLaw"), result: { choices } } : plain(say("asidePrivate"));
}

const areasOf = (category: CategoryId) =>
  offeredTopics()
    .filter(({ name, category: of }) => of === category && name !== categoryById(of).name)
    .slice(0, MAX_AREAS)
    .map(({ name }) => name);

/** An answer about a danger: with numbers and pages that can be pressed, and a way on if it was misunderstood. */
const urgent = (paragraphs: string[], choices: string[]): Answer => ({
  content: paragraphs.filter(Boolean).join("\n\n"),
  result: { choices, isUrgent: true },
});

const plain = (content: string): Answer => ({ content, result: {} });
