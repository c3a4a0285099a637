import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { TextAreaField } from "#app/ui/fields/field";
import { readStoredText, storeText, takeWords } from "#app/ui/fields/stored-text";
import { useStoredText } from "#app/ui/fields/stored-text-fields";
import { askWindows } from "#app/ui/fields/words-between-windows";
import { NOTE_MAX_CHARACTERS } from "../limits";
import { addresseeOf, useCarriedWords } from "./another-time/carried-words";
import type { ChosenHour } from "./chosen-hour";

function write(area: HTMLTextAreaElement, words: string) {
  area.value = words;
  area.dispatchEvent(new Event("input", { bubbles: true }));
}

/** The note. A draft survives a reload and returns with the held hour; it starts with words said to the assistant or noted for an hour that fell through. */
export function NoteField({ hour, given }: { hour: ChosenHour; given: string | undefined }) {
  const { advisor, time, hold, hasLostNote, earlierNote } = hour;
  const t = useTranslations("booking");
  const addressee = addresseeOf(hour);
  const name = `hour ${addressee} ${time}`;
  const begun = given ? "" : earlierNote;
  useCarriedWords(addressee, time);
  // Runs before useStoredText fills the box with the stored text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box is there by then
  useEffect(() => {
    const said = takeWords(`hour ${advisor.slug}`).slice(0, NOTE_MAX_CHARACTERS);
    const draft = readStoredText(name);
    if (!given && said && !draft) storeText(name, said);
    const area = kept.ref.current;
    if (area && draft && begun && area.value === begun) write(area, draft);
  }, [advisor.slug, name, given, begun]);
  const kept = useStoredText(name, given);
  useEffect(
    () =>
      askWindows(`hour ${advisor.slug}`, (words) => {
        const area = kept.ref.current;
        if (area?.value === "") write(area, words.slice(0, NOTE_MAX_CHARACTERS));
      }),
    [advisor.slug, kept.ref],
  );
  return (
    <TextAreaField
      {...kept}
      name="note"
      label={t("note")}
      hint={hold?.isElsewhere || hasLostNote ? t("noteElsewhere") : t("hourNoteHint", { firstName: advisor.firstName })}
      defaultValue={given || begun}
      maxLength={NOTE_MAX_CHARACTERS}
      rows={4}
      optional
    />
  );
}
