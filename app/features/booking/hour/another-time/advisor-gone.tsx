import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { type Alert, FormAlert } from "#app/features/accounts/form-alert";
import { ButtonLink } from "#app/ui/button";
import type { ChosenHour } from "../chosen-hour";
import { HourHeading } from "../hour-heading";
import type { HourSelection } from "../hour-selection";
import { carryNoteToOthers } from "./carried-words";
import { TypedSoFar } from "./typed-so-far";

/** Message key of a request that was refused because its advisor left the directory, or has no offered topic left, after the page was opened. */
export const ADVISOR_GONE = "booking.advisorGone";

/** Whether that was just answered. */
export const isGoneAnswer = (alert: Alert | null | undefined) => Boolean(alert && "key" in alert && alert.key === ADVISOR_GONE);

/** Whether the page can only say so: after such an answer, also where its own data are older. */
export const isAdvisorGone = (hour: ChosenHour, alert: Alert | null | undefined) => hour.problem === "advisorGone" || isGoneAnswer(alert);

interface AdvisorGoneProps {
  hour: ChosenHour;
  zone: string;
  selection: HourSelection;
  values: Record<string, string | undefined> | undefined;
}

/** The page of an hour whose advisor nobody can book at present: it says so, leads to others and shows what was written. */
export function AdvisorGone({ hour, zone, selection, values }: AdvisorGoneProps) {
  const t = useTranslations("booking");
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => said.current?.focus(), []);
  const { firstName } = hour.advisor;
  const shown = { ...hour, problem: "advisorGone" } as const;
  return (
    <div className="mx-auto w-full max-w-column px-5 pt-6 pb-20 sm:px-8 md:pt-10">
      <HourHeading hour={shown} zone={zone} selection={selection} />
      <div ref={said} tabIndex={-1} className="mt-8 max-w-2xl space-y-6">
        <FormAlert alert={{ key: ADVISOR_GONE, values: { firstName } }} />
        <ButtonLink to="/find-advisor" onClick={carryNoteToOthers}>
          {t("findOthers")}
        </ButtonLink>
      </div>
      <TypedSoFar hour={shown} values={values} />
    </div>
  );
}
