/** One line of the audit log: who did what to what. */
export interface AuditEntry {
  id: string;
  action: string;
  subject: string;
  subjectId: string | null;
  details: Record<string, unknown>;
  createdAt: Date;
  /** Empty when they are gone. */
  actorName: string;
  /** What it was done to, as that is called today, where it has a name and is still there: a topic and two people, or one name. */
  about?: readonly string[];
}
