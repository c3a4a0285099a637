import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { Urgency } from "../../pricing";
import type { ChosenHour } from "../chosen-hour";

/** How long nothing is typed before what is there is saved. */
const PAUSE_MS = 800;

interface KeepForLinkProps {
  hour: ChosenHour;
  minutes: number;
  urgency: Urgency;
}

/** While the mail is on its way: what is changed here is what its link comes back to. It saves itself; before React there is the button. */
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
    // What was typed while the last of it was on its way.
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
