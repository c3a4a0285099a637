import type { DaySpan } from "#app/features/schedule/weekly-hours";
import type { WeekDay } from "./own-week";

/** What a half hour of the own week is for its advisor. */
export interface CellState {
  is: "open" | "closed" | "blocked" | "blockedAllDay" | "busy" | "held";
  /** Who it is held for; empty otherwise. */
  name: string;
}

/** Returns what a part of a day is: a consultation holds it whatever the hours say; hours taken away say whether they are the whole day's. */
export function cellState({ open, blocked, busy, appointments }: WeekDay, cell: DaySpan): CellState {
  const isIn = ({ startMinute, endMinute }: DaySpan) => startMinute < cell.endMinute && cell.startMinute < endMinute;
  const held = appointments.find(isIn);
  if (held) return { is: "held", name: held.name };
  if (blocked.some(isIn)) return { is: open.length === 0 ? "blockedAllDay" : "blocked", name: "" };
  if (busy.some(isIn)) return { is: "busy", name: "" };
  return { is: open.some(isIn) ? "open" : "closed", name: "" };
}
