import { useTranslations } from "use-intl";
import { CANCELLATION_POLICY } from "../cancellation";

/** What a client who cancels gets back, line by line as the policy reckons it: shown before booking, and until the start. */
export function CancellationTerms({ name }: { name: string }) {
  const t = useTranslations("booking");
  return (
    <div className="text-sm text-soft">
      <p className="font-semibold">{t("policyTitle")}</p>
      <ul className="mt-1 list-disc space-y-0.5 pl-5">
        {CANCELLATION_POLICY.map(({ hoursBefore, refundPercent }) => (
          <li key={hoursBefore}>
            {refundPercent === 0 ? t("policyLast") : t("policyLater", { hours: String(hoursBefore), percent: String(refundPercent) })}
          </li>
        ))}
        <li>{t("policyAdvisor", { name })}</li>
      </ul>
    </div>
  );
}
