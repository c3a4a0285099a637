import { useLocale, useTranslations } from "use-intl";
import { REVIEW_PROMISE_HOURS } from "#app/features/applications/review/review-promise";
import { whyClosed } from "#app/features/applying/applying";
import { MAX_COUNTERS, QUOTE_MINUTES, REVIEW_DAYS } from "#app/features/booking/deadlines";
import { BASIS_POINTS_PER_WHOLE } from "#app/features/money/money";
import { currentRules } from "#app/features/rules/current-rules";
import { lengthsInWords } from "#app/features/rules/lengths-in-words";
import { partsOf } from "#app/features/rules/price-parts";
import { MAX_LEAD_DAYS, MINIMUM_LEAD_MINUTES } from "#app/features/schedule/lead-time";
import { useFormatter } from "#app/ui/text/formats";
import type { GuideStep } from "./guide-steps";

/** Steps for people who seek advice. */
export function useSeekSteps(): GuideStep[] {
  const t = useTranslations("guide");
  const lengths = lengthsInWords(currentRules().durations, useLocale());
  return [
    { title: t("describeTitle"), text: t("describeText") },
    { title: t("matchTitle"), text: t("matchText") },
    { title: t("timeTitle"), text: t("timeText", { lengths, minutes: MINIMUM_LEAD_MINUTES, days: MAX_LEAD_DAYS }) },
    {
      title: t("priceTitle"),
      text: t("priceText", { parts: partsOf(currentRules()), minutes: QUOTE_MINUTES }),
      link: { to: "/pricing", label: t("priceLink") },
    },
    { title: t("requestTitle"), text: t("requestText") },
    { title: t("answerTitle", { hours: currentRules().expiryHours }), text: t("answerText", { counters: MAX_COUNTERS }) },
    { title: t("meetTitle"), text: t("meetText") },
    { title: t("reviewTitle"), text: t("reviewText", { days: REVIEW_DAYS }) },
  ];
}

/** Steps for advisors. The fee is the site's setting, in basis points. */
export function useAdviseSteps(platformFeeBasisPoints: number): GuideStep[] {
  const t = useTranslations("guide");
  const words = useTranslations("applying");
  const format = useFormatter();
  const percent = format.number(platformFeeBasisPoints / BASIS_POINTS_PER_WHOLE, { style: "percent", maximumFractionDigits: 2 });
  const fee = platformFeeBasisPoints === 0 ? t("netNoFee") : t("netFee", { percent });
  const why = whyClosed();
  const beginning = why
    ? [{ title: words(`${why}Title`), text: words(why) }]
    : [
        { title: t("applyTitle"), text: t("applyText") },
        { title: t("reviewedTitle", { hours: REVIEW_PROMISE_HOURS }), text: t("reviewedText") },
      ];
  return [
    ...beginning,
    { title: t("hoursTitle"), text: t("hoursText") },
    { title: t("requestsTitle"), text: t("requestsText", { hours: currentRules().expiryHours }) },
    { title: t("netTitle"), text: `${t("netText")} ${fee}` },
    { title: t("reputationTitle"), text: t("reputationText") },
  ];
}
