import { createFormatter } from "use-intl/core";
import { currentRules } from "#app/features/rules/current-rules";
import { translatorFor } from "#app/languages/all-texts.server";
import type { Language } from "#app/languages/languages";
import type { SiteQuestion } from "../understand/site-pages";
import type { Say } from "./say";

const WHOLE_PERCENT = 100;
const TENTHS = 10;

type BookedQuestion = Extract<SiteQuestion, "noAnswer" | "moving" | "cancelling">;

/** Returns whether a question is about what somebody has booked. */
export const isOfBooked = (question: SiteQuestion): question is BookedQuestion =>
  question === "noAnswer" || question === "moving" || question === "cancelling";

/** Returns the answer to a question about what somebody has booked, as the help page has it. */
export function bookedAnswer(question: BookedQuestion, say: Say, language: Language): string {
  const help = translatorFor(language, "help");
  if (question === "moving") return say("siteMoving");
  if (question === "cancelling") return `${help("cancelAnswer")} ${say("siteRefund", refundTerms(language))}`;
  return say("siteNoAnswer", { hours: currentRules().expiryHours });
}

/** Returns the current refund rules: whether between the two times a part is refunded, up to the start or never. */
export function refundTerms(language: Language) {
  const { wholeRefundHours, partRefundHours, partRefundPercent } = currentRules();
  const ending = partRefundHours === 0 ? "rest" : "part";
  return {
    hours: wholeRefundHours,
    partHours: partRefundHours,
    percent: createFormatter({ locale: language }).number(partRefundPercent / WHOLE_PERCENT, { style: "percent" }),
    later: partRefundPercent === 0 ? "none" : ending,
  };
}

/** Returns whether there is a surge here, and how high it may become. */
export function surgeTerms(language: Language) {
  const { surge, surgeCapTenths } = currentRules();
  const percent = createFormatter({ locale: language }).number((surgeCapTenths - TENTHS) / TENTHS, { style: "percent" });
  return { surge: surge ? "on" : "off", percent };
}
