// The needs of bench/quality/*.txt, each with the demo advisors that a sensible person would accept for it.
import { readFileSync } from "node:fs";

/** The quality set has two parts; practice and the strangers' texts were added later and do not count in it. */
export const QUALITY_SET = ["held-out", "tuning"];
export const PARTS = [...QUALITY_SET, "practice", "strangers"];

/** One need per line: language | kind | accepted areas, the main one first | wishes | text. */
export function readNeeds(part) {
  return readFileSync(new URL(`./${part}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line, index) => {
      const [language, kind, areas, wishes, ...text] = line.split("|").map((field) => field.trim());
      return {
        id: `${part}-${index + 1}`,
        language,
        kind,
        areas: areas.split(", "),
        wishes: Object.fromEntries(wishes.split(" ").flatMap((wish) => (wish.includes("=") ? [wish.split("=")] : []))),
        text: text.join(" | "),
      };
    });
}

/**
 * Accepted advisors: those who have one of the areas and meet the wishes; only the one requested by name. `best` are those whose main area
 * is the matter itself; if the demo has none, all accepted ones.
 */
export function acceptedFor({ areas, wishes }, people) {
  const accepted = people.filter((person) => {
    if (wishes.who) return person.slug === wishes.who;
    return (
      person.topics.some((topic) => areas.includes(topic)) &&
      (!wishes.speaks || person.languages.includes(wishes.speaks)) &&
      (!wishes.in || person.city === wishes.in) &&
      (!wishes.most || person.rateInDollars <= Number(wishes.most))
    );
  });
  const best = accepted.filter(({ topics }) => topics[0] === areas[0]);
  return {
    accepted: new Set(accepted.map(({ slug }) => slug)),
    best: new Set((best.length > 0 ? best : accepted).map(({ slug }) => slug)),
  };
}

/** Precision at 3 (or at the number accepted, if lower), whether the category is right, and the reciprocal rank of the first of the best. */
export function judge({ advisors, category }, { accepted, best }, categories) {
  const places = Math.min(3, accepted.size);
  const hits = advisors.slice(0, places).filter((slug) => accepted.has(slug)).length;
  const place = advisors.slice(0, 10).findIndex((slug) => best.has(slug));
  return { precision: hits / places, isRightCategory: categories.has(category) ? 1 : 0, reciprocalRank: place < 0 ? 0 : 1 / (place + 1) };
}
