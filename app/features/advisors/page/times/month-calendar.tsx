import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Icon } from "#app/ui/icon";
import { useFormatter } from "#app/ui/text/formats";
import { type DayKey, weeksOf } from "./calendar-days";
import { OtherChoices } from "./times-choice";

const UTC = { timeZone: "UTC" } as const;
/** A Monday, from which the names of the weekdays are told. */
const MONDAY = Date.UTC(2024, 0, 1);
const dateOf = (day: DayKey) => new Date(`${day}T12:00Z`);

interface MonthCalendarProps {
  month: string;
  /** Those that can be turned to. */
  months: readonly string[];
  chosen: DayKey;
  /** The first free day: the weeks before it are over, or full, and take no room. */
  from: DayKey;
  /** How many times are free on a day. */
  countOf: (day: DayKey) => number;
}

/** A month with its free days, each a button that says its date and how many times it has. Works as a form before and without React. */
export function MonthCalendar({ month, months, chosen, from, countOf }: MonthCalendarProps) {
  const t = useTranslations("advisors");
  const format = useFormatter();
  const title = format.dateTime(dateOf(`${month}-15`), { month: "long", year: "numeric", ...UTC });
  const place = months.indexOf(month);
  return (
    <Form method="get" action="#times" replace preventScrollReset className="max-w-96">
      <OtherChoices but={["day", "month"]} />
      <div className="mb-2 flex items-center justify-between">
        <p className="font-semibold" aria-live="polite">
          {title}
        </p>
        <div className="flex gap-1">
          <TurnButton month={months[place - 1]} icon="chevron-left" label={t("monthBefore")} />
          <TurnButton month={months[place + 1]} icon="chevron-right" label={t("monthAfter")} />
        </div>
      </div>
      <table className="w-full table-fixed border-collapse text-center tabular-nums">
        <caption className="sr-only">{t("calendarOf", { month: title })}</caption>
        <thead>
          <tr>
            {weekdays().map((date) => (
              <th key={date.toISOString()} scope="col" className="pb-1 text-sm font-normal text-soft">
                <abbr title={format.dateTime(date, { weekday: "long", ...UTC })} className="no-underline">
                  {format.dateTime(date, { weekday: "short", ...UTC })}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, from).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, weekday) => (
                <td key={day ?? weekday} className="p-0.5">
                  {day && <Day day={day} count={countOf(day)} isChosen={day === chosen} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Form>
  );
}

const weekdays = () => Array.from({ length: 7 }, (_, index) => new Date(MONDAY + index * 86_400_000));

function Day({ day, count, isChosen }: { day: DayKey; count: number; isChosen: boolean }) {
  const t = useTranslations("advisors");
  const format = useFormatter();
  const number = Number(day.slice(-2));
  if (count === 0) return <span className="grid min-h-11 place-items-center text-soft">{number}</span>;
  const date = format.dateTime(dateOf(day), { weekday: "long", day: "numeric", month: "long", ...UTC });
  const look = isChosen ? "border-sage bg-sage text-on-sage" : "border-transparent bg-sage-wash text-sage-ink hover:border-sage";
  return (
    <button
      type="submit"
      name="day"
      value={day}
      aria-pressed={isChosen}
      aria-label={t("freeDay", { date, count })}
      className={`grid min-h-11 w-full place-items-center rounded border font-semibold ${look}`}
    >
      {number}
    </button>
  );
}

function TurnButton({ month, icon, label }: { month: string | undefined; icon: "chevron-left" | "chevron-right"; label: string }) {
  return (
    <button
      type="submit"
      name="month"
      value={month ?? ""}
      disabled={!month}
      aria-label={label}
      className="grid size-11 place-items-center rounded border border-transparent hover:border-line disabled:opacity-35"
    >
      <Icon name={icon} />
    </button>
  );
}
