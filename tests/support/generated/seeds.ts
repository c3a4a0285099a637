/**
 * Which requests a run makes: GENERATED_SEED makes those of another run again, GENERATED_FROM one of them alone.
 */
export function generatedRun(usual: { seed: number; count: number }) {
  const { GENERATED_SEED, GENERATED_FROM } = process.env;
  const seed = Number(GENERATED_SEED ?? usual.seed);
  if (GENERATED_FROM) return { seed, from: Number(GENERATED_FROM), below: Number(GENERATED_FROM) + 1 };
  return { seed, from: 0, below: usual.count };
}
