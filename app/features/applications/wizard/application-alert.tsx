import { Card } from "#app/ui/card";
import type { ApplicationState } from "../application-state";
import { RejectionNote } from "../review/rejection-note";
import { PendingText } from "./pending-text";

/** State of an application, for its applicant, below the note that there is no advisor yet (decisions.md 2). */
export function ApplicationAlert({ state, zone }: { state: ApplicationState; zone: string }) {
  if (state.status === "approved") return null;
  if (state.status === "rejected") return <RejectionNote rejection={state} />;
  return (
    <Card as="section">
      <PendingText submittedAt={state.submittedAt} dueAt={state.dueAt} zone={zone} />
    </Card>
  );
}
