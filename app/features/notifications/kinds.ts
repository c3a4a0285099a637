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
  "payment_update",
  "payment_marked",
  "admin_waiting",
  "payout_made",
  "new_device",
] as const;

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

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
