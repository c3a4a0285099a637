import { useTranslations } from "use-intl";
import { classes } from "#app/ui/classes";
import { PostForm } from "#app/ui/fields/form";
import { useHydrated } from "#app/ui/hydrated";
import type { BulkAction } from "./bulk";
import { BulkButton } from "./bulk-button";
import { HiddenFields } from "./row-question";
import { BULK_FORM, chooseAll, leaveOthersOut, useChosen } from "./use-chosen";

/** Ticks all rows of the page, where there is a script. Its place is kept from the beginning: a table that moves is pressed beside what was meant. */
export function ChooseAll() {
  const t = useTranslations("lists");
  const { chosen, all } = useChosen();
  const isThere = useHydrated() && all > 0;
  return (
    <label className={classes("tick-label", !isThere && "invisible noscript:hidden")}>
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
export function BulkBar({ actions, fields = {} }: { actions: readonly BulkAction[]; fields?: Readonly<Record<string, string>> }) {
  const t = useTranslations("lists");
  const { chosen, posted, countFor } = useChosen();
  const isIdle = useHydrated() && chosen === 0;
  return (
    <PostForm id={BULK_FORM} className="bulk-bar" preventScrollReset hidden={isIdle} onKeyDown={pressOwn} onSubmit={leaveOut}>
      {/* Enter in a field presses the first button of a form, which is seldom that of the question it stands in: without a script, none. */}
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

/** Enter in the field of a question presses the button of that question. */
function pressOwn(event: React.KeyboardEvent<HTMLFormElement>) {
  if (event.key !== "Enter" || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.target.closest("dialog")?.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
}
