/** Kinds of waiting items that admins are notified of as they arrive. */
export const NOTIFIED_KINDS = ["applications", "overdue", "reports", "requests", "returns", "disputes"] as const;
export type NotifiedKind = (typeof NOTIFIED_KINDS)[number];

/** All kinds of waiting items. Admins are notified of payments separately, as soon as the client marks one as made. */
export const WAITING_KINDS = [...NOTIFIED_KINDS, "payments"] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** Count per kind; kinds without any are left out. */
export type WaitingCounts = Partial<Record<WaitingKind, number>>;

/** Number of waiting items, and when the newest began to wait. */
export interface Waiting {
  count: number;
  newest: Date;
}

/** Page to handle each kind. */
export const WAITING_LINKS: Record<WaitingKind, string> = {
  applications: "/admin/applications?state=pending",
  overdue: "/admin/applications?age=overdue",
  reports: "/admin/applications?view=reports",
  requests: "/admin/applications#category-requests",
  payments: "/admin?view=payments&state=marked",
  returns: "/admin?view=payments&state=toReturn",
  disputes: "/admin?view=consultations&state=disputed",
};

/** Whether an item arrived since the last notification; an overdue item notifies once, when it becomes overdue. */
export const isNew = ({ newest }: Waiting, notifiedAt: Date | null): boolean => notifiedAt === null || newest > notifiedAt;

/** Whether a mail is due: at most one a day, when items arrived since the last, and daily while anything is overdue. */
export function isMailDue(kind: WaitingKind, waiting: Waiting, mailedAt: Date | null, now: Date, dayMs: number): boolean {
  if (mailedAt === null) return true;
  if (now.getTime() - mailedAt.getTime() < dayMs) return false;
  return kind === "overdue" || isNew(waiting, mailedAt);
}
