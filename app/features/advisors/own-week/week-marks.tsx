import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { Beside } from "#app/features/schedule/side-by-side";
import type { DaySpan } from "#app/features/schedule/weekly-hours";
import { classes } from "#app/ui/classes";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { wallText } from "./blocked-hours";
import type { WeekDay } from "./own-week";
import { useWeekWords } from "./use-week-words";

/** Position of a span in its day's column, in hours from the top. */
export const placeOf = ({ startMinute, endMinute }: DaySpan, firstHour: number) =>
  ({ "--at": startMinute / 60 - firstHour, "--for": (endMinute - startMinute) / 60 }) as React.CSSProperties;

interface MarkProps {
  firstHour: number;
}

/** Blocked hours; a click reopens them. */
export function BlockedMark({ day, span, firstHour }: MarkProps & { day: WeekDay; span: DaySpan }) {
  const t = useTranslations("advisorProfile");
  const words = useWeekWords();
  const { startMinute, endMinute } = span;
  const values = { day: words.day(day.date), from: words.clock(startMinute), to: words.clock(endMinute) };
  if (endMinute <= day.pastUntil)
    return (
      <span className="week-mark week-blocked" style={placeOf(span, firstHour)}>
        {t("calBlocked")}
      </span>
    );
  return (
    <PostForm className="week-mark week-blocked" style={placeOf(span, firstHour)} preventScrollReset>
      <input type="hidden" name="from" value={wallText(day.date, startMinute)} />
      <input type="hidden" name="to" value={wallText(day.date, endMinute)} />
      <SubmitButton
        variant="quiet"
        size="small"
        name="intent"
        value="cal-open"
        aria-label={t("calOpenAgain", values)}
        className="week-reopen"
      >
        {t("calBlocked")}
      </SubmitButton>
    </PostForm>
  );
}

/** A session or a request, with a link to its page. */
export function AppointmentMark({ appointment, firstHour }: MarkProps & { appointment: Beside<WeekDay["appointments"][number]> }) {
  const t = useTranslations("advisorProfile");
  const words = useWeekWords();
  const { id, kind, name, isProposed, startMinute, endMinute, column, columns } = appointment;
  const says = isProposed ? "calProposed" : kind === "request" ? "calRequest" : "calSession";
  return (
    <Link
      to={`/consultations/${id}`}
      prefetch="intent"
      draggable={false}
      className={classes(
        "week-mark week-session",
        (kind === "request" || isProposed) && "week-request",
        endMinute - startMinute < 60 && "week-short",
      )}
      style={{ ...placeOf(appointment, firstHour), "--column": column, "--columns": columns } as React.CSSProperties}
      // A column is narrower than most names.
      title={t(says, { name })}
    >
      <span className="tabular-nums">{words.clock(startMinute)}</span> {t(says, { name })}
    </Link>
  );
}
