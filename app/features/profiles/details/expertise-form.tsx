import { useState } from "react";
import { useTranslations } from "use-intl";
import type { SavedFormAnswer } from "#app/features/autosave/saved-form";
import { useNames } from "#app/languages/names";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { FieldErrors, MessageKey } from "#app/ui/text/message-key";
import { NAME_MAX_CHARACTERS } from "../limits";
import { Panel } from "../panel";
import { AreaButtons, useAreaChange } from "./area-buttons";
import { areaSchema, expertiseChoices, isOwnArea, isSameArea, withArea, withoutArea } from "./expertise";

interface ExpertiseFormProps {
  areas: readonly string[];
  answer: SavedFormAnswer | null;
}

/** The fifty areas and the person's own, as toggle buttons that also work without JavaScript. */
export function ExpertiseForm({ areas, answer }: ExpertiseFormProps) {
  const t = useTranslations("profiles");
  const [chosen, setChosen] = useState<readonly string[]>(areas);
  const change = useAreaChange({
    action: "/profile",
    intent: "area",
    saved: "profiles.updated",
    failed: "profiles.updateFailed",
    show: (area, isThere) =>
      setChosen((now) => {
        const changed = isThere ? withArea(now, area) : { ok: true as const, areas: withoutArea(now, area) };
        return changed.ok ? changed.areas : now;
      }),
  });
  const own = [...new Set([...areas, ...chosen])].filter(isOwnArea);
  return (
    <Panel id="expertise" title={t("expertise")} text={t("expertiseText")}>
      <PostForm
        action="/profile"
        onSubmit={(event) => {
          event.preventDefault();
          const { name, value } = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
          change(value, name === "add");
        }}
      >
        <input type="hidden" name="intent" value="area" />
        <p className="text-sm text-soft" aria-live="polite">
          {t("expertiseCount", { count: chosen.length })}
        </p>
        <AreaButtons areas={expertiseChoices()} chosen={chosen} />
        {own.length > 0 && (
          <>
            <h3 className="mt-6 font-sans text-sm font-semibold">{t("ownAreas")}</h3>
            <AreaButtons areas={own} chosen={chosen} />
          </>
        )}
      </PostForm>
      <AddArea chosen={chosen} change={change} answer={answer} />
    </Panel>
  );
}

interface AddAreaProps {
  chosen: readonly string[];
  change: (area: string, isWanted: boolean) => void;
  answer: SavedFormAnswer | null;
}

function AddArea({ chosen, change, answer }: AddAreaProps) {
  const t = useTranslations("profiles");
  const named = useNames();
  const [refused, setRefused] = useState<string>();
  const errors: FieldErrors = refused ? { add: refused as MessageKey } : ((answer?.errors ?? {}) as FieldErrors);

  function handleSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = String(new FormData(form).get("add") ?? "");
    const read = areaSchema.safeParse(typed);
    const meant = read.success ? (expertiseChoices().find((name) => isSameArea(named(name), read.data)) ?? read.data) : "";
    const added = read.success ? withArea(chosen, meant) : null;
    setRefused(read.success ? (added?.ok === false ? added.reason : undefined) : read.error.issues[0]?.message);
    if (!read.success || !added?.ok) return;
    form.reset();
    if (read.data !== "" && added.areas.length > chosen.length) change(added.areas.at(-1) ?? "", true);
  }

  return (
    <PostForm action="/profile" errors={errors} className="mt-6 flex max-w-md flex-wrap items-end gap-3" onSubmit={handleSubmit}>
      <input type="hidden" name="intent" value="area" />
      <TextField
        name="add"
        label={t("addArea")}
        maxLength={NAME_MAX_CHARACTERS}
        autoComplete="off"
        className="grow basis-48"
        defaultValue={answer?.entered?.add}
      />
      <SubmitButton variant="secondary" className="shrink-0 whitespace-nowrap">
        {t("addAreaButton")}
      </SubmitButton>
    </PostForm>
  );
}
