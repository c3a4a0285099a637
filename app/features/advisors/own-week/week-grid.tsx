import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import { cellBeside } from "./grid-keys";
import type { OwnWeek } from "./own-week";
import { useWeekChoice } from "./use-week-choice";
import { useWeekWords } from "./use-week-words";
import { WeekColumn } from "./week-column";
import { WeekLegend } from "./week-legend";

interface WeekGridProps {
  week: OwnWeek;
  /** Receives a range selected by pointer or keyboard. */
  onChosen: (from: string, to: string) => void;
  /** The answer that undid the last change: a range that was begun is dropped. */
  undone: object | null;
}

/** The week in local time: open and blocked hours, the advisor's own calendars, and appointments. Hours are dragged over, or selected by keyboard, to block. */
export function WeekGrid({ week, onChosen, undone }: WeekGridProps) {
  const t = useTranslations("advisorProfile");
  const words = useWeekWords();
  const ui = useTranslations("ui");
  const { choice, press, begin, reach, cancel } = useWeekChoice(onChosen, undone);
  const isChoosing = choice !== null && choice.phase !== "down";
  const grid = useRef<HTMLFieldSetElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const cellOf = (target: EventTarget) =>
    target instanceof Element ? (target.closest<HTMLElement>("[data-at]")?.dataset.at ?? null) : null;
  return (
    <>
      <h3 className="mt-5 text-lg tabular-nums">{words.span(week.monday, week.days.at(-1)?.date ?? week.monday)}</h3>
      <fieldset
        ref={grid}
        className="week state"
        style={{ "--hours": week.lastHour - week.firstHour } as React.CSSProperties}
        onPointerDown={(event) => {
          const cell = cellOf(event.target);
          if (!cell || event.pointerType === "touch" || event.button !== 0) return;
          // Otherwise the browser would drag the selected text instead.
          getSelection()?.removeAllRanges();
          begin(cell);
        }}
        onDragStart={(event) => event.preventDefault()}
        onPointerMove={(event) => {
          const cell = cellOf(event.target);
          if (cell && choice) reach(cell);
        }}
        onFocus={(event) => {
          const cell = cellOf(event.target);
          if (!cell) return;
          setFocused(cell);
          reach(cell);
        }}
        onClick={(event) => {
          const cell = cellOf(event.target);
          if (cell) press({ cell, at: event.timeStamp });
        }}
        onKeyDown={(event) => {
          const cell = cellOf(event.target);
          if (cell && grid.current && moveInGrid(grid.current, cell, event.key)) event.preventDefault();
        }}
      >
        <legend className="sr-only">{t("calTitle")}</legend>
        {week.days.map((day, index) => (
          <WeekColumn key={day.date} day={day} week={week} choice={choice} focused={focused} isFirst={index === 0} />
        ))}
      </fieldset>
      <WeekLegend />
      {/* The grid is taller than a phone: what to do next stays in view. */}
      <div
        data-bar={isChoosing ? "" : undefined}
        className={
          isChoosing
            ? "sticky bottom-3 z-10 mt-2 flex flex-wrap items-center gap-x-4 rounded border border-edge bg-surface px-4 py-1 text-sm font-semibold"
            : "mt-2 min-h-6 text-sm text-soft"
        }
      >
        <p role="status" className="min-w-0 grow basis-48">
          {isChoosing ? t("calChoosing") : t("calHow")}
          {/* There is no such key on a phone. */}
          {isChoosing && <span className="pointer-coarse:hidden"> {t("calEscape")}</span>}
        </p>
        {isChoosing && (
          <Button variant="quiet" size="small" onClick={cancel}>
            {ui("cancel")}
          </Button>
        )}
      </div>
    </>
  );
}

/** Moves the focus to the half hour an arrow key leads to; returns false for any other key. */
function moveInGrid(grid: HTMLElement, cell: string, key: string): boolean {
  const next = cellBeside(cell, key);
  if (!next) return false;
  grid.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus();
  return true;
}
