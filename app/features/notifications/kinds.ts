/** All kinds of notifications, in the order of the preferences. Each can be turned off in the app; the emails of most kinds, too. */
export const NOTIFICATION_KINDS = [
  "consultation_requested",
  "consultation_answered",
  "consultation_countered",
  "consultation_rescheduled",
  "consultation_cancelled",
  "consultation_reminder",
  "consultation_completed",
  "consultation_reviewed",
  "message",
  "application_decided",
  "category_answered",
  "report_answered",
  "payment_update",
  "payment_marked",
  "admin_waiting",
  "payout_made",
  "payout_destination",
  "meeting_link",
  "terms_changed",
  "account_change",
  "site_changed",
  "admin_role",
  "new_device",
] as const;

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Kinds for advisors or admins only. */
const OF_ADVISORS: readonly NotificationKind[] = [
  ...(["consultation_requested", "payout_made", "payout_destination", "meeting_link", "terms_changed"] as const),
];
const OF_ADMINS: readonly NotificationKind[] = ["payment_marked", "admin_waiting", "site_changed", "admin_role"];

/** The kinds a person can receive, by their roles. */
export const kindsFor = ({ advisorId, isAdmin }: { advisorId: string | null; isAdmin: boolean }): NotificationKind[] =>
  NOTIFICATION_KINDS.filter((kind) => (advisorId !== null || !OF_ADVISORS.includes(kind)) && (isAdmin || !OF_ADMINS.includes(kind)));

/** Kinds whose email protects an account: always sent, except for new devices, which have their own switch 'Login notifications' in the security settings. */
const SAFE = [
  ...(["payout_destination", "meeting_link", "account_change", "site_changed", "admin_role", "new_device", "terms_changed"] as const),
] as const satisfies NotificationKind[];

/** Kinds whose email can be turned off in the preferences. */
export const MAILED_KINDS = NOTIFICATION_KINDS.filter((kind): kind is MailedKind => !SAFE.some((safe) => safe === kind));

export type MailedKind = Exclude<NotificationKind, (typeof SAFE)[number]>;

/** A notification, as shown on its page. */
export interface ShownNotification {
  id: string;
  kind: NotificationKind;
  /** Values for its text: names, a topic, `at` as an ISO instant, and keys that select wording. */
  details: Record<string, string>;
  isRead: boolean;
  createdAt: Date;
}

export interface NotificationList {
  notifications: ShownNotification[];
  page: number;
  hasMore: boolean;
  unread: number;
}
