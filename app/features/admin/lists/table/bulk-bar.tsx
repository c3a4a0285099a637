import { useTranslations } from "use-intl";
import { PostForm } from "#app/ui/fields/form";
import { useHydrated } from "#app/ui/hydrated";
import type { BulkAction } from "./bulk";
import { BulkButton } from "./bulk-button";
import { HiddenFields } from "./row-question";
import { BULK_FORM, chooseAll, leaveOthersOut, useChosen } from "./use-chosen";

/** Checkbox that selects all rows of the page; needs JavaScript. A press before React has loaded is held and replayed. */
export function ChooseAll({ form }: { form?: string }) {
  const t = useTranslations("lists");
  const { chosen, all } = useChosen(form);
  return (
    <label className="tick-label noscript:hidden">
      <input
        type="checkbox"
        data-replay=""
        className="checkbox"
        checked={chosen > 0 && chosen === all}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < all;
        }}
        onChange={(event) => chooseAll(event.currentTarget.checked, form)}
      />
      {t("chooseAll")}
    </label>
  );
}

/** Bulk actions on the selected rows, at the bottom of the window while any are selected. Without JavaScript, below the table. */
export function BulkBar({ actions, fields = {} }: { actions: readonly BulkAction[]; fields?: Readonly<Record<string, string>> }) {
  const t = useTranslations("lists");
  const { chosen, posted, countFor } = useChosen();
  const isIdle = useHydrated() && chosen === 0;
  return (
    <PostForm id={BULK_FORM} className="bulk-bar" preventScrollReset hidden={isIdle} onKeyDown={pressOwn} onSubmit={leaveOut}>
      {/* Enter in a field would submit the form's first button, rarely the one of the open dialog: without JavaScript, no button. */}
      <button type="submit" disabled hidden />
      <HiddenFields fields={fields} />
      <span role="status" className="tabular-nums">
        {chosen > 0 && t("chosen", { count: chosen })}
      </span>
      <div className="flex flex-wrap gap-3">
        {actions.map((action) => (
          <BulkButton key={action.intent} action={action} chosen={chosen} count={countFor(action.intent)} posted={posted} />
        ))}
      </div>
    </PostForm>
  );
}

function leaveOut({ nativeEvent }: React.SubmitEvent<HTMLFormElement>) {
  if (nativeEvent.submitter instanceof HTMLButtonElement) leaveOthersOut(nativeEvent.submitter.value);
}

/** Makes Enter in a dialog's field submit that dialog's button. */
function pressOwn(event: React.KeyboardEvent<HTMLFormElement>) {
  if (event.key !== "Enter" || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.target.closest("dialog")?.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
}
