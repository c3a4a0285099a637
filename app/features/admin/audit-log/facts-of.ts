import type { AuditEntry } from "#app/features/audit/audit-entry";
import { categoryById } from "#app/features/catalog/categories";
import type { Words } from "./audit-words";

type Details = AuditEntry["details"];

const SIDES = ["client", "advisor"] as const;
const DECISIONS = ["approved", "rejected"] as const;

const said = (value: unknown) => (typeof value === "string" ? value : "");
const oneOf = <Value extends string>(values: readonly Value[], value: unknown) => values.find((each) => each === value);

/** What was written down of an act: why, how much, of how many, and by which reference. */
export function factsOf({ amount, currency, count, ids, reason, reference, since }: Details) {
  const isMoney = typeof amount === "number" && typeof currency === "string";
  return {
    amount: isMoney ? amount : undefined,
    currency: isMoney ? currency : "",
    count: typeof count === "number" ? count : Array.isArray(ids) ? ids.length : undefined,
    reason: said(reason),
    reference: said(reference),
    // Of an account that was opened again the reason of its suspension is kept, with its moment.
    isOfEarlier: typeof since === "string",
  };
}

/** What else was written down, a line each: who did not come, what was undone, where the advisors of a category went, and what a suspension takes along. */
export function furtherLines({ noShowOf, decision, advisorsTo, ahead }: Details, { t, named }: Words): string[] {
  const [absent, decided, to] = [oneOf(SIDES, noShowOf), oneOf(DECISIONS, decision), said(advisorsTo)];
  return [
    ...(absent ? [t(`auditLog.fact_noShow_${absent}`)] : []),
    ...(decided ? [t(`auditLog.fact_was_${decided}`)] : []),
    ...(to ? [t("auditLog.fact_advisorsTo", { category: named(categoryById(to).name) })] : []),
    ...(isAhead(ahead) ? [t("dashboard.suspendAhead", { ...ahead })] : []),
  ];
}

/** What a suspension cancels, where it cancels something. */
const isAhead = (value: unknown): value is { requests: number; agreed: number } =>
  typeof value === "object" &&
  value !== null &&
  "requests" in value &&
  "agreed" in value &&
  Number(value.requests) + Number(value.agreed) > 0;
