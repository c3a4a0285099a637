/** An interval in epoch milliseconds (UTC), end exclusive. */
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

/** Subtracts `taken` from `open`; the result is sorted and disjoint. */
export function subtractIntervals(open: readonly Interval[], taken: readonly Interval[]): Interval[] {
  const left: Interval[] = [];
  const blocks = mergeIntervals(taken);
  let next = 0;
  for (const span of mergeIntervals(open)) {
    let start = span.start;
    for (let block = blocks[next]; block && block.start < span.end; block = blocks[next]) {
      if (block.start > start) left.push({ start, end: block.start });
      start = Math.max(start, block.end);
      // A block that extends beyond this span may overlap the next one, too.
      if (block.end > span.end) break;
      next += 1;
    }
    if (start < span.end) left.push({ start, end: span.end });
  }
  return left;
}

/** The intersection, sorted and disjoint. */
export const intersectIntervals = (one: readonly Interval[], other: readonly Interval[]): Interval[] =>
  subtractIntervals(one, subtractIntervals(one, other));
