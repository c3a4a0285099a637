import { openEngine } from "../quality/engine.mjs";
import { acceptedFor, judge, PARTS, QUALITY_SET, readNeeds } from "../quality/needs.mjs";

const GOALS = { precision: 0.9, isRightCategory: 0.95 };
const NAMES = { precision: "precision at 3", isRightCategory: "category accuracy", reciprocalRank: "reciprocal rank" };

/**
 * How well needs in people's own words are met, beside a plain text search over the same directory. The held-out part was written before the
 * engine and is never looked at while tuning; QUALITY_MISSES=1 lists what the others get wrong.
 */
export async function measure() {
  const engine = await openEngine();
  const rows = [];
  const set = { ours: [], plain: [] };
  for (const part of PARTS) {
    const needs = readNeeds(part);
    const ours = [];
    const plain = [];
    for (const need of needs) {
      const accepted = acceptedFor(need, engine.people);
      const categories = new Set(need.areas.map(engine.categoryOf));
      const answer = await engine.answer(need);
      const judged = judge(answer, accepted, categories);
      ours.push(judged);
      plain.push(judge(await plainSearch(engine, need.text), accepted, categories));
      if (part !== "held-out" && process.env.QUALITY_MISSES && (judged.precision < 1 || !judged.isRightCategory))
        tellMiss(need, answer, judged);
    }
    rows.push(...rowsOf(part, ours, plain));
    if (!QUALITY_SET.includes(part)) continue;
    set.ours.push(...ours);
    set.plain.push(...plain);
  }
  rows.push(...rowsOf("the quality set", set.ours, set.plain));
  await engine.close();
  return rows;
}

const rowsOf = (part, ours, plain) =>
  Object.entries(NAMES).map(([measure, name]) => row(`${part}, ${ours.length} needs: ${name}`, measure, ours, plain));

function row(name, measure, ours, plain) {
  const mean = (judged) => judged.reduce((sum, each) => sum + each[measure], 0) / judged.length;
  const goal = GOALS[measure];
  return {
    name,
    ours: mean(ours),
    unit: "",
    against: mean(plain),
    againstName: "plain text search",
    ...(goal && { goal: `at least ${goal}`, isMet: mean(ours) >= goal }),
  };
}

/** What a search over names, titles, areas and biographies finds with PostgreSQL's own means: any of the words, ordered by ts_rank. */
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
