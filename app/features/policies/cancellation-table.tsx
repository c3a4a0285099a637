import { useTranslations } from "use-intl";
import { cancellationLines } from "#app/features/rules/cancellation-lines";
import { currentRules } from "#app/features/rules/current-rules";

const WHOLE_PERCENT = 100;

/** Refunds for a client who cancels, line by line, as computed by `refundFor`. */
export function CancellationTable() {
  const t = useTranslations("policies");
  const lines = cancellationLines(currentRules());
  return (
    <table className="w-full border-y border-line">
      <caption className="sr-only">{t("cancellation")}</caption>
      <thead>
        <tr className="text-left text-sm text-soft">
          <th scope="col" className="py-2.5 pr-4 font-normal">
            {t("noticeBefore")}
          </th>
          <th scope="col" className="py-2.5 text-right font-normal">
            {t("refund")}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ hoursBefore, refundPercent }, index) => (
          <RefundRow key={hoursBefore} percent={refundPercent}>
            <NotificationText from={hoursBefore} to={lines[index - 1]?.hoursBefore} />
          </RefundRow>
        ))}
        <RefundRow percent={WHOLE_PERCENT}>{t("refundOfAdvisor")}</RefundRow>
      </tbody>
    </table>
  );
}

/** A period before the start: from this many hours, up to those of the line above. */
function NotificationText({ from, to }: { from: number; to: number | undefined }) {
  const t = useTranslations("policies");
  if (to === undefined) return t("hoursOrMore", { hours: from });
  return from === 0 ? t("hoursLess", { to }) : t("hoursBetween", { from, to });
}

function RefundRow({ percent, children }: { percent: number; children: React.ReactNode }) {
  const t = useTranslations("policies");
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-3 pr-4 text-left font-normal">
        {children}
      </th>
      <td className="py-3 text-right font-serif text-xl tabular-nums">{t("refundPercent", { percent })}</td>
    </tr>
  );
}
