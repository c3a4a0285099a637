import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { ZoneField } from "#app/features/schedule/zone-field";
import { Button } from "#app/ui/button";
import { RadioField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { RadioGroup } from "#app/ui/fields/radio-group";
import { ReasonField } from "#app/ui/fields/reason-field";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { useHydrated } from "#app/ui/hydrated";
import { CloseWhenAnswered } from "#app/ui/overlays/close-when-answered";
import { Dialog } from "#app/ui/overlays/dialog";
import { useFreshFields } from "#app/ui/overlays/fresh-fields";
import { Alert } from "../alert";
import { REASON_MAX_CHARACTERS } from "../limits";
import type { ActionProblem } from "./actions";
import { usePersistentDialog } from "./persistent-dialog";
import { Moment } from "./start-time-display";
import { WrittenTime } from "./times/written-time";

/** Id of the button; a URL with this hash opens its dialog. */
export const OTHER_TIME = "other-time";
const DIALOG = "other-time-dialog";

interface OtherTimeButtonProps {
  id: string;
  requestKey: string;
  intent: "counter" | "reschedule";
  label: string;
  title: string;
  text: string;
  sendLabel: string;
  zone: string;
  /** Times to choose from, besides typing one. */
  freeTimes?: React.ReactNode;
  /** Whether only these can be requested: there is no text field once React shows them all. */
  isOnlyFree?: boolean;
  problem?: ActionProblem | null;
  /** Warning that a chosen time is at night for one side. */
  unusual?: React.ReactNode;
}

/** Proposes another time: one of the free ones, or a typed one. */
export function OtherTimeButton({
  id,
  requestKey,
  intent,
  label,
  title,
  text,
  sendLabel,
  zone,
  freeTimes,
  isOnlyFree = false,
  problem,
  unusual,
}: OtherTimeButtonProps) {
  const t = useTranslations("booking");
  const { hash } = useLocation();
  const [fresh, beginAnew] = useFreshFields();
  const { onOpenChange, over } = usePersistentDialog();
  useEffect(() => {
    const dialog = document.getElementById(DIALOG);
    if (hash === `#${OTHER_TIME}` && dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  }, [hash]);
  const own = problem?.intent === intent ? problem : null;
  const refusal = useRef<HTMLDivElement>(null);
  // On a phone the list of times is longer than the screen, with the error above it.
  useEffect(() => {
    if (own) refusal.current?.scrollIntoView({ block: "nearest" });
  }, [own]);
  const isHydrated = useHydrated();
  const isChosen = isHydrated && isOnlyFree && Boolean(freeTimes);
  const meant = own?.times ?? [];
  return (
    <Dialog
      id={DIALOG}
      onOpenChange={onOpenChange}
      trigger={
        <Button id={OTHER_TIME} variant="secondary">
          {label}
        </Button>
      }
      title={title}
      description={over ? over.what : text}
      width={freeTimes && meant.length === 0 ? "wide" : "narrow"}
    >
      <PostForm key={fresh} className="space-y-5">
        <CloseWhenAnswered staysWhenRefused onDone={beginAnew} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="key" value={requestKey} />
        {!zone && <ZoneField />}
        {over && <Alert tone="brass" text="booking.wrongState" />}
        {own && !over && (
          <div ref={refusal}>
            <Alert text={own.text} />
          </div>
        )}
        {meant.length === 0 && !over && freeTimes}
        {meant.length > 0 && !over && (
          <RadioGroup name="chosen_time" legend={t("freeTimes")}>
            <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
              {meant.map((time) => (
                <RadioField key={time} id={`${id}-${time}`} name="chosen_time" value={time} label={<Moment at={time} zone={zone} />} />
              ))}
            </div>
          </RadioGroup>
        )}
        {!isChosen && !over && <WrittenTime zone={zone} isFolded={isHydrated && Boolean(freeTimes) && meant.length === 0} />}
        {!over && <ReasonField kept={`${intent} ${id}`} label={t("whyOtherTime")} maxLength={REASON_MAX_CHARACTERS} rows={2} />}
        <div className="dialog-actions">
          {/* Beside the button, which stays in sight: the list of times is longer than a phone. */}
          {!over && unusual}
          {!over && (
            <SubmitButton name="intent" value={intent} busyLabel={t("sending")}>
              {sendLabel}
            </SubmitButton>
          )}
        </div>
      </PostForm>
    </Dialog>
  );
}
