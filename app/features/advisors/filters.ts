import { z } from "zod";
import { CURRENCIES, DEFAULT_CURRENCY, MAX_HOURLY_RATE_MINOR, MINOR_UNITS_PER_UNIT } from "#app/features/money/money";

export const LANGUAGE_OPTIONS = ["en", "es", "fr", "de", "it"] as const;
export const RATING_OPTIONS = ["3", "4", "4.5"] as const;
/** Years at least. Each is the lower end of one of the experience spans (signed-in areas, section 9). */
export const EXPERIENCE_OPTIONS = ["4", "8", "13", "20"] as const;
export const AVAILABILITY_OPTIONS = ["now", "evenings", "weekends"] as const;

const LONGEST_TEXT = 300;
const LONGEST_LOCATION = 80;

/** One line of at most so many characters, control characters (NUL among them) made blanks. What is longer is cut. */
const line = (most: number) =>
  z
    .string()
    .transform((text) => [...text.replace(/\p{Cc}+/gu, " ").trim()].slice(0, most).join(""))
    .pipe(z.string().min(1));

const slug = z.string().regex(/^[a-z0-9-]{1,60}$/);

/** What a directory page is asked for by its URL. A value that makes no sense counts as not given, so no URL is an error. */
const querySchema = z.object({
  q: optional(line(LONGEST_TEXT)),
  expertise: optional(slug),
  price: optional(
    z.coerce
      .number()
      .positive()
      .max(MAX_HOURLY_RATE_MINOR / MINOR_UNITS_PER_UNIT),
  ),
  currency: z.enum(CURRENCIES).catch(DEFAULT_CURRENCY),
  rating: optional(z.enum(RATING_OPTIONS)),
  language: optional(z.enum(LANGUAGE_OPTIONS)),
  availability: optional(z.enum(AVAILABILITY_OPTIONS)),
  experience: optional(z.enum(EXPERIENCE_OPTIONS)),
  location: optional(line(LONGEST_LOCATION)),
  after: optional(z.string().max(80)),
});

export type DirectoryQuery = z.infer<typeof querySchema>;

/** The seven filters of the Filters button, in the order they are offered (decisions, section 1). */
export const FILTERS = ["expertise", "price", "rating", "language", "availability", "experience", "location"] as const;
export type Filter = (typeof FILTERS)[number];

/** Reads text, filters and place in the list from a URL's query. */
export function readDirectoryQuery(search: URLSearchParams): DirectoryQuery {
  return querySchema.parse(Object.fromEntries(search));
}

/** The filters that are set. */
export function activeFilters(query: DirectoryQuery): Filter[] {
  return FILTERS.filter((name) => query[name] !== undefined);
}

/** The query as the fields of a form or a link; what is not set is left out. */
export function directoryFields({ currency, ...query }: DirectoryQuery): [name: string, value: string][] {
  const fields = Object.entries(query).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]]));
  return query.price === undefined ? fields : [...fields, ["currency", currency]];
}

/** The address of a directory page with some of its query changed. A change of anything but the place in the list starts at the top. */
export function directoryPath(path: string, query: DirectoryQuery, change: Partial<DirectoryQuery> = {}): string {
  const search = new URLSearchParams(directoryFields({ ...query, after: undefined, ...change })).toString();
  return search ? `${path}?${search}` : path;
}

/** The same query with no filter set; the text stays. */
export function withoutFilters(query: DirectoryQuery): DirectoryQuery {
  const cleared = Object.fromEntries(FILTERS.map((name) => [name, undefined]));
  return { ...query, ...cleared, after: undefined };
}

function optional<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}
