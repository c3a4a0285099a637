import { useTranslations } from "use-intl";
import type { AuditEntry } from "#app/features/audit/audit-entry";
import { useFormat } from "#app/ui/text/format";
import type { Words } from "./audit-words";
import { factsOf, furtherLines } from "./facts-of";

/** Facts of an action: reason, amount, count, reference and further lines. */
export function Facts({ details, words }: { details: AuditEntry["details"]; words: Words }) {
  const t = useTranslations("auditLog");
  const { money } = useFormat();
  const { amount, currency, count, reason, reference, isOfEarlier } = factsOf(details);
  return (
    <>
      {amount !== undefined && <p>{t("fact_amount", { amount: money(amount, currency) })}</p>}
      {count !== undefined && <p>{t("fact_count", { count })}</p>}
      {furtherLines(details, words).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {reason && <p>{t(isOfEarlier ? "fact_hadBeenSuspended" : "fact_reason", { reason })}</p>}
      {reference && <p>{t("fact_reference", { reference })}</p>}
    </>
  );
}
