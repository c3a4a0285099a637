import { sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { advisorTopics } from "#app/db/schema/advisors";
import { topics } from "#app/db/schema/catalog";
import { isOfferedTopic } from "#app/features/topics/offered-areas.server";
import { slipsBetween, slipsForgiven } from "#app/features/topics/vocabulary/typos";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";

const MAX_WORDS = 60;
const MAX_NAMED = 3;
const MIN_NAME_LENGTH = 2;
/** PostgreSQL rejects search words of more than about two thousand bytes, and one Arabic character may fold into eighteen letters. */
const MAX_NAME_LENGTH = 60;

/**
 * Returns the topics and ids of bookable advisors whose first and last name stand next to each other in a text, in text order; one of the
 * two may be misspelt. The topic is their main one, or another of theirs if that is no longer offered.
 */
export async function advisorsNamedIn(connection: Connection, text: string): Promise<{ advisorId: string; topicId: string }[]> {
  const words = wordsOf(text)
    .slice(0, MAX_WORDS)
    .map(({ folded }) => folded.replace(/[^\p{L}\p{N}]/gu, ""));
  const pairs = words.flatMap((word, index): [string, string][] => {
    const next = words[index + 1];
    return isLengthOfName(word) && next !== undefined && isLengthOfName(next) ? [[word, next]] : [];
  });
  if (pairs.length === 0) return [];
  const exact = await namedByPairs(connection, pairs);
  return exact.length > 0 ? exact : namedByPairs(connection, await correctedPairs(connection, pairs));
}

const isLengthOfName = ({ length }: string) => length >= MIN_NAME_LENGTH && length <= MAX_NAME_LENGTH;

async function namedByPairs(connection: Connection, pairs: readonly [string, string][]) {
  if (pairs.length === 0) return [];
  const { rows } = await connection.execute<{ adviser_id: string; topic_id: string }>(sql`
    select named.adviser_id, topic.topic_id
    from unnest(${sql.param(pairs.map(([first]) => first))}::text[], ${sql.param(pairs.map(([, last]) => last))}::text[])
      with ordinality as pair(first, last, place)
    cross join lateral (select adviser_id from adviser_words
      where words @@ format('''n:%s'' & ''n:%s''', first, last)::tsquery order by demerit, adviser_id limit ${MAX_NAMED}) as named
    cross join lateral (select ${advisorTopics.topicId} from ${advisorTopics} join ${topics} on ${topics.id} = ${advisorTopics.topicId}
      where ${advisorTopics.advisorId} = named.adviser_id and ${isOfferedTopic}
      order by ${advisorTopics.isPrimary} desc, ${topics.name} limit 1) as topic
    order by pair.place limit ${MAX_NAMED}`);
  const distinct = new Map(rows.map(({ adviser_id, topic_id }) => [adviser_id, { advisorId: adviser_id, topicId: topic_id }]));
  return [...distinct.values()];
}

/** Returns pairs with one word corrected: its neighbour is part of an advisor's name, and it is only close to one itself. */
async function correctedPairs(connection: Connection, pairs: readonly [string, string][]): Promise<[string, string][]> {
  const distinct = [...new Set(pairs.flat())].filter((word) => slipsForgiven(word) > 0);
  const { rows } = await connection.execute<{ said: string; meant: string }>(sql`
    select said, near.word as meant from unnest(${sql.param(distinct)}::text[]) as said
    cross join lateral (select word from search_words where position(':' in word) = 0 order by word <-> said limit 8) as near`);
  const near = Map.groupBy(
    rows.filter(({ said, meant }) => said !== meant && slipsBetween(said, meant, slipsForgiven(said)) <= slipsForgiven(said)),
    ({ said }) => said,
  );
  const meantBy = (word: string) => (near.get(word) ?? []).map(({ meant }) => meant);
  return pairs.flatMap(([first, last]): [string, string][] => [
    ...meantBy(last).map((meant): [string, string] => [first, meant]),
    ...meantBy(first).map((meant): [string, string] => [meant, last]),
  ]);
}
