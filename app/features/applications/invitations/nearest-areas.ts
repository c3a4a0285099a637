import { foldText } from "#app/features/catalog/search-words";

const MOST_NEAREST = 3;
/** What shares less with what was said is no help. */
const LEAST_ALIKE = 0.35;

/** What an area may be called, in any language, and what it is told apart by. */
export interface NamedArea {
  name: string;
  names: readonly string[];
}

/** The areas whose names in any language share the most pairs of letters with what was said, the nearest first. */
export function nearestAreas(said: string, areas: readonly NamedArea[]): string[] {
  const wanted = pairsOf(said);
  return areas
    .map(({ name, names }) => ({ name, alike: Math.max(...names.map((each) => likeness(wanted, pairsOf(each)))) }))
    .filter(({ alike }) => alike >= LEAST_ALIKE)
    .sort((a, b) => b.alike - a.alike)
    .slice(0, MOST_NEAREST)
    .map(({ name }) => name);
}

function pairsOf(text: string): ReadonlySet<string> {
  const letters = ` ${foldText(text)} `;
  return new Set(Array.from({ length: letters.length - 1 }, (_, index) => letters.slice(index, index + 2)));
}

const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  (2 * [...one].filter((pair) => other.has(pair)).length) / (one.size + other.size);
