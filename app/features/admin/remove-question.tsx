import { Button } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { ConfirmDialog } from "#app/ui/overlays/confirm-dialog";

interface RemoveQuestionProps {
  /** Id of what is removed, submitted as `id`. */
  id: string;
  /** Label of both buttons: 'Remove', 'Delete'. */
  verb: string;
  busyLabel: string;
  /** Label of the button for screen readers. */
  label: string;
  title: string;
  text: string;
  /** Value of the form's `intent` field. */
  intent: string;
  /** Further hidden fields. */
  children?: React.ReactNode;
}

/** Button that removes something from the site, with a confirmation dialog. */
export function RemoveQuestion({ id, verb, busyLabel, label, title, text, intent, children }: RemoveQuestionProps) {
  return (
    <ConfirmDialog
      id={`${intent}-${id}`}
      trigger={
        <Button variant="quiet" size="small" aria-label={label}>
          <Icon name="trash" />
          {verb}
        </Button>
      }
      title={title}
      text={text}
      confirmLabel={verb}
      busyLabel={busyLabel}
      name="intent"
      value={intent}
    >
      <input type="hidden" name="id" value={id} />
      {children}
    </ConfirmDialog>
  );
}
