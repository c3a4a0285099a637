import { useEffect, useRef, useState } from "react";
import { Form, useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { useHydrated } from "#app/ui/hydrated";
import { Icon } from "#app/ui/icon";
import { useFormatter } from "#app/ui/text/formats";
import { type DayKey, monthOf, weeksOf } from "./calendar-days";
import { dayByKey } from "./calendar-keys";
import { DAY_TIMES, OtherChoices } from "./times-choice";

const UTC = { timeZone: "UTC" } as const;
/** A Monday, used to get the weekday names. */
const MONDAY = Date.UTC(2024, 0, 1);
const dateOf = (day: DayKey) => new Date(`${day}T12:00Z`);

interface MonthCalendarProps {
  /** One month, or two when the first is nearly over. */
  shown: readonly string[];
  /** All pages of the calendar, including the shown one. */
  pages: readonly (readonly string[])[];
  chosen: DayKey;
  /** Current day of the consultation being moved. */
  soFar?: DayKey;
  /** The first free day: weeks before it are past or full, and are left out. */
  from: DayKey;
  /** Free times by day, for the days that have any, in order. */
  times: ReadonlyMap<DayKey, readonly unknown[]>;
  /** Handles a selected day or month inside another form, where the URL does not change. */
  onChoose?: (choice: { day: DayKey } | { month: string }) => void;
}

/**
 * One or two months with their free days, each a button labelled with its date and its number of times. Works as a form without React; with
 * React it is a single tab stop, in which the arrow keys move from day to day.
 */
export function MonthCalendar({ shown, pages, chosen, soFar, from, times, onChoose }: MonthCalendarProps) {
  const t = useTranslations("advisors");
  const format = useFormatter();
  const [first = "", last = first] = shown;
  const title = format.dateTimeRange(dateOf(`${first}-15`), dateOf(`${last}-15`), { month: "long", year: "numeric", ...UTC });
  const place = pages.findIndex((each) => each[0] === first);
  const keys = useDayKeys(shown, chosen, [...times.keys()], onChoose);
  return (
    <Choosing isWithin={onChoose !== undefined}>
      <div className="mb-2 flex items-center justify-between">
        <p className="font-semibold" aria-live="polite">
          {title}
        </p>
        <div className="flex gap-1">
          <TurnButton month={pages[place - 1]?.[0]} icon="chevron-left" label={t("monthBefore")} onChoose={onChoose} />
          <TurnButton month={pages[place + 1]?.[0]} icon="chevron-right" label={t("monthAfter")} onChoose={onChoose} />
        </div>
      </div>
      <table {...keys.ofGrid} className="w-full table-fixed border-collapse text-center tabular-nums">
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
        {shown.map((month) => (
          <tbody key={month}>
            {month !== first && (
              <tr>
                <th scope="rowgroup" colSpan={7} className="pt-3 pb-1 text-left text-sm font-normal text-soft">
                  {format.dateTime(dateOf(`${month}-15`), { month: "long", ...UTC })}
                </th>
              </tr>
            )}
            {weeksOf(month, from).map((week) => (
              <tr key={week.find(Boolean)}>
                {week.map((day, weekday) => (
                  <td key={day ?? weekday} className="p-0.5">
                    {day && (
                      <Day
                        day={day}
                        count={times.get(day)?.length ?? 0}
                        isChosen={day === chosen}
                        isSoFar={day === soFar}
                        tabIndex={keys.tabIndexOf(day)}
                        onChoose={onChoose}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Choosing>
  );
}

/** A form that selects a day through the page's URL; inside another form, just a wrapper. */
function Choosing({ isWithin, children }: { isWithin: boolean; children: React.ReactNode }) {
  if (isWithin) return <div className="max-w-96">{children}</div>;
  return (
    <Form method="get" action="#times" replace preventScrollReset className="max-w-96">
      <OtherChoices but={["day", "month"]} />
      {children}
    </Form>
  );
}

/** Keyboard support of a date grid (WAI-ARIA), once React has loaded. Escape moves to the times of the chosen day, Tab to what follows. */
function useDayKeys(shown: readonly string[], chosen: DayKey, free: readonly DayKey[], onChoose: MonthCalendarProps["onChoose"]) {
  const isHydrated = useHydrated();
  const grid = useRef<HTMLTableElement>(null);
  const turnedTo = useRef<DayKey>(undefined);
  const [reached, setReached] = useState<DayKey>();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isShown = (day: DayKey) => shown.includes(monthOf(day));
  const ofPage = free.filter(isShown);
  const stop = [reached, chosen].find((day) => day && ofPage.includes(day)) ?? ofPage[0];
  useEffect(() => {
    const day = turnedTo.current;
    if (!day || !isShown(day)) return;
    turnedTo.current = undefined;
    focusDay(day);
  });
  if (!isHydrated) return { ofGrid: {}, tabIndexOf: () => undefined };
  return {
    ofGrid: { role: "grid", ref: grid, onKeyDown: go, onFocus: (event: React.FocusEvent) => setReached(dayOf(event.target)) },
    tabIndexOf: (day: DayKey) => (day === stop ? 0 : -1),
  };

  function go(event: React.KeyboardEvent) {
    const here = dayOf(event.target);
    if (!here || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === "Escape") return document.getElementById(DAY_TIMES)?.focus({ preventScroll: true });
    if (!KEYS.has(event.key)) return;
    event.preventDefault();
    const day = dayByKey(event.key, here, free);
    if (!day) return;
    if (isShown(day)) focusDay(day);
    else turnTo(day);
  }

  function turnTo(day: DayKey) {
    turnedTo.current = day;
    if (onChoose) return onChoose({ month: monthOf(day) });
    const asked = new URLSearchParams(search);
    asked.delete("day");
    asked.set("month", monthOf(day));
    void navigate({ search: `?${asked}`, hash: "#times" }, { replace: true, preventScrollReset: true });
  }

  function focusDay(day: DayKey) {
    grid.current?.querySelector<HTMLElement>(`[value="${day}"]`)?.focus();
  }
}

const KEYS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"]);
const dayOf = (target: EventTarget) => (target instanceof HTMLButtonElement ? target.value : undefined);

const weekdays = () => Array.from({ length: 7 }, (_, index) => new Date(MONDAY + index * 86_400_000));

interface DayProps {
  day: DayKey;
  count: number;
  isChosen: boolean;
  isSoFar: boolean;
  tabIndex: number | undefined;
  onChoose: MonthCalendarProps["onChoose"];
}

function Day({ day, count, isChosen, isSoFar, tabIndex, onChoose }: DayProps) {
  const t = useTranslations("advisors");
  const format = useFormatter();
  const number = Number(day.slice(-2));
  const mark = isSoFar ? "ring-2 ring-brass" : "";
  if (count === 0)
    return (
      <span className={`grid min-h-11 place-items-center rounded text-soft ${mark}`}>
        {number}
        {isSoFar && <span className="sr-only">, {t("daySoFar")}</span>}
      </span>
    );
  const date = format.dateTime(dateOf(day), { weekday: "long", day: "numeric", month: "long", ...UTC });
  const look = isChosen ? "border-sage bg-sage text-on-sage" : "border-transparent bg-sage-wash text-sage-ink hover:border-sage";
  return (
    <button
      type={onChoose ? "button" : "submit"}
      name="day"
      value={day}
      tabIndex={tabIndex}
      aria-pressed={isChosen}
      aria-label={[t("freeDay", { date, count }), ...(isSoFar ? [t("daySoFar")] : [])].join(", ")}
      onClick={(event) => {
        onChoose?.({ day });
        goToTimes(event);
      }}
      className={`grid min-h-11 w-full place-items-center rounded border font-semibold ${look} ${mark}`}
    >
      {number}
    </button>
  );
}

/** Moves the focus to the day's times if it was chosen by keyboard, to skip the rest of the month. */
function goToTimes({ detail }: React.MouseEvent) {
  if (detail === 0) document.getElementById(DAY_TIMES)?.focus({ preventScroll: true });
}

interface TurnButtonProps extends Pick<MonthCalendarProps, "onChoose"> {
  month: string | undefined;
  icon: "chevron-left" | "chevron-right";
  label: string;
}

function TurnButton({ month, icon, label, onChoose }: TurnButtonProps) {
  return (
    <button
      type={onChoose ? "button" : "submit"}
      name="month"
      value={month ?? ""}
      onClick={() => month && onChoose?.({ month })}
      disabled={!month}
      aria-label={label}
      className="grid size-11 place-items-center rounded border border-transparent hover:border-line disabled:opacity-35"
    >
      <Icon name={icon} />
    </button>
  );
}
