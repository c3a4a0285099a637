import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { buttonClass } from "#app/ui/button-class";
import { LocalTime } from "#app/ui/text/format";
import { Alert } from "../../alert";
import type { ChosenHour } from "../chosen-hour";
import { type HourSelection, hourPath } from "../hour-selection";
import { addresseeOf, carryNoteToOthers, carryWords } from "./carried-words";
import { HourBlocked } from "./hour-blocked";
import { OtherTime } from "./other-time";

const SHORT = { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;

interface HourTakenProps {
  hour: ChosenHour;
  selection: HourSelection;
  zone: string;
  /** Whether the user has just pressed the button, which is now gone: focus moves to this explanation. */
  isRefusal: boolean;
}

/** Explains why the hour cannot be requested, with the times that are free instead. */
export function HourTaken({ hour, selection, zone, isRefusal }: HourTakenProps) {
  const t = useTranslations("booking");
  const { advisor, others, problem } = hour;
  const { firstName } = advisor;
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRefusal) said.current?.focus();
  }, [isRefusal]);
  if (hour.own)
    return (
      <div className="mt-8 max-w-2xl space-y-6">
        {hour.ownTime ? <OtherRequest hour={hour} time={hour.ownTime} zone={zone} /> : <Alert text="booking.hourOwnRequest" tone="brass" />}
        <p className="flex flex-wrap gap-3">
          <ButtonLink to={`/consultations/${hour.own}`}>{t("hourOwnRequestOpen")}</ButtonLink>
          <OtherTime hour={hour} selection={selection} zone={zone} className={buttonClass("secondary")} />
        </p>
      </div>
    );
  if (problem === "blockedByYou") return <HourBlocked hour={hour} selection={selection} />;
  return (
    <div ref={said} tabIndex={-1} className="mt-8 max-w-2xl space-y-6">
      <Alert text={`booking.${problem ?? "advisorUnavailable"}`} tone="brass" />
      <FreeTimes hour={hour} selection={selection} />
      {others.length === 0 && <p>{problem === "ownAdvisory" ? t("hourOwnText") : t("hourGoneText", { firstName })}</p>}
      <p className="flex flex-wrap gap-3">
        <OtherTime hour={hour} selection={selection} zone={zone} className={buttonClass(others.length > 0 ? "secondary" : "primary")} />
        {problem === "advisorUnavailable" && (
          <ButtonLink to="/find-advisor" onClick={carryNoteToOthers} variant="secondary">
            {t("findOthers")}
          </ButtonLink>
        )}
      </p>
    </div>
  );
}

/** Says that the viewer's request is for another time than the one in the address, and whether that one is still free. */
function OtherRequest({ hour: { advisor, problem }, time, zone }: { hour: ChosenHour; time: string; zone: string }) {
  const t = useTranslations("booking");
  const at = () => <LocalTime key="time" at={time} zone={zone || advisor.timezone} options={SHORT} className="font-semibold" />;
  return (
    <>
      {problem && <Alert text={`booking.${problem}`} tone="brass" />}
      <p>{t.rich("hourOwnRequestOther", { time: at })}</p>
    </>
  );
}

/** Free times, each a link to the same page for that time. */
function FreeTimes({ hour, selection }: { hour: ChosenHour; selection: HourSelection }) {
  const { advisor, others } = hour;
  const t = useTranslations("booking");
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others">
      <h2 id="others" className="text-xl">
        {t("hourOthers")}
      </h2>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {others.map((time) => (
          <li key={time}>
            <Link
              to={hourPath(advisor.slug, { ...selection, time, hold: "" })}
              onClick={() => carryWords(addresseeOf(hour))}
              className="flex min-h-11 items-center rounded border border-edge bg-surface px-4 hover:border-sage"
            >
              <LocalTime at={time} zone={advisor.timezone} options={SHORT} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
