import { useTranslations } from "use-intl";
import { sideBySide } from "#app/features/schedule/side-by-side";
import type { DaySpan } from "#app/features/schedule/weekly-hours";
import { classes } from "#app/ui/classes";
import { gridDay } from "./grid-day";
import type { OwnWeek, WeekDay } from "./own-week";
import { useWeekWords } from "./use-week-words";
import { WeekCells } from "./week-cells";
import type { WeekChoice } from "./week-choice";
import { AppointmentMark, BlockedMark, placeOf } from "./week-marks";

interface ColumnProps {
  day: WeekDay;
  week: OwnWeek;
  choice: WeekChoice | null;
  /** The half hour that is the tab stop. */
  focused: string | null;
  isFirst: boolean;
}

/** A day of the week. On a narrow screen one day is shown at a time, selected by its heading. */
export function WeekColumn({ day: whole, week, choice, focused, isFirst }: ColumnProps) {
  const t = useTranslations("advisorProfile");
  const words = useWeekWords();
  const { firstHour, lastHour, days } = week;
  const day = gridDay(whole, week);
  const hours = Array.from({ length: lastHour - firstHour }, (_, index) => firstHour + index);
  const isShown = day.isToday || (isFirst && !days.some(({ isToday }) => isToday));
  const place = (span: DaySpan) => placeOf(span, firstHour);
  return (
    <div className="week-day">
      <label className={classes("week-head", day.isToday && "week-today")}>
        <input
          type="radio"
          name="week-day"
          value={day.date}
          defaultChecked={isShown}
          className="week-pick"
          aria-label={t("calDay", { day: words.day(day.date), count: day.appointments.length })}
        />
        <span>{words.weekday(day.date)}</span> <span className="tabular-nums">{words.dayOfMonth(day.date)}</span>
        {day.appointments.length > 0 && <span className="week-dot" />}
      </label>
      <div className="week-body">
        {hours.map((hour) => (
          <span key={hour} className="week-hour" style={place({ startMinute: hour * 60, endMinute: hour * 60 })} aria-hidden="true">
            {words.clock(hour * 60)}
          </span>
        ))}
        {day.open.map((span) => (
          <span key={span.startMinute} className="week-open" style={place(span)} />
        ))}
        {day.skipped.map((span) => (
          <Skipped key={span.startMinute} style={place(span)} word="calSkipped" />
        ))}
        {day.twice.map((span) => (
          <Skipped key={span.startMinute} style={place(span)} word="calTwice" />
        ))}
        <WeekCells day={day} hours={hours} choice={choice} focused={focused} isFirst={isFirst} />
        {day.busy.map((span) => (
          <Busy key={span.startMinute} span={span} style={place(span)} />
        ))}
        {day.blocked.map((span) => (
          <BlockedMark key={span.startMinute} day={day} span={span} firstHour={firstHour} />
        ))}
        {sideBySide(day.appointments).map((appointment) => (
          <AppointmentMark key={`${appointment.id} ${appointment.startMinute}`} appointment={appointment} firstHour={firstHour} />
        ))}
        {day.pastUntil > 0 && <span className="week-past" style={place({ startMinute: firstHour * 60, endMinute: day.pastUntil })} />}
      </div>
    </div>
  );
}

function Busy({ span: { startMinute, endMinute }, style }: { span: DaySpan; style: React.CSSProperties }) {
  const t = useTranslations("advisorProfile");
  const { clock } = useWeekWords();
  return (
    <span className="week-mark week-busy" style={style} title={t("calBusyAt", { from: clock(startMinute), to: clock(endMinute) })}>
      {t("calBusy")}
    </span>
  );
}

function Skipped({ style, word }: { style: React.CSSProperties; word: "calSkipped" | "calTwice" }) {
  const t = useTranslations("advisorProfile");
  return (
    <span className="week-mark week-clock" style={style}>
      {t(word)}
    </span>
  );
}
