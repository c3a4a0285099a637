/** A stretch of time in epoch milliseconds (UTC), its end not included. */
export interface Interval {
  start: number;
  end: number;
}

/** The same moments as sorted intervals that neither overlap nor touch; empty ones are dropped. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  let last: Interval | undefined;
  for (const { start, end } of intervals.filter((each) => each.start < each.end).sort((one, other) => one.start - other.start)) {
    if (last && start <= last.end) {
      last.end = Math.max(last.end, end);
    } else {
      last = { start, end };
      merged.push(last);
    }
  }
  return merged;
}

/** The moments of `open` that no interval of `taken` holds, sorted and apart. */
export function subtractIntervals(open: readonly Interval[], taken: readonly Interval[]): Interval[] {
  const left: Interval[] = [];
  const blocks = mergeIntervals(taken);
  let next = 0;
  for (const span of mergeIntervals(open)) {
    while (next < blocks.length && blocks[next]!.end <= span.start) next += 1;
    let start = span.start;
    for (let index = next; index < blocks.length && blocks[index]!.start < span.end; index += 1) {
      if (blocks[index]!.start > start) left.push({ start, end: blocks[index]!.start });
      start = Math.max(start, blocks[index]!.end);
    }
    if (start < span.end) left.push({ start, end: span.end });
  }
  return left;
}
