import { speaksOfTheSite } from "#app/features/topics/classifier/own-business";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";

/** Whoever answers here, spoken to; in Spanish and Italian the verb says it alone: 'cobráis', 'accettate'. */
// pattern: fixed words, and words with one of four endings
const SPOKEN_TO =
  /\b(?:you|your|yours|ihr|euch|euer|eure[mnrs]?|sie|ihnen|ihre[mnrs]?|vous|votre|vos|vosotros|vuestr[oa]s?|ustedes|voi|vostr[oaie]|vi|\w{3,}(?:ais|eis)|\w{3,}(?:ate|ete))\b/;

/** People and pages of a firm's own: what they ask of it is no question about the site. */
const OF_OTHERS =
  /\b(?:customers?|clients?|guests?|patients?|tenants?|suppliers?|staff|employees?|kund(?:e|en|innen)|gaste|gasten|patienten|mieter|lieferant\w*|mitarbeiter\w*|clientes?|huespedes|pacientes|inquilin[oa]s|proveedor(?:es)?|emplead[oa]s|locataires|fournisseurs?|salaries|client[ei]|ospiti|pazienti|inquilini|fornitor[ei]|dipendenti|(?:my|our|mein\w*|unser\w*|mon|ma|notre|mi|nuestr[oa]|mi[oa]|nostr[oa]) (?:\w+ )?(?:site|website|web ?shop|shop|store|app|webseite|seite|laden|boutique|magasin|web|tienda|sito|negozio))\b/;

const folded = (text: string) =>
  wordsOf(text)
    .map(({ folded: word }) => word)
    .join(" ");

/** Returns whether a text names the site, or speaks to whoever answers here. */
export const speaksToTheSite = (text: string): boolean => speaksOfTheSite(text) || SPOKEN_TO.test(folded(text));

/** Returns whether a text tells of a firm's own customers, guests, staff or pages, and not of the site. */
export const isOfOthers = (text: string): boolean => OF_OTHERS.test(folded(text)) && !speaksOfTheSite(text);
