import { and, eq, inArray } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { withoutAccents } from "#app/db/contains";
import { ownTexts } from "#app/db/schema/own-texts";
import { PLACES, type Place } from "#app/features/own-texts/places";
import { FIRST_LANGUAGE, type Language } from "#app/languages/languages";
import type { FoundPlace, ListedText, TextListParams } from "./edited-text";
import { standardTexts } from "./place-texts.server";
import { type StandardText, shipsAs } from "./standard-text";

type Row = typeof ownTexts.$inferSelect;

/** A text of a place with its customization. */
export interface KnownText {
  name: string;
  standard: StandardText;
  row: Row | undefined;
  /** Customization of the English text, when editing another language. */
  english: Row | undefined;
}

export function listedText({ name, standard, row, english }: KnownText): ListedText {
  return {
    name,
    shown: row?.text ?? standard.standard,
    isOwn: Boolean(row?.text),
    draft: row?.draft || null,
    isOutdated: isBehind(row, standard) || isBehindEnglish(row, english),
  };
}

/** Whether the shipped text has changed since it was customized, and says something else. */
const isBehind = (row: Row | undefined, standard: StandardText) =>
  Boolean(row?.text) && row?.replaced !== shipsAs(standard) && row?.text !== standard.standard;

/** Whether the English text was customized later, so that this one may be out of date. */
const isBehindEnglish = (row: Row | undefined, english: Row | undefined) =>
  Boolean(english?.text) && (english?.publishedAt?.getTime() ?? 0) > ((row?.text && row.publishedAt?.getTime()) || 0);

/** Whether a text matches the search and the filter. */
export function isSelected({ query, show, text }: Pick<TextListParams, "query" | "show" | "text">, known: KnownText): boolean {
  const { name, standard, row } = known;
  if (name === text) return true;
  const listed = listedText(known);
  if (show === "own" && !listed.isOwn) return false;
  if (show === "drafts" && listed.draft === null) return false;
  if (show === "outdated" && !listed.isOutdated) return false;
  const said = [name, standard.standard, standard.english, row?.text, row?.draft].join("\n");
  return withoutAccents(said).includes(withoutAccents(query));
}

/** Returns all texts of a place in a language, in reading order. */
export async function knownTexts(place: Place, language: Language): Promise<KnownText[]> {
  const standards = await standardTexts(place, language);
  const rows = await rowsOf(language, [...standards.keys()]);
  const englishRows = language === FIRST_LANGUAGE ? rows : await rowsOf(FIRST_LANGUAGE, [...standards.keys()]);
  return knownOf(standards, language, { rows, englishRows });
}

type Rows = ReadonlyMap<string, Row>;

const knownOf = (
  standards: ReadonlyMap<string, StandardText>,
  language: Language,
  { rows, englishRows }: { rows: Rows; englishRows: Rows },
): KnownText[] =>
  [...standards].map(([name, standard]) => ({
    name,
    standard,
    row: rows.get(name),
    english: language === FIRST_LANGUAGE ? undefined : englishRows.get(name),
  }));

/** The texts of a place. */
export interface PlaceTexts {
  place: Place;
  texts: KnownText[];
}

/** Returns all texts of all places in a language, each where it comes first. */
export async function textsEverywhere(language: Language): Promise<PlaceTexts[]> {
  const rows = await rowsOf(language);
  const englishRows = language === FIRST_LANGUAGE ? rows : await rowsOf(FIRST_LANGUAGE);
  const seen = new Set<string>();
  const places: PlaceTexts[] = [];
  for (const place of PLACES) {
    const known = knownOf(await standardTexts(place, language), language, { rows, englishRows });
    const texts = known.filter(({ name }) => !seen.has(name));
    for (const { name } of texts) seen.add(name);
    places.push({ place, texts });
  }
  return places;
}

/** Returns the other places with matches for the search, and the number of matches. */
export async function foundElsewhere(params: TextListParams<Place>): Promise<FoundPlace[]> {
  if (!params.query) return [];
  return (await textsEverywhere(params.language))
    .filter(({ place }) => place !== params.place)
    .map(({ place, texts }) => ({ place, count: texts.filter((each) => isSelected({ ...params, text: null }, each)).length }))
    .filter(({ count }) => count > 0);
}

/** Returns the customizations of texts in a language, by name; of all when no names are given. */
export async function rowsOf(language: Language, names?: string[]): Promise<Map<string, Row>> {
  const rows = await db
    .select()
    .from(ownTexts)
    .where(and(eq(ownTexts.language, language), names && inArray(ownTexts.name, names)));
  return new Map(rows.map((row) => [row.name, row]));
}
