import { useTranslations } from "use-intl";
import { GRACE_PERIOD_DAYS } from "#app/features/accounts/deletion/grace-period";
import { REVIEW_PROMISE_HOURS } from "#app/features/applications/review/review-promise";
import { whyClosed } from "#app/features/applying/applying";
import { NO_SHOW_AFTER_MINUTES, NO_SHOW_REPLY_HOURS, QUOTE_MINUTES } from "#app/features/booking/deadlines";
import { BASIS_POINTS_PER_WHOLE } from "#app/features/money/money";
import type { PayKind } from "#app/features/money/payment-instructions/pay-kinds";
import { currentRules } from "#app/features/rules/current-rules";
import { useSiteIdentity } from "#app/features/site/site-identity";
import { useFormatter } from "#app/ui/text/formats";
import type { Question } from "./help-questions";

/** Answers about when and how to pay, for the payment methods the site offers. */
export function usePaymentAnswers(kinds: readonly PayKind[]): Question[] {
  const t = useTranslations("help");
  const howPay = useHowPay(kinds);
  return [
    { title: t("whenPay"), answer: t("whenPayAnswer", { minutes: QUOTE_MINUTES }), link: { to: "/pricing", label: t("whenPayLink") } },
    { title: t("howPay"), answer: howPay },
    { title: t("receipt"), answer: t("receiptAnswer"), link: { to: "/profile/billing", label: t("receiptLink") } },
  ];
}

function useHowPay(kinds: readonly PayKind[]): string {
  const t = useTranslations("help");
  const format = useFormatter();
  const { name: site } = useSiteIdentity();
  if (kinds.includes("provider")) return t("howPayProvider");
  const ways = kinds.map((kind) => t(kind === "transfer" ? "byTransfer" : "byLink"));
  return ways.length === 0 ? t("howPayNamed", { site }) : t("howPayOutside", { site, ways: format.list(ways, { type: "disjunction" }) });
}

/** Answers about refunds, besides the cancellation table. */
export function useRefundAnswers(): Question[] {
  const t = useTranslations("help");
  return [
    { title: t("notHeld"), answer: t("notHeldAnswer", { minutes: NO_SHOW_AFTER_MINUTES, hours: NO_SHOW_REPLY_HOURS }) },
    { title: t("fellShort"), answer: t("fellShortAnswer"), link: { to: "/terms#terms-cancelling", label: t("fellShortLink") } },
  ];
}

/** Answers about withdrawing a request, and moving or cancelling a session. */
export function useChangeAnswers(): Question[] {
  const t = useTranslations("help");
  return [
    { title: t("withdraw"), answer: t("withdrawAnswer", { hours: currentRules().expiryHours }) },
    { title: t("move"), answer: t("moveAnswer") },
    { title: t("cancel"), answer: t("cancelAnswer"), link: { to: "/consultations", label: t("cancelLink") } },
  ];
}

/** Answers about becoming an advisor. The fee is the site's setting, in basis points. */
export function useAdvisorAnswers(platformFeeBasisPoints: number): Question[] {
  const t = useTranslations("help");
  const words = useTranslations("applying");
  const format = useFormatter();
  const percent = format.number(platformFeeBasisPoints / BASIS_POINTS_PER_WHOLE, { style: "percent", maximumFractionDigits: 2 });
  const why = whyClosed();
  const applying =
    why === "nobody"
      ? []
      : why
        ? [{ title: t("apply"), answer: words(why) }]
        : [
            { title: t("apply"), answer: t("applyAnswer"), link: { to: "/become-advisor", label: t("applyLink") } },
            { title: t("review"), answer: t("reviewAnswer", { hours: REVIEW_PROMISE_HOURS }) },
          ];
  return [...applying, { title: t("earn"), answer: platformFeeBasisPoints === 0 ? t("earnAll") : t("earnLess", { percent }) }];
}

/** Answers about which data is kept, and how to have it erased. */
export function usePrivacyAnswers(): Question[] {
  const t = useTranslations("help");
  return [
    { title: t("kept"), answer: t("keptAnswer"), link: { to: "/privacy", label: t("keptLink") } },
    {
      title: t("erase"),
      answer: t("eraseAnswer", { days: GRACE_PERIOD_DAYS }),
      link: { to: "/profile/security", label: t("eraseLink") },
    },
    { title: t("recorded"), answer: t("recordedAnswer") },
  ];
}
