import { useTranslations } from "use-intl";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { FailureAlert } from "../alert";
import type { ApplicationsAnswer } from "./application-answer";

/** A decision whose mail still waits. */
export interface UndoableDecision {
  id: string;
  name: string;
  status: "pending" | "approved" | "rejected";
}

interface UndoBarProps {
  decisions: readonly UndoableDecision[];
  answer: ApplicationsAnswer | undefined;
}

/** What was decided within the last minute, each with the way back. */
export function UndoBar({ decisions, answer }: UndoBarProps) {
  const t = useTranslations("admin");
  return (
    <>
      <FailureAlert alert={answer?.about === "undo" ? answer.alert : undefined} />
      {decisions.map(({ id, name, status }) => (
        <PostForm
          key={id}
          preventScrollReset
          className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-line bg-wash px-4 py-2"
        >
          <p role="status" className="min-w-0 grow basis-60">
            {t("justDecided", { name, status })}
          </p>
          <SubmitButton
            size="small"
            variant="secondary"
            name="undoId"
            value={id}
            busyLabel={t("undoing")}
            aria-label={t("undoDecisionNamed", { name })}
          >
            {t("undoDecision")}
          </SubmitButton>
        </PostForm>
      ))}
    </>
  );
}
