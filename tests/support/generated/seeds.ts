/**
 * Which requests a run generates: GENERATED_SEED repeats another run, GENERATED_FROM a single request of it, and GENERATED_PART="3/8" the
 * third of eight equal parts, for when the whole takes too long: with one seed, all parts together are the whole.
 */
export function generatedRun(usual: { seed: number; count: number }) {
  const { GENERATED_SEED, GENERATED_FROM, GENERATED_PART } = process.env;
  const seed = Number(GENERATED_SEED ?? usual.seed);
  if (GENERATED_FROM) return { seed, from: Number(GENERATED_FROM), below: Number(GENERATED_FROM) + 1 };
  if (GENERATED_PART) return { seed, ...partOf(GENERATED_PART, usual.count) };
  return { seed, from: 0, below: usual.count };
}

function partOf(text: string, count: number) {
  const [part = 1, parts = 1] = text.split("/").map(Number);
  return { from: Math.floor((count * (part - 1)) / parts), below: Math.floor((count * part) / parts) };
}
