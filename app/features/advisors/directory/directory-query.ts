import { z } from "zod";
import { type CategoryId, isCategoryId } from "#app/features/catalog/categories";
import { isSpokenLanguage } from "#app/features/catalog/spoken-languages";
import { onlyCurrency, siteCurrency } from "#app/features/money/accepted-currencies";
import { CURRENCIES } from "#app/features/money/money";
import { currentRules } from "#app/features/rules/current-rules";
import { highestRate } from "#app/features/rules/highest-rate";
import { isCalendarDate } from "#app/features/schedule/exceptions";
import { isTimeZone } from "#app/features/schedule/time-zones";
import { readCompared } from "../compare/compared";
import { AVAILABILITY_OPTIONS, EXPERIENCE_OPTIONS, MOST_PAGES, RATING_OPTIONS, SORT_OPTIONS } from "./filter-options";

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
  category: optional(z.custom<CategoryId>(isCategoryId)),
  expertise: optional(slug),
  price: optional(
    z.coerce
      .number()
      .positive()
      .refine((price) => price <= highestRate(currentRules())),
  ),
  currency: z
    .enum(CURRENCIES)
    .catch(() => siteCurrency())
    .transform((currency) => onlyCurrency() ?? currency),
  rating: optional(z.enum(RATING_OPTIONS)),
  language: optional(z.string().refine(isSpokenLanguage)),
  availability: optional(z.enum(AVAILABILITY_OPTIONS)),
  experience: optional(z.enum(EXPERIENCE_OPTIONS)),
  location: optional(line(LONGEST_LOCATION)),
  /** A day on which somebody has time, '2026-12-01', as the clocks of a zone show it. */
  date: optional(z.string().refine(isCalendarDate)),
  zone: optional(z.string().refine(isTimeZone)),
  /** Best match first, where nothing else is said. */
  sort: optional(z.enum(SORT_OPTIONS)),
  after: optional(z.string().max(80)),
  /** How many pages stand below one another, from `after` on. */
  page: optional(z.coerce.number().int().min(2).max(MOST_PAGES)),
  /** Slugs chosen to be compared: no search, but carried along from view to view. */
  compare: optional(
    z
      .string()
      .transform((text) => readCompared(text).join(","))
      .pipe(z.string().min(1)),
  ),
});

export type DirectoryQuery = z.infer<typeof querySchema>;

/** Reads text, filters and place in the list from a URL's query. */
export function readDirectoryQuery(search: URLSearchParams): DirectoryQuery {
  return querySchema.parse(Object.fromEntries(search));
}

function optional<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}
