import { type SQL, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { executePrepared } from "#app/db/prepared-statements.server";
import { meaningfulWords, searchWords } from "#app/features/catalog/search-words";
import { knownWords } from "#app/features/topics/classifier/known-words.server";
import { languageOfWord, withoutSpeaks } from "#app/features/topics/vocabulary/languages-of-words";
import { topicsOfWords } from "#app/features/topics/vocabulary/topics-of-word";
import { MIN_CORRECTED_LENGTH, slipsBetween, slipsForgiven, vocabularyWord } from "#app/features/topics/vocabulary/typos";
import type { WordPosition } from "./word-positions";

export interface TextScope {
  /** 'all': every word must match, for a box that narrows a list; 'any': one meaningful word of a sentence is enough. */
  words: "all" | "any";
  /** Skips matches in the biography alone: for suggestions while a name is typed. */
  isFaceOnly?: boolean;
}

export interface PositionQuery {
  query: string;
  /** Estimated number of matching advisors. */
  expected: number;
  /** Its most selective part: if all words are needed, the rarest of them. */
  rarest: { query: string; expected: number };
  /** Slugs of areas matched completely, because the words name them: main areas from 'face' on, any from 'area' on. */
  areas: readonly string[];
}

export interface TextPlan {
  /** A tsquery per position, which includes the better positions; null when no word narrows anything: then everybody matches. */
  queries: Record<WordPosition, PositionQuery> | null;
  /** True if nobody can be found: the text has no words at all. */
  isHopeless: boolean;
  /** Misspelt words with their corrections. */
  corrections: { said: string; meant: string }[];
}

/** Dictionary entry of a word: its stems, its areas, and how many advisors have it at each position. */
interface KnownWord extends Record<string, unknown> {
  word: string;
  stems: string[];
  advisors: number;
  named: number;
  titled: number;
  placed: number;
  of_main: number;
  of_areas: number;
  speaking: number;
  near: { word: string; advisors: number }[] | null;
}

type AreaWord = KnownWord & { areas: string[]; language: string | null };

const NEAR_WORDS = 12;

/**
 * Plans a text search: folds its words, with stems in the five languages, the areas they name and, for a word that nobody has and that is
 * no ordinary word, a dictionary word one typo away; also estimates the number of matching advisors by the counts in `search_words`.
 */
export async function planText(
  connection: Connection,
  text: string,
  { words, isFaceOnly = false }: TextScope,
  all: number,
): Promise<TextPlan> {
  const telling = withoutSpeaks(meaningfulWords(text));
  const sought = words === "all" && telling.length === 0 ? searchWords(text) : telling;
  if (sought.length === 0) return { queries: null, isHopeless: words === "all" || searchWords(text).length === 0, corrections: [] };
  const said = await lookUp(connection, sought);
  const ordinary = await knownWords(said.filter(({ near }) => near !== null).map(({ word }) => word));
  const corrections = said.filter(({ word }) => word.length >= MIN_CORRECTED_LENGTH && !ordinary.has(word)).flatMap(correctionOf);
  const meant = new Map(corrections.map((correction) => [correction.said, correction.meant]));
  const fresh = corrections.length > 0 ? await lookUp(connection, [...meant.values()]) : [];
  const known = said.map((word) => fresh.find((other) => other.word === meant.get(word.word)) ?? word);
  const at = (position: WordPosition) => joined(known, position, words, all);
  const queries = { name: at("name"), face: at("face"), area: at("area"), anywhere: at(isFaceOnly ? "area" : "anywhere") };
  return { queries, isHopeless: false, corrections };
}

function joined(known: readonly AreaWord[], position: WordPosition, words: TextScope["words"], all: number): PositionQuery {
  const each = known.map((word) => wordAt(word, position));
  const shares = each.map(({ expected }) => Math.min(1, expected / Math.max(1, all)));
  const query = each.map((word) => `(${word.query})`).join(words === "all" ? " & " : " | ");
  if (words === "any") {
    const expected = all * Math.min(1, sumOf(shares));
    return { query, expected, rarest: { query, expected }, areas: [...new Set(known.flatMap(({ areas }) => areas))] };
  }
  // Words of the same area are dependent: an advisor with the area matches them all.
  const areas = (known[0]?.areas ?? []).filter((area) => known.every((word) => word.areas.includes(area)));
  const together =
    position === "name" || areas.length === 0 ? 0 : Math.min(...known.map((word) => word[position === "face" ? "of_main" : "of_areas"]));
  const apart = all * shares.reduce((product, one) => product * one, 1);
  const rarest = each.reduce((least, word) => (word.expected < least.expected ? word : least));
  return { query, expected: Math.min(rarest.expected, Math.max(apart, together)), rarest, areas };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** One word at a position, or at a better one. */
function wordAt({ word, stems, areas, language, ...counts }: AreaWord, position: WordPosition) {
  const forms = (mark: string) => [`'${mark}${word}':*`, ...stems.map((stem) => `'${mark}${stem.replaceAll("'", "''")}'`)];
  const ofAreas = (mark: string) => areas.map((slug) => `'${mark}${slug}'`);
  const name = [`'n:${word}':*`];
  const face = [...name, ...forms("h:"), ...ofAreas("m:")];
  const area = [...face, `'p:${word}':*`, ...ofAreas("t:"), ...(language === null ? [] : [`'l:${language}'`])];
  const terms = { name, face, area, anywhere: [...area, ...forms("")] };
  const facing = counts.named + counts.titled + counts.of_main;
  const standing = facing + counts.placed + counts.of_areas - counts.of_main + counts.speaking;
  const expected = {
    name: counts.named,
    face: facing,
    area: standing,
    anywhere: Math.max(standing, counts.advisors + counts.placed + counts.of_areas + counts.speaking),
  };
  return { query: terms[position].join(" | "), expected: expected[position] };
}

/**
 * Looks words up in the dictionary, with the nearest ones for a word that nobody has. Counts whether nobody has it instead of searching for
 * the first one, for which the planner would read everybody.
 */
async function lookUp(connection: Connection, words: readonly string[]): Promise<AreaWord[]> {
  const areas = topicsOfWords(words).map((topics) => topics.map(({ slug }) => slug));
  const languages = words.map(languageOfWord);
  const spoken = sql.param(languages.map((code) => (code === null ? "" : `l:${code}`)));
  const marked = (mark: string) => sql.param(areas.map((slugs) => slugs.map((slug) => `${mark}${slug}`).join(" ")));
  const { rows } = await executePrepared<KnownWord>(
    connection,
    sql`
    select said.word,
      array(select distinct stem from unnest(ts_lexize('english_stem', said.word) || ts_lexize('spanish_stem', said.word)
        || ts_lexize('french_stem', said.word) || ts_lexize('german_stem', said.word) || ts_lexize('italian_stem', said.word)) as stem
        where stem <> '' and not starts_with(stem, said.word)) as stems,
      begun.advisers as advisors, ${begun(sql`'n:' || said.word`)} as named, ${begun(sql`'h:' || said.word`)} as titled,
      ${begun(sql`'p:' || said.word`)} as placed, ${counted(sql`said.main`)} as of_main, ${counted(sql`said.areas`)} as of_areas,
      ${counted(sql`said.spoken`)} as speaking,
      case when begun.advisers = 0 and said.areas = '' and said.spoken = '' and length(said.word) > 3
        and (select count(*) from adviser_words where words @@ format('''%s'':* | ''p:%s'':*', said.word, said.word)::tsquery) = 0
        then (select jsonb_agg(jsonb_build_object('word', near.word, 'advisors', near.advisers)) from
          (select word, advisers from search_words where position(':' in word) = 0 order by word <-> said.word limit ${NEAR_WORDS}) as near) end as near
    from unnest(${sql.param([...words])}::text[], ${marked("m:")}::text[], ${marked("t:")}::text[], ${spoken}::text[])
      with ordinality as said(word, main, areas, spoken, place)
    cross join lateral (select ${begun(sql`said.word`)} as advisers) as begun
    order by said.place`,
  );
  return rows.map((row, index) => ({ ...row, areas: areas[index] ?? [], language: languages[index] ?? null }));
}

const begun = (beginning: SQL) => sql`(select coalesce(sum(advisers), 0)::int from search_words
  where search_words.word ~>=~ (${beginning}) and search_words.word ~<~ (${beginning} || chr(1114111)))`;
const counted = (lexemes: SQL) => sql`(select coalesce(sum(advisers), 0)::int from search_words
  where search_words.word = any(string_to_array(${lexemes}, ' ')))`;

/** Returns the nearest word for a misspelt one, among those of advisors and of the vocabulary; on a tie that of an area, then the more frequent. Its first letter counts as correct. A word whose stem occurs is misspelt only where the vocabulary has its word. */
function correctionOf({ word, stems, near }: KnownWord): { said: string; meant: string }[] {
  if (near?.some((other) => stems.includes(other.word))) {
    // German makes 'law' of 'lawer', too.
    const meant = vocabularyWord(word);
    return meant === null || stems.includes(meant) ? [] : [{ said: word, meant }];
  }
  const most = slipsForgiven(word) || 1;
  const ofVocabulary = near === null ? null : vocabularyWord(word);
  const meant = [...(near ?? []), ...(ofVocabulary === null ? [] : [{ word: ofVocabulary, advisors: 0 }])]
    .map((other) => ({ ...other, slips: slipsBetween(word, other.word, most) }))
    .filter((other) => other.slips > 0 && other.slips <= most && other.word.startsWith(word.charAt(0)))
    .sort(
      (one, other) =>
        one.slips - other.slips || areasOf(other) - areasOf(one) || other.advisors - one.advisors || (one.word < other.word ? -1 : 1),
    )[0];
  return meant ? [{ said: word, meant: meant.word }] : [];
}

/** How many areas a word means: of two as near, 'patents' is meant rather than 'patients'. */
const areasOf = ({ word }: { word: string }) => Math.min(1, topicsOfWords([word])[0]?.length ?? 0);
