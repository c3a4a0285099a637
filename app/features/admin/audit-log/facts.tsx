import { useTranslations } from "use-intl";
import type { AuditEntry } from "#app/features/audit/audit-entry";
import { categoryById } from "#app/features/catalog/categories";
import { useNames } from "#app/languages/names";
import { useFormat } from "#app/ui/text/format";

type Details = AuditEntry["details"];

/** What was said about an act: why, how much, of how many, whose, and where to. */
export function Facts({ details }: { details: Details }) {
  const t = useTranslations("auditLog");
  const { money } = useFormat();
  const named = useNames();
  const suspension = useTranslations("dashboard");
  const { amount, currency, since, ahead } = details;
  // Of an account that was opened again the reason of its suspension is kept, with its moment.
  const isOfEarlier = typeof since === "string";
  const [count, noShowOf, decision] = [countOf(details), oneOf(SIDES, details.noShowOf), oneOf(DECISIONS, details.decision)];
  const [reason, reference, to] = [details.reason, details.reference, details.advisorsTo].map(said);
  return (
    <>
      {typeof amount === "number" && typeof currency === "string" && <p>{t("fact_amount", { amount: money(amount, currency) })}</p>}
      {count !== undefined && <p>{t("fact_count", { count })}</p>}
      {noShowOf && <p>{t(`fact_noShow_${noShowOf}`)}</p>}
      {decision && <p>{t(`fact_was_${decision}`)}</p>}
      {to && <p>{t("fact_advisorsTo", { category: named(categoryById(to).name) })}</p>}
      {isAhead(ahead) && <p>{suspension("suspendAhead", { ...ahead })}</p>}
      {reason && <p>{t(isOfEarlier ? "fact_hadBeenSuspended" : "fact_reason", { reason })}</p>}
      {reference && <p>{t("fact_reference", { reference })}</p>}
    </>
  );
}

const SIDES = ["client", "advisor"] as const;
const DECISIONS = ["approved", "rejected"] as const;

/** What a suspension cancels, where it cancels something. */
const isAhead = (value: unknown): value is { requests: number; agreed: number } =>
  typeof value === "object" &&
  value !== null &&
  "requests" in value &&
  "agreed" in value &&
  Number(value.requests) + Number(value.agreed) > 0;

const said = (value: unknown) => (typeof value === "string" ? value : "");
const oneOf = <Value extends string>(values: readonly Value[], value: unknown) => values.find((each) => each === value);

function countOf({ count, ids }: Details) {
  if (typeof count === "number") return count;
  return Array.isArray(ids) ? ids.length : undefined;
}
