import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { Urgency } from "../../pricing";
import type { ChosenHour } from "../chosen-hour";

/** Debounce delay before typed changes are saved. */
const PAUSE_MS = 800;

interface KeepForLinkProps {
  hour: ChosenHour;
  minutes: number;
  urgency: Urgency;
}

/** Saves changes made while the confirmation email is on its way, so that its link restores them. Saves automatically, or with its button without React. */
export function KeepForLink({ hour: { hold }, minutes, urgency }: KeepForLinkProps) {
  const t = useTranslations("booking");
  const said = useRef<HTMLDivElement>(null);
  const kept = hold?.note ?? "";
  const isChanged = hold !== null && (hold.minutes !== minutes || hold.urgency !== urgency);
  useEffect(() => {
    if (isChanged) said.current?.closest("form")?.requestSubmit();
  }, [isChanged]);
  useEffect(() => {
    const form = said.current?.closest("form");
    const note = form?.elements.namedItem("note");
    if (!(note instanceof HTMLTextAreaElement)) return;
    let timer: ReturnType<typeof setTimeout>;
    const save = () => note.value !== kept && form?.requestSubmit();
    const saveSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(save, PAUSE_MS);
    };
    // Something was typed while the previous save was in flight.
    if (note.value !== kept) saveSoon();
    note.addEventListener("input", saveSoon);
    document.addEventListener("visibilitychange", save);
    return () => {
      clearTimeout(timer);
      note.removeEventListener("input", saveSoon);
      document.removeEventListener("visibilitychange", save);
    };
  }, [kept]);
  return (
    <div ref={said} className="space-y-3">
      <p className="text-sm">{t("hourLinkKeeps")}</p>
      <SubmitButton variant="secondary" busyLabel={t("hourLinkSaving")} className="w-full">
        {t("hourLinkSave")}
      </SubmitButton>
    </div>
  );
}
