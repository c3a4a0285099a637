import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { useHydrated } from "#app/ui/hydrated";
import { CloseWhenAnswered } from "#app/ui/overlays/confirm-dialog";
import { Dialog } from "#app/ui/overlays/dialog";
import { commandDialog } from "#app/ui/overlays/invoker";
import type { BulkAction } from "./bulk";

/** The form that the tick boxes of a table belong to, wherever they stand. */
export const BULK_FORM = "chosen-rows";

/** Ticks all rows of the page, where there is a script. */
export function ChooseAll() {
  const t = useTranslations("lists");
  const { chosen, all } = useChosen();
  if (!useHydrated()) return null;
  return (
    <label className="tick-label">
      <input
        type="checkbox"
        className="checkbox"
        checked={chosen > 0 && chosen === all}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < all;
        }}
        onChange={(event) => chooseAll(event.currentTarget.checked)}
      />
      {t("chooseAll")}
    </label>
  );
}

/** What is done about the rows that are ticked, at the foot of the window while there are some. Without a script it stands below the table. */
export function BulkBar({ actions }: { actions: readonly BulkAction[] }) {
  const t = useTranslations("lists");
  const { chosen } = useChosen();
  const isIdle = useHydrated() && chosen === 0;
  return (
    <PostForm id={BULK_FORM} className="bulk-bar" preventScrollReset hidden={isIdle}>
      <span role="status" className="tabular-nums">
        {chosen > 0 && t("chosen", { count: chosen })}
      </span>
      <div className="flex flex-wrap gap-3">
        {actions.map((action) => (
          <BulkButton key={action.intent} action={action} />
        ))}
      </div>
    </PostForm>
  );
}

function BulkButton({ action: { intent, label, question, children } }: { action: BulkAction }) {
  const t = useTranslations("ui");
  const words = useTranslations("admin");
  if (!question)
    return (
      <SubmitButton variant="secondary" size="small" name="intent" value={intent} busyLabel={words("saving")}>
        {label}
      </SubmitButton>
    );
  const id = `${intent}-chosen`;
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
      <CloseWhenAnswered />
      {children}
      <div className="dialog-actions">
        <Button variant="secondary" commandfor={id} command="close" onClick={() => commandDialog(id, "close")}>
          {t("cancel")}
        </Button>
        <SubmitButton variant={question.tone ?? "danger"} name="intent" value={intent} busyLabel={words("saving")}>
          {label}
        </SubmitButton>
      </div>
    </Dialog>
  );
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`input[type=checkbox][form=${BULK_FORM}]`)];

function chooseAll(isChosen: boolean) {
  for (const box of boxes()) box.checked = isChosen;
  boxes()[0]?.dispatchEvent(new Event("change", { bubbles: true }));
}

/** How many rows are ticked, of how many. After each answer, what it says is ticked is. */
function useChosen() {
  const [count, setCount] = useState({ chosen: 0, all: 0 });
  const { key } = useLocation();
  const last = useRef(key);
  useEffect(() => {
    const update = () => setCount({ chosen: boxes().filter((box) => box.checked).length, all: boxes().length });
    if (last.current !== key) for (const box of boxes()) box.checked = box.defaultChecked;
    last.current = key;
    update();
    const onChange = (event: Event) => event.target instanceof HTMLInputElement && event.target.form?.id === BULK_FORM && update();
    document.addEventListener("change", onChange);
    return () => document.removeEventListener("change", onChange);
  }, [key]);
  return count;
}
