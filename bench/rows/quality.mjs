import { openEngine } from "../quality/engine.mjs";
import { acceptedFor, judge, PARTS, QUALITY_SET, readNeeds } from "../quality/needs.mjs";

const GOALS = { precision: 0.9, isRightCategory: 0.95 };
const WAYS = ["dictionary", "classifier"];
const NAMES = { precision: "precision at 3", isRightCategory: "category accuracy", reciprocalRank: "reciprocal rank" };

/**
 * How well needs in people's own words are met, compared with a plain text search over the same directory. The held-out part was written
 * before the engine and is never looked at while tuning; QUALITY_MISSES=1 lists what the others get wrong.
 */
export async function measure() {
  const engine = await openEngine();
  const rows = [];
  const set = { ours: [], plain: [], dictionary: [], classifier: [], plainMilliseconds: 0 };
  for (const part of PARTS) {
    const needs = readNeeds(part);
    const ours = [];
    const plain = [];
    for (const need of needs) {
      const accepted = acceptedFor(need, engine.people);
      const categories = new Set(need.areas.map(engine.categoryOf));
      const answer = await engine.answer(need, "both");
      const judged = judge(answer, accepted, categories);
      ours.push(judged);
      if (QUALITY_SET.includes(part)) for (const way of WAYS) set[way].push(judge(await engine.answer(need, way), accepted, categories));
      const began = performance.now();
      const found = await plainSearch(engine, need.text);
      if (QUALITY_SET.includes(part)) set.plainMilliseconds += performance.now() - began;
      plain.push(judge(found, accepted, categories));
      if (part !== "held-out" && process.env.QUALITY_MISSES && (judged.precision < 1 || !judged.isRightCategory))
        tellMiss(need, answer, judged);
    }
    rows.push(...rowsOf(part, ours, plain));
    if (!QUALITY_SET.includes(part)) continue;
    set.ours.push(...ours);
    set.plain.push(...plain);
  }
  rows.push(...rowsOf("the quality set", set.ours, set.plain));
  sideBySide(engine, set);
  await engine.close();
  return rows;
}

/** Compares plain text search, dictionary, classifier, and both on the quality set, with the cost of reading a text by each. */
function sideBySide(engine, set) {
  const texts = QUALITY_SET.flatMap(readNeeds).flatMap(({ kind, text }) => (kind === "document" ? [] : [text]));
  const lists = { "plain text search": set.plain, dictionary: set.dictionary, classifier: set.classifier, both: set.ours };
  const lines = Object.entries(lists).map(([name, judged]) => {
    const figures = Object.entries(NAMES).map(([measure, label]) => [label, meanOf(judged, measure).toFixed(2)]);
    // The database holds the words of a plain search; this process needs no memory for it.
    if (name === "plain text search")
      return [name, { ...Object.fromEntries(figures), "ms a text": (set.plainMilliseconds / set.plain.length).toFixed(2), MB: "0.0" }];
    const { milliseconds, megabytes } = engine.cost(name, texts);
    return [name, { ...Object.fromEntries(figures), "ms a text": milliseconds.toFixed(2), MB: megabytes.toFixed(1) }];
  });
  // On stderr, so that stdout stays JSON where that is requested.
  new console.Console(process.stderr).table(Object.fromEntries(lines));
}

const meanOf = (judged, measure) => judged.reduce((sum, each) => sum + each[measure], 0) / judged.length;

const rowsOf = (part, ours, plain) =>
  Object.entries(NAMES).map(([measure, name]) => row(`${part}, ${ours.length} needs: ${name}`, measure, ours, plain));

function row(name, measure, ours, plain) {
  const goal = GOALS[measure];
  return {
    name,
    ours: meanOf(ours, measure),
    unit: "",
    against: meanOf(plain, measure),
    againstName: "plain text search",
    ...(goal && { goal: `at least ${goal}`, isMet: meanOf(ours, measure) >= goal }),
  };
}

/** Searches names, titles, areas and biographies with PostgreSQL's own means: any of the words, ordered by ts_rank. */
async function plainSearch(engine, text) {
  const rows = await engine.query(
    `with said as (
       select slug, category, to_tsvector('english', display_name || ' ' || job_title || ' ' || bio || ' ' || certifications || ' ' ||
         (select string_agg(name, ' ') from adviser_topics join topics on topics.id = topic_id where adviser_id = advisers.id)) as words
       from advisers where availability_status <> 'away'),
     sought as (select replace(plainto_tsquery('english', $1)::text, '&', '|')::tsquery as query)
     select slug, category from said, sought where words @@ query order by ts_rank(words, query) desc, slug limit 10`,
    [text],
  );
  return { advisors: rows.map(({ slug }) => slug), category: rows[0]?.category };
}

function tellMiss(need, { topics, advisors, category }, { precision, isRightCategory }) {
  const marks = `${precision.toFixed(2)}${isRightCategory ? "" : " CATEGORY"}`;
  console.error(
    `${need.id} [${need.language} ${need.kind}] ${marks} «${need.text.slice(0, 70)}» wants ${need.areas.slice(0, 2)}, got ${category}: ${topics} → ${advisors}`,
  );
}
