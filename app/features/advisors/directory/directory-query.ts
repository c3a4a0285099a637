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
import { AVAILABILITY_OPTIONS, EXPERIENCE_OPTIONS, MAX_PAGES, RATING_OPTIONS, SORT_OPTIONS } from "./filter-options";

const MAX_TEXT_LENGTH = 300;
const MAX_LOCATION_LENGTH = 80;

/** One line of limited length; control characters (including NUL) become spaces, and longer text is truncated. */
const line = (most: number) =>
  z
    .string()
    .transform((text) => [...text.replace(/\p{Cc}+/gu, " ").trim()].slice(0, most).join(""))
    .pipe(z.string().min(1));

const slug = z.string().regex(/^[a-z0-9-]{1,60}$/);

/** Query parameters of a directory page. An invalid value counts as missing, so no URL is an error. */
const querySchema = z.object({
  q: optional(line(MAX_TEXT_LENGTH)),
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
  location: optional(line(MAX_LOCATION_LENGTH)),
  /** A day on which the advisor is free, '2026-12-01', in the given zone. */
  date: optional(z.string().refine(isCalendarDate)),
  zone: optional(z.string().refine(isTimeZone)),
  /** Defaults to best match first. */
  sort: optional(z.enum(SORT_OPTIONS)),
  after: optional(z.string().max(80)),
  /** Number of pages shown below one another, starting at `after`. */
  page: optional(z.coerce.number().int().min(2).max(MAX_PAGES)),
  /** Slugs chosen for comparison: not part of the search, but carried along between views. */
  compare: optional(
    z
      .string()
      .transform((text) => readCompared(text).join(","))
      .pipe(z.string().min(1)),
  ),
});

export type DirectoryQuery = z.infer<typeof querySchema>;

/** Parses text, filters and position in the list from a URL's query. */
export function readDirectoryQuery(search: URLSearchParams): DirectoryQuery {
  return querySchema.parse(Object.fromEntries(search));
}

function optional<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}
