/** A stretch of time in epoch milliseconds (UTC), its end not included. */
export interface Interval {
  start: number;
  end: number;
}

/** The same moments as sorted intervals that neither overlap nor touch; empty ones are dropped, and so are gaps shorter than `gapMs`. */
export function mergeIntervals(intervals: readonly Interval[], gapMs = 0): Interval[] {
  const merged: Interval[] = [];
  let last: Interval | undefined;
  for (const { start, end } of intervals.filter((each) => each.start < each.end).sort((one, other) => one.start - other.start)) {
    if (last && (start <= last.end || start - last.end < gapMs)) {
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
    let start = span.start;
    for (let block = blocks[next]; block && block.start < span.end; block = blocks[next]) {
      if (block.start > start) left.push({ start, end: block.start });
      start = Math.max(start, block.end);
      // What goes on beyond this span may take some of the next one too.
      if (block.end > span.end) break;
      next += 1;
    }
    if (start < span.end) left.push({ start, end: span.end });
  }
  return left;
}

/** The moments that are in both, sorted and apart. */
export const intersectIntervals = (one: readonly Interval[], other: readonly Interval[]): Interval[] =>
  subtractIntervals(one, subtractIntervals(one, other));
