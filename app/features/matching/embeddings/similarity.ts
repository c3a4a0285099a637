/** Candidates whose vectors differ by less than this are alike: what tells them apart is noise. */
const LEAST_SPREAD = 0.02;

/**
 * How like a need each of some candidates is, 0 to 1, by the cosines of their vectors with it: 1 for the most like and 0 for the least, since every model
 * has a scale of its own. Who has no vector yet stands in the middle of the others, so that nobody gains or loses by it. Empty where nothing tells the
 * candidates apart.
 */
export function likenessParts(cosines: ReadonlyMap<string, number>, ids: readonly string[]): Map<string, number> {
  const known = ids.flatMap((id) => cosines.get(id) ?? []);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  if (known.length < 2 || most - least < LEAST_SPREAD) return new Map();
  const part = (cosine: number) => (cosine - least) / (most - least);
  const middle = known.reduce((sum, cosine) => sum + part(cosine), 0) / known.length;
  return new Map(
    ids.map((id) => {
      const cosine = cosines.get(id);
      return [id, cosine === undefined ? middle : part(cosine)];
    }),
  );
}
