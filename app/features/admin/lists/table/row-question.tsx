import { useTranslations } from "use-intl";
import { ConfirmDialog } from "#app/ui/overlays/confirm-dialog";
import { FailureAlert } from "../../alert";
import { questionId, type RowAction } from "./row-action";

interface QuestionProps {
  action: RowAction;
  row: string;
  trigger?: React.ComponentProps<typeof ConfirmDialog>["trigger"];
}

/** What is asked before an action is carried out, with what is to be filled in. */
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

/** What an action posts of its row. */
export const HiddenFields = ({ fields }: Pick<RowAction, "fields">) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
