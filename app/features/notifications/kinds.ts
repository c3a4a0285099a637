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
  "new_device",
] as const;

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Kinds that only some are ever told of. */
const OF_ADVISORS: readonly NotificationKind[] = ["consultation_requested", "payout_made"];
const OF_ADMINS: readonly NotificationKind[] = ["payment_marked", "admin_waiting"];

/** What somebody can be told, by what they are here. */
export const kindsFor = ({ advisorId, isAdmin }: { advisorId: string | null; isAdmin: boolean }): NotificationKind[] =>
  NOTIFICATION_KINDS.filter((kind) => (advisorId !== null || !OF_ADVISORS.includes(kind)) && (isAdmin || !OF_ADMINS.includes(kind)));

/** The kinds whose mail is turned off here. The mail about a new device is the switch 'Login notifications' of the security settings. */
export const MAILED_KINDS = NOTIFICATION_KINDS.filter((kind): kind is MailedKind => kind !== "new_device");

export type MailedKind = Exclude<NotificationKind, "new_device">;

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
