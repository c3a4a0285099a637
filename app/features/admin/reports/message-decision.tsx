import { useTranslations } from "use-intl";
import type { ApplicationsAnswer } from "../applications/application-answer";
import { Decision } from "./decision";

interface MessageDecisionProps {
  report: { id: string; senderName: string; closedAt: Date | null; hiddenAt: Date | null };
  answer: ApplicationsAnswer | undefined;
}

/** Decision on a reported message. */
export function MessageDecision({ report, answer }: MessageDecisionProps) {
  const t = useTranslations("reports");
  const of = { sender: report.senderName };
  return (
    <Decision
      hidden={<input type="hidden" name="reportId" value={report.id} />}
      state={report}
      close={{ value: "close", named: t("closeMessage", of) }}
      hide={{
        label: t("hideMessage"),
        named: t("hideMessageNamed", of),
        text: t("hideMessageText"),
        reason: t("hideMessageReason"),
      }}
      show={{ label: t("showMessage"), named: t("showMessageNamed", of), text: t("showMessageText") }}
      answer={answer}
    />
  );
}
