import { useTranslations } from "use-intl";
import { COMPLETION_HOURS, MAX_COUNTERS, NO_SHOW_AFTER_MINUTES } from "#app/features/booking/deadlines";
import { currentRules } from "#app/features/rules/current-rules";

/** What happens when one side does not do its part. */
export function WhenNot() {
  const t = useTranslations("guide");
  const cases = [
    [t("noAnswer"), t("noAnswerText", { hours: currentRules().expiryHours })],
    [t("otherTime"), t("otherTimeText", { counters: MAX_COUNTERS })],
    [t("sameTime"), t("sameTimeText")],
    [t("missedAdvisor"), t("missedAdvisorText", { minutes: NO_SHOW_AFTER_MINUTES })],
    [t("notClosed"), t("notClosedText", { hours: COMPLETION_HOURS })],
  ] as const;
  return (
    <dl className="border-b border-line">
      {cases.map(([title, text]) => (
        <div key={title} className="grid gap-x-8 gap-y-1 border-t border-line py-5 sm:grid-cols-[13rem_1fr]">
          <dt className="font-serif text-lg">{title}</dt>
          <dd className="max-w-measure text-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
