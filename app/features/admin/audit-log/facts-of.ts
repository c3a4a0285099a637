import type { AuditEntry } from "#app/features/audit/audit-entry";
import { categoryById } from "#app/features/catalog/categories";
import type { Words } from "./audit-words";

type Details = AuditEntry["details"];

const SIDES = ["client", "advisor"] as const;
const DECISIONS = ["approved", "rejected"] as const;

const said = (value: unknown) => (typeof value === "string" ? value : "");
const oneOf = <Value extends string>(values: readonly Value[], value: unknown) => values.find((each) => each === value);

/** Extracts the facts of an action: reason, amount, count and reference. */
export function factsOf({ amount, currency, count, ids, reason, reference, since }: Details) {
  const isMoney = typeof amount === "number" && typeof currency === "string";
  return {
    amount: isMoney ? amount : undefined,
    currency: isMoney ? currency : "",
    count: typeof count === "number" ? count : Array.isArray(ids) ? ids.length : undefined,
    reason: said(reason),
    reference: said(reference),
    // When an account is reinstated, the log keeps the reason and the time of its suspension.
    isOfEarlier: typeof since === "string",
  };
}

/** Further logged facts, one line each: who was absent, the undone decision, the new category of moved advisors, and what a suspension cancels. */
export function furtherLines({ noShowOf, decision, advisorsTo, ahead }: Details, { t, named }: Words): string[] {
  const [absent, decided, to] = [oneOf(SIDES, noShowOf), oneOf(DECISIONS, decision), said(advisorsTo)];
  return [
    ...(absent ? [t(`auditLog.fact_noShow_${absent}`)] : []),
    ...(decided ? [t(`auditLog.fact_was_${decided}`)] : []),
    ...(to ? [t("auditLog.fact_advisorsTo", { category: named(categoryById(to).name) })] : []),
    ...(isAhead(ahead) ? [t("dashboard.suspendAhead", { ...ahead })] : []),
  ];
}

/** Whether a suspension cancels any requests or consultations. */
const isAhead = (value: unknown): value is { requests: number; agreed: number } =>
  typeof value === "object" &&
  value !== null &&
  "requests" in value &&
  "agreed" in value &&
  Number(value.requests) + Number(value.agreed) > 0;
