/** Limits concurrent operations per key: returns a function that marks one as finished, or null when the key already has `most` under way. */
export function countUnderWay(most: number) {
  const counts = new Map<string, number>();
  return (whose: string): (() => void) | null => {
    const count = counts.get(whose) ?? 0;
    if (count >= most) return null;
    counts.set(whose, count + 1);
    return () => {
      const left = (counts.get(whose) ?? 0) - 1;
      if (left > 0) counts.set(whose, left);
      else counts.delete(whose);
    };
  };
}
