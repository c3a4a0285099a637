import { BRAND_SETTINGS } from "#app/platform/brand/brand";
import type { AuditAction } from "./audit-actions";

/** Where admins read the audit log. */
export const AUDIT_LOG = "/admin?view=audit";

export type NotifiedChange =
  | "payWay"
  | "address"
  | "mailServer"
  | "contact"
  | "name"
  | "rules"
  | "danger"
  | "exported"
  | "listed"
  | "granted"
  | "revoked"
  | "secondFactor";

/** Actions all admins are notified of at once: those that grant power, redirect money, mail or people, or export everything. */
const NOTIFIED: Partial<Record<AuditAction, NotifiedChange>> = {
  "admin.granted": "granted",
  "admin.revoked": "revoked",
  "list.exported": "listed",
  "person.second-factor-ends": "secondFactor",
  "settings.address_updated": "address",
  "settings.brand_updated": "name",
  "settings.contact_updated": "contact",
  "settings.danger_lines_updated": "danger",
  "settings.mail_server_updated": "mailServer",
  "settings.pay_way_updated": "payWay",
  "settings.rules_updated": "rules",
  "site.exported": "exported",
};

/** Returns what to notify admins of for an action; null when nothing, or when the form was saved unchanged. Of the brand, only the name counts. */
export function changeToNotify(action: string, { before, after }: Record<string, unknown>): NotifiedChange | null {
  const about = NOTIFIED[action as AuditAction];
  if (!about) return null;
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const names = about === "name" ? [BRAND_SETTINGS.name] : Object.keys(is);
  const isSame = names.length > 0 && names.every((name) => JSON.stringify(was[name] ?? "") === JSON.stringify(is[name] ?? ""));
  return isSame ? null : about;
}

const fieldsOf = (value: unknown) => (typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {});
