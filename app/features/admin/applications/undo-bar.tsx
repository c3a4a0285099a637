import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { useAnswer } from "#app/ui/connection/answer";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { useToast } from "#app/ui/overlays/toast";
import { FailureAlert } from "../alert";
import { TimeLeft, useSecondsLeft } from "../undo/time-left";
import type { ApplicationsAnswer } from "./application-answer";

/** A decision that can still be undone because its mail is not sent yet. */
export interface UndoableDecision {
  id: string;
  name: string;
  status: "pending" | "approved" | "rejected";
  secondsLeft: number;
}

interface UndoBarProps {
  decisions: readonly UndoableDecision[];
  answer: ApplicationsAnswer | undefined;
}

/** Decisions of the last minute, each with an undo button. Receives focus after the viewer's own decision, because it disappears soon. */
export function UndoBar({ decisions, answer }: UndoBarProps) {
  const words = useTranslations("applications");
  const bar = useOwnDecision(decisions);
  const showToast = useToast();
  // Uses a toast because the restored form takes the focus and the page may re-render at once: a message only here would be missed.
  useAnswer(answer?.isUndone && answer, () => showToast({ text: words("decisionUndone") }));
  return (
    <div ref={bar}>
      <div className="mt-4 empty:hidden">
        <FailureAlert alert={answer?.about === "undo" ? answer.alert : undefined} />
      </div>
      {answer?.isUndone && (
        <p role="status" className="mt-3 rounded border border-line bg-wash px-4 py-3">
          {words("decisionUndone")}
        </p>
      )}
      {decisions.map((decision) => (
        <DecisionLine key={decision.id} decision={decision} />
      ))}
    </div>
  );
}

function DecisionLine({ decision: { id, name, status, secondsLeft } }: { decision: UndoableDecision }) {
  const t = useTranslations("admin");
  const seconds = useSecondsLeft(secondsLeft);
  if (seconds === 0) return null;
  return (
    <PostForm
      id={barId(id)}
      tabIndex={-1}
      preventScrollReset
      data-read=""
      className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-line bg-wash px-4 py-2"
    >
      <p role="status" className="min-w-0 grow basis-60">
        {t("justDecided", { name, status })}
      </p>
      <TimeLeft seconds={seconds} />
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
  );
}

const barId = (id: string) => `undo-${id}`;

/** Scrolls to and focuses the bar after a decision made on this page; decisions of other admins do not move the focus. */
function useOwnDecision(decisions: readonly UndoableDecision[]) {
  const bar = useRef<HTMLDivElement>(null);
  const made = useRef<string | null>(null);
  const { formData } = useNavigation();
  const sent = formData?.get("applicationId");
  if (typeof sent === "string") made.current = sent;
  useEffect(() => {
    const decided = decisions.find(({ id }) => id === made.current);
    if (!decided) return;
    made.current = null;
    const line = bar.current?.querySelector<HTMLElement>(`#${barId(decided.id)}`);
    line?.focus({ preventScroll: true });
    line?.scrollIntoView({ block: "center" });
  }, [decisions]);
  return bar;
}
