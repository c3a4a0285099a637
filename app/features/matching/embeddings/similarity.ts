/** Candidates whose similarities differ by less than this are alike; the difference is noise. */
const MIN_SPREAD = 0.02;

/**
 * Returns each candidate's similarity to a need, 0 to 1, from the cosines of their vectors: 1 for the most similar and 0 for the least,
 * since every model has its own scale. A candidate without a vector gets the mean, so that nobody gains or loses by it. Empty if nothing
 * tells the candidates apart.
 */
export function similarityParts(cosines: ReadonlyMap<string, number>, ids: readonly string[]): Map<string, number> {
  const known = ids.flatMap((id) => cosines.get(id) ?? []);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  if (known.length < 2 || most - least < MIN_SPREAD) return new Map();
  const part = (cosine: number) => (cosine - least) / (most - least);
  const middle = known.reduce((sum, cosine) => sum + part(cosine), 0) / known.length;
  return new Map(
    ids.map((id) => {
      const cosine = cosines.get(id);
      return [id, cosine === undefined ? middle : part(cosine)];
    }),
  );
}
