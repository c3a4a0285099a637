import { createFormatter } from "use-intl/core";
import { categories } from "#app/features/catalog/categories";
import { currentRules } from "#app/features/rules/current-rules";
import { siteContact } from "#app/features/site/contact.server";
import { dangerLine } from "#app/features/site/danger-line.server";
import { FIRST_LANGUAGE, type Language } from "#app/languages/languages";
import type { AssistantMessage } from "../messages";
import { wordingIn } from "../recommend/wording.server";
import type { Judgement } from "../understand/judgement";
import type { Need } from "../understand/need";
import type { SiteQuestion } from "../understand/site-questions";
import { isGoodbye, isThanks } from "../understand/small-talk";
import type { Answer } from "./answer-message.server";

const WHOLE_PERCENT = 100;

type Say = (key: AssistantMessage, values?: Record<string, string | number>) => string;

/** What each question about the site is answered with: words, and the pages they come from. */
const SITE_ANSWERS: Record<Exclude<SiteQuestion, "contact">, { key: AssistantMessage; links: [AssistantMessage, string][] }> = {
  refund: {
    key: "siteRefund",
    links: [
      ["linkTerms", "/terms"],
      ["linkPricing", "/pricing"],
    ],
  },
  becomeAdvisor: { key: "siteBecomeAdvisor", links: [["linkApply", "/become-advisor"]] },
  price: { key: "sitePrice", links: [["linkPricing", "/pricing"]] },
  signIn: { key: "siteSignIn", links: [["linkSignIn", "/auth"]] },
  account: { key: "siteAccount", links: [["linkProfile", "/profile"]] },
  booking: {
    key: "siteBooking",
    links: [
      ["linkBook", "/book-consultation"],
      ["linkHow", "/how-it-works"],
    ],
  },
  howItWorks: {
    key: "siteHowItWorks",
    links: [
      ["linkHow", "/how-it-works"],
      ["linkPricing", "/pricing"],
    ],
  },
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
 * The answer to a message that no advisor is recommended for, or null where one is. Nobody is named in it, and no model words it. `need` keeps the
 * wishes of a question that is still open.
 */
export async function asideAnswer(
  judged: Judgement,
  text: string,
  need: Need,
  language: Language = FIRST_LANGUAGE,
): Promise<Answer | null> {
  const say: Say = (key, values) => wordingIn(language).say(values ? { key, values } : { key });
  if (judged.kind === "sure") return null;
  if (judged.kind === "danger") return plain(`${say(`danger_${judged.language}`)} ${await dangerLine(judged.language)}`);
  if (judged.kind === "site") return siteAnswer(judged.question, say, language);
  if (judged.kind === "other") {
    if (judged.matter === "chat" && isThanks(text)) return plain(say("asideThanks"));
    if (judged.matter === "chat" && isGoodbye(text)) return plain(say("asideBye"));
    return plain(say(OTHER_ANSWERS[judged.matter]));
  }
  const open = { ...need, topics: [] };
  const { topics } = judged;
  if (judged.kind === "between") {
    const [first, second] = judged.topics;
    return { content: say("between", { first, second }), result: { need: open, choices: [...topics] } };
  }
  if (topics.length > 0) return { content: say("unsure"), result: { need: open, choices: topics } };
  const links = categories().map(({ name, path }) => ({ label: name, path }));
  return { content: say("unsureNothing"), result: { need: open, links } };
}

async function siteAnswer(question: SiteQuestion, say: Say, language: Language): Promise<Answer> {
  if (question === "contact") {
    const { email } = await siteContact();
    return { content: say("siteContact", { email }), result: { links: [{ label: say("linkHow"), path: "/how-it-works" }] } };
  }
  const { key, links } = SITE_ANSWERS[question];
  const content = say(key, question === "refund" ? refundTerms(language) : undefined);
  return { content, result: { links: links.map(([label, path]) => ({ label: say(label), path })) } };
}

/** What goes back by the rules of the moment: whether a part does between the two times, up to the start, or never. */
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
