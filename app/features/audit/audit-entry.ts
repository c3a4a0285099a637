/** One line of the audit log: who did what to which subject. */
export interface AuditEntry {
  id: string;
  action: string;
  subject: string;
  subjectId: string | null;
  details: Record<string, unknown>;
  createdAt: Date;
  /** Empty when the account is gone, or nobody did it but the site. */
  actorName: string;
  /** Current name of the subject, if it has one and still exists: a topic and two people, or a single name. */
  about?: readonly string[];
}
