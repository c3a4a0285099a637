import { createFormatter } from "use-intl/core";
import { whyClosed } from "#app/features/applying/applying";
import { categories } from "#app/features/catalog/categories";
import { calmWordsIn } from "#app/features/danger/calm-words.server";
import { kindOfDanger } from "#app/features/danger/danger";
import { currentRules } from "#app/features/rules/current-rules";
import { siteContact } from "#app/features/site/contact.server";
import { asksForAnybody } from "#app/features/topics/classifier/asked-for-anybody";
import { isIdleQuestion } from "#app/features/topics/classifier/idle-questions";
import { areMostlyOwnAreas } from "#app/features/topics/own-areas";
import { offeredTopics } from "#app/features/topics/topic-list";
import { translatorFor } from "#app/languages/all-texts.server";
import { FIRST_LANGUAGE, type Language } from "#app/languages/languages";
import { nameIn } from "#app/languages/shown-texts";
import type { AssistantMessage } from "../messages";
import { wordingIn } from "../recommend/wording.server";
import type { Judgement } from "../understand/answer-kind";
import type { Need } from "../understand/need";
import { pagesOfQuestion, type SiteQuestion } from "../understand/site-questions";
import { isGoodbye, isThanks } from "../understand/small-talk";
import type { Answer } from "./answer-message.server";

const WHOLE_PERCENT = 100;
/** As many as can be read at a glance. */
const MAX_AREAS = 10;

type Say = (key: AssistantMessage, values?: Record<string, string | number>) => string;

/** Answer to each question about the site; `LINKS` are the labels of the pages that answer it. */
const SITE_ANSWERS = {
  invoices: "siteOwnPage",
  consultations: "siteOwnPage",
  messages: "siteOwnPage",
  security: "siteOwnPage",
  preferences: "siteOwnPage",
  refund: "siteRefund",
  becomeAdvisor: "siteBecomeAdvisor",
  price: "sitePrice",
  signIn: "siteSignIn",
  privacy: "sitePrivacy",
  account: "siteAccount",
  booking: "siteBooking",
  howItWorks: "siteHowItWorks",
} as const satisfies Record<Exclude<SiteQuestion, "contact">, AssistantMessage>;

const LINKS: Record<string, AssistantMessage> = {
  "/terms": "linkTerms",
  "/help": "linkHelp",
  "/become-advisor": "linkApply",
  "/pricing": "linkPricing",
  "/auth": "linkSignIn",
  "/privacy": "linkPrivacy",
  "/profile": "linkProfile",
  "/profile/billing": "linkBilling",
  "/profile/security": "linkSecurity",
  "/profile/preferences": "linkPreferences",
  "/consultations": "linkConsultations",
  "/messages": "linkMessages",
  "/book-consultation": "linkBook",
  "/how-it-works": "linkHow",
};

const OTHER_ANSWERS = {
  chat: "asideChat",
  private: "asidePrivate",
  medical: "asideMedical",
  homework: "asideHomework",
  abuse: "asideAbuse",
  language: "asideLanguage",
} as const satisfies Record<string, AssistantMessage>;

/**
 * Returns the answer to a message that gets no recommendation, or null if it gets one. It names no advisor, and no model rewords it. `need`
 * keeps the preferences of a question that is still open.
 */
export async function asideAnswer(
  judged: Judgement,
  text: string,
  need: Need,
  language: Language = FIRST_LANGUAGE,
): Promise<Answer | null> {
  const say: Say = (key, values) => wordingIn(language).say(values ? { key, values } : { key });
  if (judged.kind === "sure") return null;
  if (judged.kind === "danger") {
    const { sentence, line } = await calmWordsIn(judged.language, kindOfDanger(text));
    return plain([sentence, line].filter(Boolean).join("\n\n"));
  }
  if (judged.kind === "site") return siteAnswer(judged.question, say, language);
  if (judged.kind === "other") {
    if (judged.matter === "chat" && isThanks(text)) return plain(say("asideThanks"));
    if (judged.matter === "chat" && isGoodbye(text)) return plain(say("asideBye"));
    if (judged.matter === "chat" && isIdleQuestion(text)) return plain(say("asideIdle"));
    return plain(say(OTHER_ANSWERS[judged.matter]));
  }
  const open = { ...need, topics: [] };
  const { topics } = judged;
  if (judged.kind === "between") {
    const [first, second] = judged.topics.map((topic) => nameIn(language, topic)) as [string, string];
    return { content: say("between", { first, second }), result: { need: open, choices: [...topics] } };
  }
  if (topics.length > 0) return { content: say("unsure"), result: { need: open, choices: topics } };
  const offered = toChooseFrom();
  const asked = offered.choices ? "unsure" : "unsureNothing";
  return { content: say(asksForAnybody(text) ? "whatFor" : asked), result: { need: open, ...offered } };
}

/** The site's own areas if there are few, otherwise the categories. */
function toChooseFrom(): Answer["result"] {
  const areas = offeredTopics();
  if (areMostlyOwnAreas() && areas.length <= MAX_AREAS) return { choices: areas.map(({ name }) => name) };
  return { links: categories().map(({ name, path }) => ({ label: name, path })) };
}

async function siteAnswer(question: SiteQuestion, say: Say, language: Language): Promise<Answer> {
  if (question === "contact") {
    const { email } = await siteContact();
    return { content: say("siteContact", { email }), result: { links: linksFor(question, say) } };
  }
  const why = question === "becomeAdvisor" && whyClosed();
  if (why) return plain(translatorFor(language, "applying")(why));
  const content = say(SITE_ANSWERS[question], question === "refund" ? refundTerms(language) : undefined);
  return { content, result: { links: linksFor(question, say) } };
}

const linksFor = (question: SiteQuestion, say: Say) => pagesOfQuestion(question).map((path) => ({ label: say(LINKS[path]!), path }));

/** Returns the current refund rules: whether between the two times a part is refunded, up to the start or never. */
function refundTerms(language: Language) {
  const { wholeRefundHours, partRefundHours, partRefundPercent } = currentRules();
  const ending = partRefundHours === 0 ? "rest" : "part";
  return {
    hours: wholeRefundHours,
    partHours: partRefundHours,
    percent: createFormatter({ locale: language }).number(partRefundPercent / WHOLE_PERCENT, { style: "percent" }),
    later: partRefundPercent === 0 ? "none" : ending,
  };
}

const plain = (content: string): Answer => ({ content, result: {} });
