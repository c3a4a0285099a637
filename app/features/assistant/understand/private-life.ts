import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { OCCASIONS, OCCASIONS_OF_BUSINESS } from "./private-occasions";

/**
 * Friends and company that somebody wishes for: words of markets and networks tell of them as well ('meet people', 'find', 'new town'). In the five languages,
 * against folded words with single spaces; friends among authorities, investors or customers are a matter of business.
 */
// pattern: fixed words, with at most four others between two of them
const FRIENDS = new RegExp(
  [
    "\\b(?:make|find|making|finding|have|meet) (?:some |any |new |good |more |real |nice )*friends\\b(?! (?:with|of)\\b)|\\b(?:meet|get to know) (?:some |new |nice |other |more )*people (?:after|when|since|in (?:a|my) new|my age|around here|outside)\\b",
    "\\bfreunde (?:\\w+ )?(?:finden|kennenlernen|kennen lernen|suchen)\\b|\\b(?:finde|suche|finden) (?:\\w+ ){0,5}(?:freunde|freundinnen|bekanntschaften|anschluss)$|\\b(?:lerne|lernt|lernen) (?:\\w+ ){1,3}(?:leute|menschen|freunde) kennen$|\\b(?:nette|neue) (?:leute|menschen) (?:kennenlernen|kennen lernen)$",
    "\\b(?:se|me|nous|de) faire (?:de nouveaux |des |de )?(?:ami|copain|copine)e?s\\b|\\brencontrer (?:de nouvelles |des )?(?:gens|personnes) (?:a|apres|quand|dans une nouvelle|de mon age)\\b",
    "\\b(?:hago|hacer|hacemos|encuentro|encontrar|tener) (?:nuev[oa]s |mas )?amig[oa]s\\b|\\bconocer (?:a )?gente (?:nueva|de mi edad|en una ciudad)\\b",
    "\\b(?:farmi|farsi|fare|trovare|trovo|faccio) (?:\\w+ ){0,2}(?:amici|amiche|amicizie|amicizia)\\b|\\bconoscere (?:gente|persone) (?:nuov[ae]|della mia eta|in una citta)\\b",
  ].join("|"),
);
const OF_BUSINESS =
  /\b(?:invest\w*|regulat\w*|behord\w*|autorit\w*|autorid\w*|kund\w*|customers?|clients?|clientes?|client[ei]|buyers?|suppliers?|press\w*|journalist\w*|business\w*|firma|firm|company|app|startup|launch|market\w*|wholesale|partners?)\b/;

/** Returns whether a text asks how one finds friends, loses weight or behaves at a wedding. */
export function isOfPrivateLife(text: string): boolean {
  const words = wordsOf(text)
    .map(({ folded }) => folded)
    .join(" ");
  if (OF_BUSINESS.test(words)) return false;
  return FRIENDS.test(words) || (OCCASIONS.test(words) && !OCCASIONS_OF_BUSINESS.test(words));
}
