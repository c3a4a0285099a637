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
}
