const NAME = /^[a-zA-Z]\w*(\.\w+)*$/;
const MAX_STEPS = 4;

type Nested = { [name: string]: unknown };

/**
 * Turns dotted form field names into nested objects: 'entries.0.title' goes into a list, 'titleFormatting.color' into an object. Other names stay as
 * they are, and a strict schema rejects them.
 */
export function nestFields(fields: Record<string, unknown>): Record<string, unknown> {
  const result: Nested = Object.create(null);
  for (const [name, value] of Object.entries(fields)) {
    const steps = NAME.test(name) ? name.split(".") : [name];
    if (steps.length > MAX_STEPS) result[name] = value;
    else place(result, steps, value);
  }
  return listsIn(result) as Record<string, unknown>;
}

function place(target: Nested, [step = "", ...rest]: string[], value: unknown) {
  if (rest.length === 0) {
    target[step] = value;
    return;
  }
  const inner = isNested(target[step]) ? target[step] : (Object.create(null) as Nested);
  target[step] = inner;
  place(inner, rest, value);
}

/** Converts objects with only numeric keys into lists, in numeric order. */
function listsIn(value: unknown): unknown {
  if (!isNested(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, listsIn(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  if (isList) return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, inner]) => inner);
  return Object.fromEntries(entries);
}

const isNested = (value: unknown): value is Nested => typeof value === "object" && value !== null && Object.getPrototypeOf(value) === null;
