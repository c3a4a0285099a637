import { cutShort } from "#app/platform/text/cut-text";

/** A field that an admin changed: its path in the logged details, outermost name first, and its values before and after. */
export interface Change {
  field: readonly string[];
  before: string;
  after: string;
}

const MAX_CHANGES = 20;
const MAX_CHARACTERS = 120;

/** Separator between the parts of a list value. */
export const LIST = ", ";

type Details = Readonly<Record<string, unknown>>;

/** Returns the changed fields of the logged details; omits unchanged values. */
export const changesOf = (details: Details): Change[] => allChanges(details).slice(0, MAX_CHANGES);

/** Whether the changed fields are more than are returned, or one of them is cut. */
export function isCut(details: Details): boolean {
  const all = allChanges(details);
  return all.length > MAX_CHANGES || all.some(({ before, after }) => Math.max(before.length, after.length) > MAX_CHARACTERS);
}

function allChanges(details: Details): Change[] {
  const pairs = isRecord(details.changed)
    ? Object.entries(details.changed).map(([name, pair]) => [[name], isRecord(pair) ? pair : {}] as const)
    : "before" in details || "after" in details
      ? [[partsOf(details.before) || partsOf(details.after) ? [] : ownField(details), details] as const]
      : [];
  return pairs
    .flatMap(([field, { before, after }]) => differences(field, before, after))
    .filter((change) => change.before !== change.after);
}

/** Language and name of a text, which form its field path. */
const ownField = ({ language, name }: Details) => [language, name].filter((part): part is string => typeof part === "string");

function differences(field: readonly string[], before: unknown, after: unknown): Change[] {
  const [was, is] = [partsOf(before), partsOf(after)];
  if (!was && !is) return [{ field, before: written(before), after: written(after) }];
  return [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])].flatMap((name) =>
    differences([...field, name], was?.[name], is?.[name]),
  );
}

/** Returns the named parts of a value: a record's own keys, or the positions (from 1) of a section's entries. */
function partsOf(value: unknown): Details | undefined {
  if (isRecord(value)) return value;
  if (!Array.isArray(value) || !value.some(isRecord)) return;
  return Object.fromEntries(value.map((each, index) => [index + 1, each]));
}

function written(value: unknown): string {
  if (value === null || value === undefined) return "";
  const text = Array.isArray(value) ? value.map(written).join(LIST) : String(value);
  return cutShort(text, MAX_CHARACTERS);
}

const isRecord = (value: unknown): value is Details => typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the subject's name from the logged details; empty when they contain none. */
export function aboutOf(details: Details): string {
  const texts = [details.before, details].flatMap((said) => (isRecord(said) ? [said.texts, said] : []));
  const names = texts.flatMap((said) => (isRecord(said) ? [said.name, said.title, said.label] : []));
  return written([...names, details.section, details.text].find((name) => typeof name === "string" && name !== "") ?? "");
}
