import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { Icon } from "#app/ui/icon";
import { commandDialog } from "#app/ui/overlays/invoker";
import { closePopover, closeWhenLeft, moveInMenu } from "#app/ui/overlays/menu";
import { questionId, type RowAction } from "./row-action";
import { HiddenFields, RowQuestion } from "./row-question";

interface ActionsProps {
  /** Id of the row. */
  row: string;
  actions: readonly RowAction[];
}

/** Actions as a row of buttons, for the page of a single item. */
export function ActionButtons({ row, actions }: ActionsProps) {
  const words = useTranslations("admin");
  return actions.map((action) =>
    action.question ? (
      <RowQuestion
        key={action.intent}
        action={action}
        row={row}
        trigger={
          <Button variant={action.variant ?? "secondary"} size="small" aria-label={action.named}>
            {action.label}
          </Button>
        }
      />
    ) : (
      <PostForm key={action.intent} preventScrollReset>
        <HiddenFields fields={action.fields} />
        <SubmitButton
          variant={action.variant ?? "secondary"}
          size="small"
          name="intent"
          value={action.intent}
          busyLabel={words("saving")}
          aria-label={action.named}
        >
          {action.label}
        </SubmitButton>
      </PostForm>
    ),
  );
}

/** Actions as a menu at the end of a table row; the browser opens it, the arrow keys move through it. */
export function RowMenu({ row, name, actions }: ActionsProps & { name: string }) {
  const t = useTranslations("lists");
  if (actions.length === 0) return null;
  const menu = `menu-${row}`;
  return (
    <>
      <button type="button" popoverTarget={menu} className="row-menu-button" aria-label={t("actionsFor", { name })} onKeyDown={moveInMenu}>
        <Icon name="more" className="text-xl" />
      </button>
      <fieldset id={menu} popover="auto" className="drop row-menu" onKeyDown={moveInMenu} onBlur={closeWhenLeft}>
        <legend className="sr-only">{t("actionsFor", { name })}</legend>
        {actions.map((action) =>
          action.question ? (
            <button
              key={action.intent}
              type="button"
              className="menu-link"
              aria-label={action.named}
              aria-haspopup="dialog"
              commandfor={questionId(action.intent, row)}
              command="show-modal"
              onClick={() => {
                // Return focus to the menu button first, so that the dialog gives it back there when it closes.
                closePopover(menu);
                commandDialog(questionId(action.intent, row), "show-modal");
              }}
            >
              {action.label}
            </button>
          ) : (
            <PostForm key={action.intent} preventScrollReset onSubmit={() => closePopover(menu)}>
              <HiddenFields fields={action.fields} />
              <button type="submit" name="intent" value={action.intent} className="menu-link" aria-label={action.named}>
                {action.label}
              </button>
            </PostForm>
          ),
        )}
      </fieldset>
      {actions.map((action) => action.question && <RowQuestion key={action.intent} action={action} row={row} />)}
    </>
  );
}
