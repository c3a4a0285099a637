import { useTranslations } from "use-intl";
import { ConfirmDialog } from "#app/ui/overlays/confirm-dialog";
import { FailureAlert } from "../../alert";
import { questionId, type RowAction } from "./row-action";

interface QuestionProps {
  action: RowAction;
  row: string;
  trigger?: React.ComponentProps<typeof ConfirmDialog>["trigger"];
}

/** Confirmation dialog of an action, with its input fields. */
export function RowQuestion({ action, row, trigger }: QuestionProps) {
  const words = useTranslations("admin");
  if (!action.question) return null;
  const { children, problem, tone = "danger", ...question } = action.question;
  return (
    <ConfirmDialog
      {...question}
      id={questionId(action.intent, row)}
      trigger={trigger}
      confirmLabel={action.label}
      busyLabel={words("saving")}
      tone={tone}
      name="intent"
      value={action.intent}
      problem={problem && <FailureAlert alert={problem} />}
    >
      <HiddenFields fields={action.fields} />
      {children}
    </ConfirmDialog>
  );
}

/** Hidden fields with the values that an action submits. */
export const HiddenFields = ({ fields }: Pick<RowAction, "fields">) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
