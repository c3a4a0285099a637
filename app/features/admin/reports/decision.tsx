import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { ConfirmDialog } from "#app/ui/overlays/confirm-dialog";
import type { ApplicationsAnswer } from "../applications/application-answer";
import { HIDING_MAX_CHARACTERS } from "./report-form";

/** Label of a button, its label for screen readers with the author's name, and the text of its confirmation. */
interface Asked {
  label: string;
  named: string;
  text: string;
}

interface DecisionProps {
  /** Hidden fields that identify the report. */
  hidden: ReactNode;
  state: { closedAt: Date | null; hiddenAt: Date | null };
  /** Value by which the form closes a report. */
  close: { value: "close" | "keep"; named: string };
  hide: Asked & { reason: string };
  show: Asked;
  answer: ApplicationsAnswer | undefined;
}

/** Buttons on reported content: close an open report, remove the content with a reason, or restore removed content; the latter two with a confirmation. */
export function Decision({ hidden, state: { closedAt, hiddenAt }, close, hide, show, answer }: DecisionProps) {
  const t = useTranslations("reports");
  const question = ({ label, named, text }: Asked, variant: "secondary" | "danger") => ({
    title: named,
    text,
    trigger: (
      <Button size="small" variant={variant} aria-label={named}>
        {label}
      </Button>
    ),
    confirmLabel: label,
    busyLabel: t("saving"),
    name: "decision",
  });
  if (hiddenAt)
    return (
      <ConfirmDialog {...question(show, "secondary")} tone="primary" value="show">
        {hidden}
      </ConfirmDialog>
    );
  return (
    <>
      {!closedAt && (
        <PostForm preventScrollReset>
          {hidden}
          <SubmitButton
            size="small"
            variant="secondary"
            name="decision"
            value={close.value}
            busyLabel={t("saving")}
            aria-label={close.named}
          >
            {t("close")}
          </SubmitButton>
        </PostForm>
      )}
      <ConfirmDialog {...question(hide, "danger")} value="hide" needs={["reason"]}>
        {hidden}
        <TextField name="reason" label={hide.reason} defaultValue={answer?.notes} maxLength={HIDING_MAX_CHARACTERS} required />
      </ConfirmDialog>
    </>
  );
}
