import { useTranslations } from "use-intl";
import { classes } from "#app/ui/classes";
import { useHydrated } from "#app/ui/hydrated";
import { wallText } from "./blocked-hours";
import { type CellState, cellState } from "./cell-state";
import type { WeekDay } from "./own-week";
import { useWeekWords } from "./use-week-words";
import { CELL_MINUTES, isChosen, type WeekChoice } from "./week-choice";
import { placeOf } from "./week-marks";

interface CellsProps {
  day: WeekDay;
  hours: number[];
  choice: WeekChoice | null;
  /** The half hour that is the tab stop. */
  focused: string | null;
  isFirst: boolean;
}

const SAYS = {
  open: "calCellOpen",
  closed: "calCellClosed",
  blocked: "calCellBlocked",
  blockedAllDay: "calCellBlockedAllDay",
  busy: "calCellBusy",
  held: "calCellHeld",
} as const satisfies Record<CellState["is"], string>;

/** Selectable half hours, shown when scripts run; the form below does the same without them. */
export function WeekCells({ day, hours, choice, focused, isFirst }: CellsProps) {
  const t = useTranslations("advisorProfile");
  const words = useWeekWords();
  if (!useHydrated()) return null;
  const minutes = hours.flatMap((hour) => [hour * 60, hour * 60 + CELL_MINUTES]);
  return minutes.map((minute, index) => {
    const at = wallText(day.date, minute);
    const end = minute + CELL_MINUTES;
    const { is, name } = cellState(day, { startMinute: minute, endMinute: end });
    const isIn = isChosen(choice, at);
    return (
      <button
        key={minute}
        type="button"
        data-at={at}
        className={classes("week-cell", minute % 60 !== 0 && "week-half")}
        aria-pressed={isIn}
        disabled={end <= day.pastUntil}
        tabIndex={focused ? (focused === at ? 0 : -1) : isFirst && index === 0 ? 0 : undefined}
        aria-label={t(SAYS[is], { name, day: words.day(day.date), time: words.clock(minute) })}
        style={placeOf({ startMinute: minute, endMinute: end }, hours[0] ?? 0)}
      />
    );
  });
}
