import { useTranslations } from "use-intl";
import type { CancellationLine } from "#app/features/rules/cancellation-lines";

interface CancellationTermsProps {
  lines: readonly CancellationLine[];
  name: string;
  /** Whether they are of a proposed time that the client has not agreed to yet. */
  isIfAgreed?: boolean;
  /** Whether nothing is paid yet: they then speak of what goes back once it is. */
  isUnpaid?: boolean;
}

/** What a client who cancels is refunded, line by line in the order of calculation; shown before booking and until the start. */
export function CancellationTerms({ lines, name, isIfAgreed, isUnpaid = false }: CancellationTermsProps) {
  const t = useTranslations("booking");
  const said = ({ hoursBefore: hours, refundPercent }: CancellationLine) => {
    const percent = String(refundPercent);
    if (lines.length === 1 && hours === 0) return refundPercent === 0 ? t("policyNowNone") : t("policyNowRest", { percent });
    if (refundPercent === 0) return t("policyLast");
    return hours === 0 ? t("policyRest", { percent }) : t("policyLater", { hours, percent });
  };
  return (
    <div className="text-sm text-soft">
      <p className="font-semibold">{t(isIfAgreed ? "policyIfAgreed" : isUnpaid ? "policyOncePaid" : "policyTitle")}</p>
      <ul className="mt-1 list-disc space-y-0.5 pl-5">
        {lines.map((line) => (
          <li key={line.hoursBefore}>{said(line)}</li>
        ))}
        {!isIfAgreed && <li>{t("policyAdvisor", { name })}</li>}
      </ul>
    </div>
  );
}
