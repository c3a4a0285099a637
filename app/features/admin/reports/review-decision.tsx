import { useTranslations } from "use-intl";
import type { ApplicationsAnswer } from "../applications/application-answer";
import { Decision } from "./decision";

interface ReviewDecisionProps {
  report: { reviewId: string; authorName: string; closedAt: Date | null; hiddenAt: Date | null };
  answer: ApplicationsAnswer | undefined;
}

/** Decision on a reported review. */
export function ReviewDecision({ report, answer }: ReviewDecisionProps) {
  const t = useTranslations("reports");
  const of = { author: report.authorName };
  return (
    <Decision
      hidden={<input type="hidden" name="reviewId" value={report.reviewId} />}
      state={report}
      close={{ value: "keep", named: t("closeMessage", { sender: report.authorName }) }}
      hide={{ label: t("hide"), named: t("hideNamed", of), text: t("hideText"), reason: t("hideReason") }}
      show={{ label: t("show"), named: t("showNamed", of), text: t("showText") }}
      answer={answer}
    />
  );
}
