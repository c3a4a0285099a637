import { foldText } from "#app/features/catalog/search-words";

const MAX_NEAREST = 3;
/** Names less similar than this are not suggested. */
const MIN_ALIKE = 0.35;

/** An area with its name and its names in every language. */
export interface NamedArea {
  name: string;
  names: readonly string[];
}

/** Areas whose name in any language shares the most letter pairs with the input, most similar first. */
export function nearestAreas(said: string, areas: readonly NamedArea[]): string[] {
  const wanted = pairsOf(said);
  return areas
    .map(({ name, names }) => ({ name, alike: Math.max(...names.map((each) => likeness(wanted, pairsOf(each)))) }))
    .filter(({ alike }) => alike >= MIN_ALIKE)
    .sort((a, b) => b.alike - a.alike)
    .slice(0, MAX_NEAREST)
    .map(({ name }) => name);
}

function pairsOf(text: string): ReadonlySet<string> {
  const letters = ` ${foldText(text)} `;
  return new Set(Array.from({ length: letters.length - 1 }, (_, index) => letters.slice(index, index + 2)));
}

const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  (2 * [...one].filter((pair) => other.has(pair)).length) / (one.size + other.size);
