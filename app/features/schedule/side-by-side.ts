import type { DaySpan } from "./weekly-hours";

/** Which of how many columns side by side a span is drawn in. */
export type Beside<Span> = Span & { column: number; columns: number };

/** Gives spans that overlap columns of their own, so that none is drawn over another; a span alone has the whole width. */
export function sideBySide<Span extends DaySpan>(spans: readonly Span[]): Beside<Span>[] {
  const placed: Beside<Span>[] = [];
  let group: Beside<Span>[] = [];
  let ends: number[] = [];
  for (const span of spans.toSorted((one, other) => one.startMinute - other.startMinute || other.endMinute - one.endMinute)) {
    if (ends.every((end) => end <= span.startMinute)) [group, ends] = [[], []];
    const free = ends.findIndex((end) => end <= span.startMinute);
    const column = free === -1 ? ends.length : free;
    ends[column] = span.endMinute;
    const beside = { ...span, column, columns: 1 };
    group.push(beside);
    placed.push(beside);
    for (const each of group) each.columns = ends.length;
  }
  return placed;
}
