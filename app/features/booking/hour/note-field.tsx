import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { TextAreaField } from "#app/ui/fields/field";
import { useKeptWords } from "#app/ui/fields/kept-boxes";
import { keepWords, readKept, takeWords } from "#app/ui/fields/kept-words";
import { MOST_NOTE_CHARACTERS } from "../limits";
import { useCarriedWords } from "./another-time/carried-words";
import type { ChosenHour } from "./chosen-hour";

/** What is half written stays through a reload, and comes back with the hour that is held; what was said to the assistant begins it. */
export function NoteField({ hour: { advisor, time, hold }, given }: { hour: ChosenHour; given: string | undefined }) {
  const t = useTranslations("booking");
  useCarriedWords(advisor.slug, time);
  // Before the box is given what is kept for it.
  useEffect(() => {
    const said = takeWords(`hour ${advisor.slug}`).slice(0, MOST_NOTE_CHARACTERS);
    if (!given && said && !readKept(`hour ${advisor.slug} ${time}`)) keepWords(`hour ${advisor.slug} ${time}`, said);
  }, [advisor.slug, time, given]);
  const kept = useKeptWords(`hour ${advisor.slug} ${time}`, given);
  return (
    <TextAreaField
      {...kept}
      name="note"
      label={t("note")}
      hint={hold?.isElsewhere ? t("noteElsewhere") : t("hourNoteHint", { firstName: advisor.firstName })}
      defaultValue={given}
      maxLength={MOST_NOTE_CHARACTERS}
      rows={4}
      optional
    />
  );
}
