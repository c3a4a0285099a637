/** What waits and is notified to admins as it comes, each kind by itself. */
export const NOTIFIED_KINDS = ["applications", "overdue", "reports", "requests", "returns", "disputes"] as const;
export type NotifiedKind = (typeof NOTIFIED_KINDS)[number];

/** What waits for admins: of a payment to be confirmed they are told as soon as its client says that they have made it. */
export const WAITING_KINDS = [...NOTIFIED_KINDS, "payments"] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** How many of each kind wait; a kind of which none does is left out. */
export type WaitingCounts = Partial<Record<WaitingKind, number>>;

/** How many wait, and since when the newest of them does. */
export interface Waiting {
  count: number;
  newest: Date;
}

/** Where what waits is answered. */
export const WAITING_LINKS: Record<WaitingKind, string> = {
  applications: "/admin/applications?state=pending",
  overdue: "/admin/applications?age=overdue",
  reports: "/admin/applications?view=reports",
  requests: "/admin/applications#category-requests",
  payments: "/admin?view=payments&state=marked",
  returns: "/admin?view=payments&state=toReturn",
  disputes: "/admin?view=consultations&state=disputed",
};

/** Whether something has come that the admin was not notified of. What is overdue stays notified: it is said once for each that becomes so. */
export const isNew = ({ newest }: Waiting, notifiedAt: Date | null): boolean => notifiedAt === null || newest > notifiedAt;

/** Whether a mail is due: at most one in a day, for what has come since the last, and every day while something is overdue. */
export function isMailDue(kind: WaitingKind, waiting: Waiting, mailedAt: Date | null, now: Date, dayMs: number): boolean {
  if (mailedAt === null) return true;
  if (now.getTime() - mailedAt.getTime() < dayMs) return false;
  return kind === "overdue" || isNew(waiting, mailedAt);
}
