import { type Column, type SQL, sql } from "drizzle-orm";
import { advisers } from "#app/db/schema/advisors";
import { meaningfulWords, searchWords } from "#app/features/catalog/search-words";
import { topicsOfWord } from "#app/features/catalog/vocabulary/topics-of-word";

/** What a word is worth where it is found. A primary area outweighs a mention in the biography. */
const POINTS = { name: 40, title: 25, primaryTopic: 30, topic: 20, text: 8 } as const;

interface TextSearch {
  /** Which rows are found. Stands in a query that joins `textColumns`. */
  condition: SQL;
  /** How well, in whole points. */
  points: SQL;
}

export interface TextScope {
  /** 'all' words must be found somewhere, for a box that narrows a list; of a sentence, 'any' word that says something counts. */
  words: "all" | "any";
  /** Leaves out what is only mentioned in the biography: for suggestions while a name is typed. */
  isFaceOnly?: boolean;
}

/**
 * A search over name, job title, biography and areas. Words are folded, at most ten, and reach the database as
 * parameters. Null when a sentence has words but none that narrows anything.
 */
export function searchText(text: string, { words, isFaceOnly = false }: TextScope): TextSearch | null {
  const sought = words === "all" ? searchWords(text) : meaningfulWords(text);
  if (sought.length === 0) return hasWords(text) && words === "any" ? null : NOTHING;
  const found = sought.map((word) => wordSearch(word, isFaceOnly));
  return {
    condition: sql`(${sql.join(
      found.map(({ condition }) => condition),
      words === "all" ? sql` and ` : sql` or `,
    )})`,
    points: sql`(${sql.join(
      found.map(({ points }) => points),
      sql` + `,
    )})`,
  };
}

/** The columns that `searchText` reads, as a lateral join beside `advisers`: the words of a person by weight, and their areas. */
export const textColumns = sql`
  cross join lateral (select
    setweight(${words(advisers.displayName)}, 'A') || setweight(${words(advisers.jobTitle)}, 'B') ||
    ${words(sql`${advisers.bio} || ' ' || ${advisers.certifications}`)} as words
  ) as said`;

const NOTHING: TextSearch = { condition: sql`false`, points: sql`0` };

const hasWords = (text: string) => searchWords(text).length > 0;

function wordSearch(word: string, isFaceOnly: boolean): TextSearch {
  const prefix = `${word}:*`;
  const query = isFaceOnly
    ? sql`to_tsquery('simple', ${`${prefix}AB`})`
    : sql`(to_tsquery('simple', ${prefix}) || plainto_tsquery('english', ${word}))`;
  const slugs = topicsOfWord(word).map(({ slug }) => slug);
  const isTopic = slugs.length > 0 ? sql`areas.slugs && ${sql.param(slugs)}::text[]` : sql`false`;
  const isPrimary = slugs.length > 0 ? sql`areas.primary_slug = any(${sql.param(slugs)}::text[])` : sql`false`;
  return {
    condition: sql`(said.words @@ ${query} or coalesce(${isTopic}, false))`,
    points: sql`(case
      when said.words @@ to_tsquery('simple', ${`${prefix}A`}) then ${POINTS.name}::int
      when said.words @@ to_tsquery('simple', ${`${prefix}B`}) then ${POINTS.title}::int
      when said.words @@ ${query} then ${POINTS.text}::int else 0 end
      + case when ${isPrimary} then ${POINTS.primaryTopic}::int when ${isTopic} then ${POINTS.topic}::int else 0 end)`,
  };
}

/** The words of a column as they are typed and by their stems, accents folded as `foldText` does it. */
function words(column: SQL | Column) {
  const folded = sql`regexp_replace(normalize(${column}, NFKD), '[\u0300-\u036f]', '', 'g')`;
  return sql`(to_tsvector('simple', ${folded}) || to_tsvector('english', ${folded}))`;
}
