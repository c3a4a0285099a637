/** A way into a country or a market with one's goods, in the five languages; folded words with single spaces. */
// pattern: fixed words, and few others between spaces
const INTO_A_MARKET =
  /\b(?:nach (?!hause\b|oben\b)\w+ (?:rein|hinein)|(?:in|auf|into|sur|dans|en|nel|sul|al|au) (?:(?:the|den|einen|le|un|el) )?(?:\w+ )?(?:market|markt|marche|mercado|mercato)|(?:entrer|entrar|entro|entrare) (?:en|in|au|aux|a) (?!sagebridge\b)\w+ (?:avec|con) (?:mon|ma|mes|notre|nos|mis?|nuestr\w+|il|i|la|le) (?!(?:\w+ )?(?:correo|mail|e mail|email|compte|cuenta|account|password|contrasena|mot|clave|adresse|code|codigo|codice)\b))/;

/** Returns whether folded words ask for a way into a market, for which one says the same as for signing in. */
export const isIntoAMarket = (words: string): boolean => INTO_A_MARKET.test(words);
