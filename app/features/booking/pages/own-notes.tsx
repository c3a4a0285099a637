import { useTranslations } from "use-intl";
import { TextAreaField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { useUnsavedWords } from "#app/ui/fields/stored-text-fields";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { OWN_NOTE_MAX_CHARACTERS } from "../limits";

interface OwnNotesProps {
  id: string;
  name: string;
  note: string | null;
  /** What was typed, if it could not be saved. */
  typed?: string;
}

/** The private notes of one side. */
export function OwnNotes({ id, name, note, typed }: OwnNotesProps) {
  const t = useTranslations("booking");
  const unsaved = useUnsavedWords(`note ${id}`, note ?? "");
  return (
    <PostForm className="space-y-3" data-drafts={typed === undefined ? "" : "refused"}>
      <input type="hidden" name="id" value={id} />
      <TextAreaField
        key={note ?? ""}
        name="note"
        label={t("notesTitle")}
        hint={t("notesHint", { name })}
        defaultValue={typed ?? note ?? ""}
        maxLength={OWN_NOTE_MAX_CHARACTERS}
        rows={3}
        {...unsaved}
      />
      <SubmitButton name="intent" value="note" variant="secondary" busyLabel={t("completing")}>
        {t("notesSave")}
      </SubmitButton>
    </PostForm>
  );
}
