import { PLACEHOLDER_PHONE } from "#app/config.server";
import { whyClosed } from "#app/features/applying/applying";
import { siteContact } from "#app/features/site/contact.server";
import { translatorFor } from "#app/languages/all-texts.server";
import type { Language } from "#app/languages/languages";
import type { AssistantMessage } from "../messages";
import { type HelpQuestion, isHelpQuestion } from "../understand/help-questions";
import { isRuleQuestion, type RuleQuestion } from "../understand/site-in-words/rule-questions";
import { pagesOfQuestion, type SiteQuestion } from "../understand/site-pages";
import type { Answer } from "./answer-message.server";
import { bookedAnswer, isOfBooked, refundTerms, surgeTerms } from "./booked-answers.server";
import { helpAnswer } from "./help-answers.server";
import type { Say } from "./say";
import { ruleAnswer } from "./site-rules/rule-answers.server";

/** Answer to each question about the site; `LINKS` are the labels of the pages that answer it. */
const SITE_ANSWERS = {
  password: "sitePassword",
  language: "siteLanguage",
  app: "siteApp",
  elsewhere: "siteElsewhere",
  noAccount: "siteNoAccount",
  surge: "siteSurge",
  look: "siteLook",
  invoices: "siteOwnPage",
  consultations: "siteOwnPage",
  messages: "siteOwnPage",
  security: "siteOwnPage",
  preferences: "siteOwnPage",
  refund: "siteRefund",
  becomeAdvisor: "siteBecomeAdvisor",
  price: "sitePrice",
  signIn: "siteSignIn",
  account: "siteAccount",
  booking: "siteBooking",
  howItWorks: "siteHowItWorks",
} as const satisfies Record<
  Exclude<SiteQuestion, "contact" | "noAnswer" | "moving" | "cancelling" | "privacy" | RuleQuestion | HelpQuestion>,
  AssistantMessage
>;

const LINKS: Record<string, AssistantMessage> = {
  "/terms": "linkTerms",
  "/help": "linkHelp",
  "/become-advisor": "linkApply",
  "/pricing": "linkPricing",
  "/auth": "linkSignIn",
  "/auth/forgot": "linkForgot",
  "/privacy": "linkPrivacy",
  "/profile": "linkProfile",
  "/profile/billing": "linkBilling",
  "/profile/security": "linkSecurity",
  "/profile/preferences": "linkPreferences",
  "/consultations": "linkConsultations",
  "/messages": "linkMessages",
  "/book-consultation": "linkBook",
  "/how-it-works": "linkHow",
  "/find-advisor": "linkFind",
  "/advisor-profile": "linkDashboard",
};

/** Returns the answer to a question about the site, in the words of its own pages where these answer it, with their links. */
async function siteAnswer(question: SiteQuestion, say: Say, language: Language): Promise<Answer> {
  if (question === "contact") {
    const { email, phone } = await siteContact();
    const content = phone && phone !== PLACEHOLDER_PHONE ? say("siteContactPhone", { email, phone }) : say("siteContact", { email });
    return { content, result: { links: linksFor(question, say) } };
  }
  if (isOfBooked(question)) return { content: bookedAnswer(question, say, language), result: { links: linksFor(question, say) } };
  if (isHelpQuestion(question)) return { content: await helpAnswer(question, say, language), result: { links: linksFor(question, say) } };
  if (isRuleQuestion(question)) return { content: await ruleAnswer(question, say, language), result: { links: linksFor(question, say) } };
  if (question === "privacy") {
    const content = [translatorFor(language, "help")("privacyText"), say("siteConfidential"), say("sitePrivacy")].join(" ");
    return { content, result: { links: linksFor(question, say) } };
  }
  const why = question === "becomeAdvisor" && whyClosed();
  if (why) return plain(translatorFor(language, "applying")(why));
  const content = say(SITE_ANSWERS[question], termsOf(question, language));
  return { content, result: { links: linksFor(question, say) } };
}

/** Returns the answer to two questions about the site in one. */
export async function siteAnswers(asked: readonly SiteQuestion[], say: Say, language: Language): Promise<Answer> {
  const answers = await Promise.all(asked.map((question) => siteAnswer(question, say, language)));
  const links = new Map(answers.flatMap(({ result }) => result.links ?? []).map((link) => [link.path, link]));
  return { content: answers.map(({ content }) => content).join(" "), result: links.size > 0 ? { links: [...links.values()] } : {} };
}

/** What the site's rules say in an answer. */
function termsOf(question: SiteQuestion, language: Language) {
  if (question === "surge") return surgeTerms(language);
  return question === "refund" ? refundTerms(language) : undefined;
}

const linksFor = (question: SiteQuestion, say: Say) => pagesOfQuestion(question).map((path) => ({ label: say(LINKS[path]!), path }));

const plain = (content: string): Answer => ({ content, result: {} });
