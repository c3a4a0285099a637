/** What a person can be told, in the order of the preferences. Each kind can be turned off, in the app and by mail. */
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
  "account_change",
  "site_changed",
  "admin_role",
  "new_device",
] as const;

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Kinds that only some are ever told of. */
const OF_ADVISORS: readonly NotificationKind[] = ["consultation_requested", "payout_made", "payout_destination", "meeting_link"];
const OF_ADMINS: readonly NotificationKind[] = ["payment_marked", "admin_waiting", "site_changed", "admin_role"];

/** What somebody can be told, by what they are here. */
export const kindsFor = ({ advisorId, isAdmin }: { advisorId: string | null; isAdmin: boolean }): NotificationKind[] =>
  NOTIFICATION_KINDS.filter((kind) => (advisorId !== null || !OF_ADVISORS.includes(kind)) && (isAdmin || !OF_ADMINS.includes(kind)));

/** Those whose mail keeps an account safe: it always comes, but that about a new device, which is the switch 'Login notifications' of the security settings. */
const SAFE = [
  ...(["payout_destination", "meeting_link", "account_change", "site_changed", "admin_role", "new_device"] as const),
] as const satisfies NotificationKind[];

/** The kinds whose mail is turned off here. */
export const MAILED_KINDS = NOTIFICATION_KINDS.filter((kind): kind is MailedKind => !SAFE.some((safe) => safe === kind));

export type MailedKind = Exclude<NotificationKind, (typeof SAFE)[number]>;

/** A notification as its page shows it. */
export interface ShownNotification {
  id: string;
  kind: NotificationKind;
  /** What its sentence is made of: names, a topic, `at` as an ISO instant, and words to choose by. */
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
