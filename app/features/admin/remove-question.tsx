import { Button } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { ConfirmDialog } from "#app/ui/overlays/confirm-dialog";

interface RemoveQuestionProps {
  /** Of what goes: the form's field `id`. */
  id: string;
  /** The verb on both buttons: 'Remove', 'Delete'. */
  verb: string;
  busyLabel: string;
  /** The button for those who do not see what it stands beside. */
  label: string;
  title: string;
  text: string;
  /** What the form is for. */
  intent: string;
  /** Further hidden fields. */
  children?: React.ReactNode;
}

/** The button that takes something off the site, and the question before it does. */
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
