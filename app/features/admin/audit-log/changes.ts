/** A field that an admin changed: its place in what was written down, from the outer to the inner name, and what stood there before and after. */
export interface Change {
  field: readonly string[];
  before: string;
  after: string;
}

const MOST_CHANGES = 20;
const MOST_CHARACTERS = 120;

/** Between the parts of a value that has several. */
export const LIST = ", ";

type Details = Readonly<Record<string, unknown>>;

/** What changed, field by field, of what was written down about an act; of a value that stayed nothing is said. */
export function changesOf(details: Details): Change[] {
  const pairs = isRecord(details.changed)
    ? Object.entries(details.changed).map(([name, pair]) => [[name], isRecord(pair) ? pair : {}] as const)
    : "before" in details || "after" in details
      ? [[partsOf(details.before) || partsOf(details.after) ? [] : ownField(details), details] as const]
      : [];
  return pairs
    .flatMap(([field, { before, after }]) => differences(field, before, after))
    .filter((change) => change.before !== change.after)
    .slice(0, MOST_CHANGES);
}

/** Of a text the name that it has, and the language it is in. */
const ownField = ({ language, name }: Details) => [language, name].filter((part): part is string => typeof part === "string");

function differences(field: readonly string[], before: unknown, after: unknown): Change[] {
  const [was, is] = [partsOf(before), partsOf(after)];
  if (!was && !is) return [{ field, before: written(before), after: written(after) }];
  return [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])].flatMap((name) =>
    differences([...field, name], was?.[name], is?.[name]),
  );
}

/** What has names of its own: a record by them, and the entries of a section by their numbers. */
function partsOf(value: unknown): Details | undefined {
  if (isRecord(value)) return value;
  if (!Array.isArray(value) || !value.some(isRecord)) return;
  return Object.fromEntries(value.map((each, index) => [index + 1, each]));
}

function written(value: unknown): string {
  if (value === null || value === undefined) return "";
  const text = Array.isArray(value) ? value.map(written).join(LIST) : String(value);
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}

const isRecord = (value: unknown): value is Details => typeof value === "object" && value !== null && !Array.isArray(value);

/** What an act was about, by what was written down of it; empty where that names nothing. */
export function aboutOf(details: Details): string {
  const texts = [details.before, details].flatMap((said) => (isRecord(said) ? [said.texts, said] : []));
  const names = texts.flatMap((said) => (isRecord(said) ? [said.name, said.title, said.label] : []));
  return written([...names, details.section, details.text].find((name) => typeof name === "string" && name !== "") ?? "");
}
