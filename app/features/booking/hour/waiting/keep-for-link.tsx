import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslations } from "use-intl";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { Urgency } from "../../pricing";
import type { ChosenHour } from "../chosen-hour";
import { savesItself } from "./saves-itself";

/** Debounce delay before typed changes are saved. */
const PAUSE_MS = 800;

interface KeepForLinkProps {
  hour: ChosenHour;
  minutes: number;
  urgency: Urgency;
  /** Whether the page's time was just chosen in place of the one that the link asks for. */
  isChosenAnew: boolean;
}

/**
 * Saves changes made while the confirmation email is on its way, so that its link restores them. Saves automatically while the hour is held and once
 * when another time was chosen, or with its button without React; once the hold is over, the button holds the hour anew.
 */
export function KeepForLink({ hour: { hold, waitsFor }, minutes, urgency, isChosenAnew }: KeepForLinkProps) {
  const t = useTranslations("booking");
  const said = useRef<HTMLDivElement>(null);
  const save = useEffectEvent(() => {
    const form = said.current?.closest("form");
    const box = form?.elements.namedItem("note");
    if (!(box instanceof HTMLTextAreaElement)) return;
    if (savesItself(hold, { note: box.value, minutes, urgency }, Date.now())) form?.requestSubmit();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is saved
  useEffect(() => save(), [minutes, urgency]);
  const askForThis = useEffectEvent(() => {
    if (isChosenAnew && waitsFor) said.current?.closest("form")?.requestSubmit();
  });
  useEffect(() => askForThis(), []);
  const kept = hold?.note;
  // biome-ignore lint/correctness/useExhaustiveDependencies: something may have been typed while the previous save was in flight
  useEffect(() => {
    const note = said.current?.closest("form")?.elements.namedItem("note");
    if (!(note instanceof HTMLTextAreaElement)) return;
    let timer: ReturnType<typeof setTimeout>;
    const saveSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => save(), PAUSE_MS);
    };
    const saveNow = () => save();
    saveSoon();
    note.addEventListener("input", saveSoon);
    document.addEventListener("visibilitychange", saveNow);
    return () => {
      clearTimeout(timer);
      note.removeEventListener("input", saveSoon);
      document.removeEventListener("visibilitychange", saveNow);
    };
  }, [kept]);
  return (
    <div ref={said} className="space-y-3">
      {!waitsFor && <p className="text-sm">{t(hold ? "hourLinkKeeps" : "hourHoldOver")}</p>}
      <SubmitButton variant={hold && !waitsFor ? "secondary" : "primary"} busyLabel={t("hourLinkSaving")} className="w-full">
        {t(waitsFor ? "hourAskThis" : hold ? "hourLinkSave" : "hourHoldAgain")}
      </SubmitButton>
    </div>
  );
}
