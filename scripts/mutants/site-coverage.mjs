import { whole } from "./coverage.mjs";

/**
 * How to run the recorded tests of the built site for a mutant: of the files that reach it, those that cover most of its own file, the
 * quickest first. Whatever is evaluated while the site loads or opens needs a worker of its own.
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
