/** Loader data as it goes into the page: plain JSON, which repeats what the page says and so costs little, or else React Router's own encoding. */
export interface HandedState {
  plain?: object;
  encoded?: string;
}

/** What React Router says of itself on every page of a build, so that no page needs to carry it. */
export const USUAL_ROUTER =
  '{"basename":"/","future":{"unstable_enableNodeReadableStream":false,"unstable_optimizeDeps":false},"routeDiscovery":{"mode":"initial"},"ssr":true,"isSpaMode":false}';

/** Stands for a date, which JSON does not know: `{ "@date": milliseconds }`. */
const DATE = "@date";

/** Whether `handPlain` says a value wholly. What JSON would drop or change (undefined in lists, no finite number) it does not. */
export function isPlain(value: unknown): boolean {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0);
  if (Array.isArray(value)) return value.every(isPlain);
  if (value instanceof Date) return Number.isFinite(value.getTime());
  if (typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype || Object.hasOwn(value, DATE)) return false;
  return Object.values(value).every((each) => each === undefined || isPlain(each));
}

/** A plain value as JSON can carry it. */
export function handPlain(value: unknown): unknown {
  if (value instanceof Date) return { [DATE]: value.getTime() };
  if (Array.isArray(value)) return value.map(handPlain);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, handPlain(each)]));
}

const NULL = -5;

/**
 * What `handPlain` made as React Router's browser half reads it (turbo-stream): one flat list, in which objects name their keys and values by place.
 * Equal strings share a place; `null` is a number of its own.
 */
export function encodePlain(value: object): string {
  const list: unknown[] = [];
  const places = new Map<string, number>();
  const keep = (text: string) => {
    const known = places.get(text);
    if (known !== undefined) return known;
    places.set(text, list.length);
    return list.push(text) - 1;
  };
  const place = (each: unknown): number => {
    if (each === null) return NULL;
    if (typeof each === "string") return keep(each);
    const index = list.push(null) - 1;
    if (Array.isArray(each)) list[index] = each.map(place);
    else if (typeof each === "object" && DATE in each) list[index] = ["D", each[DATE]];
    else if (typeof each === "object") {
      const entries = Object.entries(each as object).filter(([, inner]) => inner !== undefined);
      list[index] = Object.fromEntries(entries.map(([key, inner]) => [`_${keep(key)}`, place(inner)]));
    } else list[index] = each;
    return index;
  };
  place(value);
  return `${JSON.stringify(list)}\n`;
}
