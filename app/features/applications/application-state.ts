import { dueAt } from "./review/review-promise";

/** State of a person's latest application. */
export type ApplicationState =
  | { status: "pending"; submittedAt: Date; dueAt: Date }
  | { status: "approved"; submittedAt: Date; decidedAt: Date }
  | { status: "rejected"; submittedAt: Date; decidedAt: Date; reviewNotes: string };

/** The possible decisions: a pending application is approved or rejected, once (signed-in-areas.md 4). */
export const DECISIONS = ["approved", "rejected"] as const;

interface ApplicationRow {
  status: "pending" | "approved" | "rejected";
  createdAt: Date;
  reviewedAt: Date | null;
  reviewNotes: string | null;
}

/** Returns the state of an application as its applicant may see it. */
export function stateOf({ status, createdAt, reviewedAt, reviewNotes }: ApplicationRow): ApplicationState {
  if (status === "pending") return { status, submittedAt: createdAt, dueAt: dueAt({ createdAt }) };
  const decidedAt = reviewedAt ?? createdAt;
  if (status === "approved") return { status, submittedAt: createdAt, decidedAt };
  return { status, submittedAt: createdAt, decidedAt, reviewNotes: reviewNotes ?? "" };
}
