import { MIN_AGE_YEARS } from "#app/features/accounts/limits";
import { REVIEW_PROMISE_HOURS } from "#app/features/applications/review/review-promise";
import { NO_SHOW_AFTER_MINUTES, QUOTE_MINUTES, REVIEW_DAYS } from "#app/features/booking/deadlines";
import { currentRules } from "#app/features/rules/current-rules";
import { siteContact } from "#app/features/site/contact.server";
import { translatorFor } from "#app/languages/all-texts.server";
import type { Language } from "#app/languages/languages";
import type { RuleQuestion } from "../../understand/site-in-words/rule-questions";
import type { Say } from "../say";
import { howPay } from "./how-pay.server";

/** Returns what a rule of the site says to a question, in the words of the pages that say it too, where they have any. */
export async function ruleAnswer(question: RuleQuestion, say: Say, language: Language): Promise<string> {
  const help = translatorFor(language, "help");
  const guide = translatorFor(language, "guide");
  switch (question) {
    case "overtime":
      return say("siteOvertime");
    case "trial":
      return `${say("siteTrial")} ${help("whenPayAnswer", { minutes: QUOTE_MINUTES })}`;
    case "subscription":
      return guide("seekText");
    case "rush":
      return rushAnswer(language);
    case "currency":
      return say("siteCurrency");
    case "cardSafe":
      return `${say("siteCardUnseen")} ${await howPay(language, say)}`;
    case "fellShort":
      return help("fellShortAnswer");
    case "mailMissing":
      return say("siteMailMissing");
    case "report":
      return say("siteReport", { email: (await siteContact()).email });
    case "reviews":
      return `${guide("reputationText")} ${say("siteReviewNamed")} ${guide("reviewText", { days: REVIEW_DAYS })}`;
    case "applied":
      return help("reviewAnswer", { hours: REVIEW_PROMISE_HOURS });
    case "ranking":
      return guide("matchText");
    case "late":
      return say("siteLate", { minutes: NO_SHOW_AFTER_MINUTES });
    case "calendarFile":
      return guide("meetText");
    case "timeZone":
      return say("siteTimeZone");
    case "age":
      return say("siteAge", { years: MIN_AGE_YEARS });
    case "askFirst":
      return translatorFor(language, "messages")("emptyText");
    case "advisorHours":
      return guide("hoursText");
  }
}

/** Returns what an urgency costs, as the page of prices says it. */
function rushAnswer(language: Language): string {
  const prices = translatorFor(language, "priceGuide");
  const { rushPercent } = currentRules();
  if (rushPercent === 0) return translatorFor(language, "help")("paymentText");
  return `${prices("rush", { percent: rushPercent })}. ${prices("rushText")}`;
}
