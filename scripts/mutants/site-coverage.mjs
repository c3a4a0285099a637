import { whole } from "./coverage.mjs";

/**
 * How the recorded tests of the built site are to run for a mutant: of those that come past it the ones whose way leads the most through its
 * own file, the quickest first. What is asked while the site loads or opens needs a worker of its own.
 */
export function siteCoverageOf(id, recorded, ownMutants, nearest) {
  const own = new Set(ownMutants.map((mutant) => mutant.id));
  const files = recorded
    .map((file) => ({ ...file, all: idsOf(file) }))
    .filter(({ all }) => all.has(id))
    .sort((a, b) => shareOf(own, b.all) - shareOf(own, a.all))
    .slice(0, nearest)
    .sort((a, b) => a.ms - b.ms);
  const isStatic = files.some((file) => isOpening(id, file));
  return {
    id,
    isStatic,
    covering: files.map((file) => (isOpening(id, file) ? whole(file) : { ...whole(file), upTo: testsPast(id, file) })),
  };
}

const idsOf = ({ load, hooks, hits }) => hits.reduce((all, { ids }) => all.union(ids), load.union(hooks));

const shareOf = (own, all) => own.intersection(all).size / all.size;

const isOpening = (id, { load, hooks }) => load.has(id) || hooks.has(id);

/** Tests share a database: earlier ones run too. */
const testsPast = (id, { hits }) => hits.filter(({ ids }) => ids.has(id)).map(({ name }) => name);
