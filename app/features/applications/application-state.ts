import { dueAt } from "./review/review-promise";

/** Where a person's last application stands. */
export type ApplicationState =
  | { status: "pending"; submittedAt: Date; dueAt: Date }
  | { status: "approved"; submittedAt: Date; decidedAt: Date }
  | { status: "rejected"; submittedAt: Date; decidedAt: Date; reviewNotes: string };

/** An application's life (signed-in-areas.md 4): pending, then approved or rejected, once. */
export const DECISIONS = ["approved", "rejected"] as const;

interface ApplicationRow {
  status: "pending" | "approved" | "rejected";
  createdAt: Date;
  reviewedAt: Date | null;
  reviewNotes: string | null;
}

/** The state of an application as its applicant may know it. */
export function stateOf({ status, createdAt, reviewedAt, reviewNotes }: ApplicationRow): ApplicationState {
  if (status === "pending") return { status, submittedAt: createdAt, dueAt: dueAt({ createdAt }) };
  const decidedAt = reviewedAt ?? createdAt;
  if (status === "approved") return { status, submittedAt: createdAt, decidedAt };
  return { status, submittedAt: createdAt, decidedAt, reviewNotes: reviewNotes ?? "" };
}
