import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";

const PREMISES = {
  en: "shop|store|bar|pub|cafe|restaurant|bakery|salon|practice|clinic|firm|company|business|branch|workshop|farm|hotel|studio|agency|start ?up|online shop|food truck|gym|garage",
  de: "laden|geschaft|bar|kneipe|cafe|restaurant|backerei|salon|praxis|firma|unternehmen|betrieb|filiale|werkstatt|hof|hotel|studio|agentur|start ?up|onlineshop|imbiss|gmbh",
  fr: "boutique|magasin|bar|cafe|restaurant|boulangerie|salon|cabinet|societe|entreprise|boite|succursale|atelier|ferme|hotel|studio|agence|start ?up|commerce",
  es: "tienda|bar|cafe|cafeteria|restaurante|panaderia|salon|peluqueria|consulta|clinica|empresa|negocio|sucursal|taller|granja|hotel|estudio|agencia|local",
  it: "negozio|bar|caffe|ristorante|panificio|salone|studio|azienda|ditta|impresa|attivita|filiale|bottega|officina|agriturismo|albergo|agenzia|locale|pizzeria",
};

/**
 * A matter of business or of what one owes, told with a family and with fear: what is one's own shop, whether to open a second, who is owed how much, a letter of
 * the tax office, a loan. In the five languages, against folded words with single spaces.
 */
const NEEDS: readonly RegExp[] = [
  `\\b(?:my|our) (?:\\w+ )?(?:${PREMISES.en})\\b|\\b(?:open|close|buy|sell|start|run|expand|take over|quit|leave|opening|selling|buying|starting) (?:\\w+ ){0,3}(?:${PREMISES.en})\\b|\\b(?:who|what|how much) (?:\\w+ )?(?:do|would|will) (?:i|we) (?:\\w+ )?owe\\b|\\b(?:paid|salary|income|pension) (?:\\w+ )?from\\b.{0,60}\\b(?:rent\\w*|live|living|owe|tax)\\b|\\b(?:tax office|taxman|letter from the (?:bank|court|tax\\w*))\\b`,
  `\\b(?:mein|unser)\\w* (?:\\w+ )?(?:${PREMISES.de})\\b|\\b(?:${PREMISES.de}) (?:\\w+ ){0,2}(?:eroffnen|aufmachen|schliessen|verkaufen|kaufen|ubernehmen|grunden|aufgeben)\\b|\\b(?:wem|was|wie ?viel) (?:schulde|zahle|muss) (?:ich|wir)\\b|\\b(?:finanzamt|brief (?:vom|von der) (?:amt|bank|gericht|steuer\\w*))\\b|\\b(?:selbstandig|selbststandig) machen\\b`,
  `\\b(?:mon|ma|notre|nos) (?:\\w+ )?(?:${PREMISES.fr})\\b|\\b(?:ouvr\\w*|ferm\\w*|vend\\w*|achet\\w*|repren\\w*|lanc\\w*|mont\\w*|quitt\\w*) (?:\\w+ ){0,3}(?:${PREMISES.fr})\\b|\\b(?:a qui|combien|que) (?:est ce que )?(?:dois je|je dois|devons nous|on doit)\\b|\\b(?:le fisc|lettre (?:du fisc|de la banque|des impots))\\b|\\bme mettre a mon compte\\b`,
  `\\b(?:mi|nuestr[oa]) (?:\\w+ )?(?:${PREMISES.es})\\b|\\b(?:abr\\w*|cerr\\w*|cierr\\w*|vend\\w*|compr\\w*|traspas\\w*|mont\\w*|dej\\w*|llev\\w*) (?:\\w+ ){0,3}(?:${PREMISES.es})\\b|\\b(?:a quien|cuanto|que) (?:le )?(?:debo|debemos|tengo que pagar)\\b|\\b(?:hacienda|carta (?:de hacienda|del banco))\\b|\\bhacerme autonom[oa]\\b`,
  `\\b(?:mio|mia|nostr[oa]) (?:\\w+ )?(?:${PREMISES.it})\\b|\\b(?:apr\\w+|chiud\\w+|vend\\w+|compr\\w+|rilev\\w+|lasci\\w+) (?:\\w+ ){0,3}(?:${PREMISES.it}|second[oa])\\b|\\bil (?:${PREMISES.it}) va\\b|\\b(?:a chi|quanto|cosa) (?:devo|dobbiamo)(?: pagare)?\\b|\\b(?:agenzia delle entrate|lettera (?:del fisco|della banca))\\b|\\bmettermi in proprio\\b`,
].map((need) => new RegExp(need)); // pattern: fixed alternatives, at most three other words between them

/** A word of business: whatever else is told, it is not sent away as personal. */
const OF_BUSINESS =
  /\b(?:compan(?:y|ies)|business\w*|startups?|apps?|software|investors?|shareholders?|customers?|firma|firmen|unternehmen|betriebe?s?|gmbh|investor\w*|gesellschafter\w*|kunden|kundschaft|entreprises?|societes?|investisseu\w+|actionnaires?|logiciels?|applis?|clientele|empresas?|negocios?|inversor\w*|aplicacion(?:es)?|clientela|aziend[ae]|ditt[ae]|impres[ae]|investitor\w*)\b/;

/** Returns whether a word of business stands in a text. */
export const speaksOfBusiness = (text: string): boolean => wordsOf(text).some(({ folded }) => OF_BUSINESS.test(folded));

/** Returns whether a text tells a need, whatever feelings and family it is told with. */
export function isNeedWithFeelings(text: string): boolean {
  const words = wordsOf(text)
    .map(({ folded }) => folded)
    .join(" ");
  return NEEDS.some((need) => need.test(words));
}
