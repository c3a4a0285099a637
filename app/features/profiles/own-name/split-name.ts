/** Words that begin a last name, folded to lower case: Dutch, German, French, Spanish, Portuguese, Italian, Scandinavian, Arabic and Hebrew ones. */
const PARTICLES = new Set(
  `van den der de ten ter te 't von vom zu zum zur du des le la las los del della dello delle dei degli di da do das dos
  d' af av bin ibn bint`.split(/\s+/),
);
/** Common as first names, too, when they begin with a capital. */
const LOWER_CASE_PARTICLES = new Set(["ben", "ter", "do", "lo", "al", "el", "abu"]);
/** Join two words of a last name: 'Ortega y Gasset', 'Silva e Costa'. */
const LINKS = new Set(["y", "e", "i"]);

/** Splits a full name: the last word is the last name, with the particles before it ('Piet' and 'de Vries'). A single word is a first name. */
export function splitName(said: string): { firstName: string; lastName: string } {
  const words = said.split(/\s+/).filter(Boolean);
  const last = Math.max(1, words.length - 1);
  const begins = words.findIndex((word, index) => index > 0 && index < last && (isParticle(word) || isLinked(words, index)));
  const at = begins === -1 ? last : begins;
  return { firstName: words.slice(0, at).join(" "), lastName: words.slice(at).join(" ") };
}

function isParticle(word: string): boolean {
  const plain = word.replace("’", "'").toLowerCase();
  return LOWER_CASE_PARTICLES.has(plain) ? word === word.toLowerCase() : PARTICLES.has(plain);
}

const isLinked = (words: readonly string[], index: number) => index + 2 < words.length && LINKS.has(words[index + 1] ?? "");
