import { Fragment } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { CloseWhenAnswered } from "#app/ui/overlays/close-when-answered";
import { Dialog } from "#app/ui/overlays/dialog";
import { useFreshFields } from "#app/ui/overlays/fresh-fields";
import { commandDialog } from "#app/ui/overlays/invoker";
import { FailureAlert } from "../../alert";
import type { BulkAction } from "./bulk";

interface BulkButtonProps {
  action: BulkAction;
  chosen: number;
  count: number;
  /** Submitted values of the selected rows. */
  posted: readonly string[];
}

/** Button of a bulk action, with the number of rows it applies to when that is not all selected ones; hidden when it is zero. */
export function BulkButton({ action, chosen, count, posted }: BulkButtonProps) {
  const { intent, label: plain, question, children } = action;
  const t = useTranslations("ui");
  const words = useTranslations("admin");
  const lists = useTranslations("lists");
  const [fresh, beginAnew] = useFreshFields();
  if (chosen > 0 && count === 0) return null;
  const label = count < chosen ? lists("ofChosen", { what: plain, count, chosen }) : plain;
  if (!question)
    return (
      <SubmitButton variant="secondary" size="small" name="intent" value={intent} busyLabel={words("saving")}>
        {label}
      </SubmitButton>
    );
  const id = `${intent}-chosen`;
  const { needs, problem } = question;
  return (
    <Dialog
      id={id}
      role="alertdialog"
      title={question.title}
      description={question.text}
      trigger={
        <Button variant="secondary" size="small">
          {label}
        </Button>
      }
    >
      <CloseWhenAnswered staysWhenRefused={Boolean(problem)} onDone={beginAnew} />
      <FailureAlert alert={problem} />
      {chosen > 0 && <p className="mb-4 font-semibold tabular-nums">{lists("chosen", { count })}</p>}
      <Fragment key={fresh}>{children}</Fragment>
      <div className="dialog-actions">
        <Button variant="secondary" commandfor={id} command="close" onClick={() => commandDialog(id, "close")}>
          {t("cancel")}
        </Button>
        <SubmitButton
          variant={question.tone ?? "danger"}
          name="intent"
          value={intent}
          needs={typeof needs === "function" ? needs(posted) : needs}
          busyLabel={words("saving")}
        >
          {label}
        </SubmitButton>
      </div>
    </Dialog>
  );
}
