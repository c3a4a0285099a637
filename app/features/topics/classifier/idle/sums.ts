const TIMES =
  "times|x|plus|minus|divided by|multiplied by|mal|durch|geteilt durch|und|fois|divise par|moins|por|mas|menos|entre|dividido entre|per|piu|meno|diviso";

/** A sum to work out, in the five languages; folded words with single spaces, which have no signs. */
const SUM = new RegExp(
  `^(?:(?:hi|hey|hallo|hola|ciao|bonjour) )?(?:how much is|what is|what s|whats|wie ?viel (?:ist|sind|macht|ergibt)|was (?:ist|macht|ergibt)|combien (?:font|fait)|ca fait combien|cuanto (?:es|son|hace)|quanto (?:fa|fanno|e)|calculate|rechne|calcule|calcula|calcola) \\d{1,9}(?: (?:${TIMES}) \\d{1,9}){1,5}$`,
);

/** Returns whether folded words only ask what a sum comes to. */
export const isSum = (words: string): boolean => SUM.test(words);
