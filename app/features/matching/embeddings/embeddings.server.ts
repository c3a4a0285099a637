import { type SQL, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { describeError, log } from "#app/platform/log/log.server";
import { configuredEmbedder, type Embedder } from "#app/platform/model/embedding-model.server";
import { similarityParts } from "./similarity";

/** Advisors embedded per pass, in one request. */
const MAX_PER_PASS = 48;
const MAKING_PATIENCE_MS = 10_000;
/** A person waits for the answer, which is as good as without embeddings if the model is late. */
const ASKING_PATIENCE_MS = 900;
const MAX_TEXT_LENGTH = 6_000;

/** Text embedded for an advisor: title, areas and what they write about themselves. No name, no place, no account data. */
const textOfAdvisor = sql`left(concat_ws(E'\n', nullif(a.job_title, ''),
  (select string_agg(topics.name, ', ' order by t.is_primary desc, topics.name) from adviser_topics t join topics on topics.id = t.topic_id where t.adviser_id = a.id),
  nullif(a.bio, ''), nullif(a.certifications, '')), ${sql.raw(String(MAX_TEXT_LENGTH))})`;

/**
 * Creates the embeddings of listed advisors who have none of this model or changed since: one batch per pass, the rest in the next ones.
 * Unchanged text is not embedded again. Safe to repeat; does nothing without a model. Returns how many were read.
 */
export async function embedChangedAdvisors(embedder: Embedder | null = configuredEmbedder()): Promise<number> {
  if (!embedder) return 0;
  const { rows: due } = await db.execute<{ id: string; text: string; seen: string; isKnown: boolean }>(sql`
    select a.id, a.updated_at::text as seen, due.text, coalesce(e.model = ${embedder.name} and e.text_hash = md5(due.text), false) as "isKnown"
    from advisers a left join adviser_embeddings e on e.adviser_id = a.id cross join lateral (select ${textOfAdvisor} as text) as due
    where a.status = 'approved' and (e.adviser_id is null or e.model <> ${embedder.name} or a.updated_at > e.seen_at)
    order by a.updated_at limit ${MAX_PER_PASS}`);
  const fresh = due.filter(({ isKnown }) => !isKnown);
  const vectors =
    fresh.length > 0
      ? await embedder.embed(
          fresh.map(({ text }) => text),
          MAKING_PATIENCE_MS,
        )
      : [];
  for (const [index, { id, text, seen }] of fresh.entries()) {
    const made = sql`(select id, ${embedder.name}, md5(${text}), ${sql.param(vectors[index])}::real[], ${seen}::timestamptz from advisers where id = ${id})`;
    await db.execute(sql`
      insert into adviser_embeddings (adviser_id, model, text_hash, embedding, seen_at) ${made}
      on conflict (adviser_id) do update
      set model = excluded.model, text_hash = excluded.text_hash, embedding = excluded.embedding, seen_at = excluded.seen_at`);
  }
  for (const { id, seen } of due.filter(({ isKnown }) => isKnown))
    await db.execute(sql`update adviser_embeddings set seen_at = ${seen}::timestamptz where adviser_id = ${id}`);
  return due.length;
}

/**
 * Returns how similar each advisor (by id) is to a need in the person's own words, 0 to 1. Empty without a model, or when it is late,
 * unavailable or has embedded nobody yet: then all count alike. Compares only the given advisors.
 */
export async function similarityOf(
  connection: Connection,
  need: string,
  ids: readonly string[],
  embedder: Embedder | null = configuredEmbedder(),
): Promise<Map<string, number>> {
  if (!embedder || need.trim() === "" || ids.length < 2) return new Map();
  try {
    const [vector] = await embedder.embed([need.slice(0, MAX_TEXT_LENGTH)], ASKING_PATIENCE_MS);
    return similarityParts(await cosinesOf(connection, vector ?? [], ids, embedder.name), ids);
  } catch (error) {
    log("warn", "the embedding model was not heard", describeError(error));
    return new Map();
  }
}

async function cosinesOf(connection: Connection, vector: readonly number[], ids: readonly string[], model: string) {
  const need = sql`${sql.param([...vector])}::real[]`;
  const cosine = (await hasVectors(connection)) ? sql`-(e.embedding::vector <#> ${need}::vector)` : scanned(need);
  const { rows } = await connection.execute<{ id: string; cosine: number }>(sql`
    select e.adviser_id as id, (${cosine})::float8 as cosine from adviser_embeddings e
    where e.adviser_id = any(${sql.param([...ids])}::uuid[]) and e.model = ${model} and cardinality(e.embedding) = ${vector.length}::int`);
  return new Map(rows.map((row) => [row.id, row.cosine]));
}

/** Without the extension: the dot product number by number. */
const scanned = (need: SQL) => sql`(select sum(one::float8 * other) from unnest(e.embedding, ${need}) as pair(one, other))`;

/** Returns whether the database has the extension `vector`, whoever installed it. */
async function hasVectors(connection: Connection): Promise<boolean> {
  const { rows } = await connection.execute<{ has: boolean }>(sql`select to_regtype('vector') is not null as has`);
  return rows[0]?.has === true;
}
