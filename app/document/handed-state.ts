/** Loader data as embedded in the page: plain JSON, which repeats the page's text and so compresses well, or else React Router's own encoding. */
export interface HandedState {
  plain?: object;
  encoded?: string;
}

/** Represents a date, which JSON does not support: `{ "@date": milliseconds }`. */
export const DATE = "@date";

/** Whether `handPlain` can represent a value without loss. False for what JSON would drop or change (undefined in arrays, non-finite numbers). */
export function isPlain(value: unknown): boolean {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0);
  if (Array.isArray(value)) return value.every(isPlain);
  if (value instanceof Date) return Number.isFinite(value.getTime());
  if (typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype || Object.hasOwn(value, DATE)) return false;
  return Object.values(value).every((each) => each === undefined || isPlain(each));
}

/** Converts a plain value to one that JSON can represent. */
export function handPlain(value: unknown): unknown {
  if (value instanceof Date) return { [DATE]: value.getTime() };
  if (Array.isArray(value)) return value.map(handPlain);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, handPlain(each)]));
}
