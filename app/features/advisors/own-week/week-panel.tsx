import { useRef } from "react";
import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { PhoneFold } from "#app/ui/phone-fold";
import type { FieldErrors } from "#app/ui/text/message-key";
import { useZoneNames } from "#app/ui/text/use-zone-names";
import type { OwnWeek } from "./own-week";
import type { WeekAnswer } from "./week-answer";
import { WeekGrid } from "./week-grid";
import { WeekStatus } from "./week-status";

interface WeekPanelProps {
  week: OwnWeek;
  answer: WeekAnswer | undefined;
}

/** The advisor's calendar by week, for blocking time: by dragging, by keyboard, or with the form that works without scripts. */
export function WeekPanel({ week, answer }: WeekPanelProps) {
  const t = useTranslations("advisorProfile");
  const { zoneInWords } = useZoneNames();
  const form = useRef<HTMLDivElement>(null);
  const submitChosen = (from: string, to: string) => {
    const fields = form.current?.querySelector("form");
    if (!fields) return;
    for (const [name, value] of Object.entries({ from, to })) (fields.elements.namedItem(name) as HTMLInputElement).value = value;
    fields.requestSubmit();
  };
  return (
    <section id="calendar" aria-labelledby="calendar-title" className="border-t border-line py-10">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="calendar-title" className="text-xl">
            {t("calTitle")}
          </h2>
          <p className="mt-1 max-w-measure text-sm text-soft">{t("calText", { zone: zoneInWords(week.zone) })}</p>
        </div>
        <WeekLinks week={week} />
      </div>
      <WeekGrid key={week.monday} week={week} onChosen={submitChosen} undone={answer?.done === "undone" ? answer : null} />
      <WeekStatus answer={answer} />
      <div ref={form} className="mt-4">
        <PhoneFold label={t("calForm")} isOpen={!!answer?.errors || undefined}>
          <PostForm
            key={answer?.undo ?? answer?.done ?? week.monday}
            // Stay on this week to show what was blocked, even if nothing in it is open any more.
            action={weekPath(week.monday)}
            errors={answer?.errors as FieldErrors}
            preventScrollReset
            className="flex flex-wrap items-end gap-4"
          >
            <input type="hidden" name="intent" value="cal-block" />
            <TextField
              name="from"
              type="datetime-local"
              min={week.nowWall}
              label={t("calFrom")}
              defaultValue={answer?.entered?.from}
              className="min-w-0 grow sm:grow-0"
            />
            <TextField
              name="to"
              type="datetime-local"
              min={week.nowWall}
              label={t("calTo")}
              defaultValue={answer?.entered?.to}
              className="min-w-0 grow sm:grow-0"
            />
            <SubmitButton variant="secondary" busyLabel={t("calBlocking")}>
              {t("calBlock")}
            </SubmitButton>
          </PostForm>
        </PhoneFold>
      </div>
    </section>
  );
}

const weekPath = (monday: string) => `/advisor-profile/availability?week=${monday}`;

function WeekLinks({ week: { thisWeek, before, after } }: Pick<WeekPanelProps, "week">) {
  const t = useTranslations("advisorProfile");
  const to = (monday: string) => `${weekPath(monday)}#calendar`;
  return (
    <p className="flex flex-wrap gap-2">
      {before && (
        <ButtonLink to={to(before)} variant="secondary" size="small" preventScrollReset>
          {t("calBefore")}
        </ButtonLink>
      )}
      {thisWeek && (
        <ButtonLink to={to(thisWeek)} variant="secondary" size="small" preventScrollReset>
          {t("calThis")}
        </ButtonLink>
      )}
      {after && (
        <ButtonLink to={to(after)} variant="secondary" size="small" preventScrollReset>
          {t("calAfter")}
        </ButtonLink>
      )}
    </p>
  );
}
