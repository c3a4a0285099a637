/** Counts what each has under way, and begins nothing more of whoever has as many as one may. What began is over once its function is called. */
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
