import { useTranslations } from "use-intl";
import { useHydrated } from "#app/ui/hydrated";
import { wallText } from "./blocked-hours";
import type { WeekDay } from "./own-week";
import { useWeekWords } from "./use-week-words";
import { isChosen, type WeekChoice } from "./week-choice";
import { placeOf } from "./week-marks";

interface CellsProps {
  day: WeekDay;
  hours: number[];
  choice: WeekChoice | null;
  /** The hour that Tab leads to. */
  focused: string | null;
  isFirst: boolean;
}

/** The hours to choose from, for whom there is a script; the form below does the same without one. */
export function WeekCells({ day, hours, choice, focused, isFirst }: CellsProps) {
  const t = useTranslations("advisorProfile");
  const words = useWeekWords();
  if (!useHydrated()) return null;
  return hours.map((hour, index) => {
    const at = wallText(day.date, hour * 60);
    const minute = hour * 60;
    const isOpen = day.open.some(({ startMinute, endMinute }) => startMinute < minute + 60 && minute < endMinute);
    const isIn = isChosen(choice, at);
    return (
      <button
        key={hour}
        type="button"
        data-at={at}
        className="week-cell"
        aria-pressed={isIn}
        disabled={minute + 60 <= day.pastUntil}
        tabIndex={focused ? (focused === at ? 0 : -1) : isFirst && index === 0 ? 0 : undefined}
        aria-label={t(isOpen ? "calCellOpen" : "calCellClosed", { day: words.day(day.date), time: words.clock(minute) })}
        style={placeOf({ startMinute: minute, endMinute: minute + 60 }, hours[0] ?? 0)}
      />
    );
  });
}
