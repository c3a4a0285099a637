import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { COSTS, FIRMS } from "./figures-of-speech";

/**
 * What has no body although it is said to have a heart attack, to bleed or to choke: a firm, a launch, a website; and a shock at a bill, of which nobody falls
 * ill. Matched against folded words with single spaces.
 */
const THINGS = {
  en: `${FIRMS.en}|launch|web ?site|site|page|campaign|server|app|platform|economy|industry|sector|revenue|team budget|system|website traffic|subsidiary|branch`,
  de: `${FIRMS.de}|start|launch|web ?seite|seite|website|kampagne|server|app|plattform|wirtschaft|industrie|lokal|wirtschaft|system|kasse|bude|filiale`,
  fr: `${FIRMS.fr}|lancement|site|page|campagne|serveur|appli|application|plateforme|economie|industrie|secteur|tresorerie|systeme|start ?up|filiale|caisse`,
  es: `${FIRMS.es}|lanzamiento|web|pagina|campana|servidor|aplicacion|app|plataforma|economia|industria|sector|tesoreria|sistema|start ?up|filial|caja`,
  it: `${FIRMS.it}|lancio|sito|pagina|campagna|server|app|applicazione|piattaforma|economia|industria|settore|cassa|sistema|start ?up|filiale`,
};
/** Not of these: 'a guest in our shop', 'le patron du bar'. */
const NOT_WITHIN =
  "(?<!\\b(?:in|at|of|from|inside|outside|near|im|in der|am|vom|von|vor|beim|bei|dans|du|de|des|au|chez|devant|en|del|al|nel|nella|dal|della|di|a)(?: (?:\\w+))?(?: \\w+)? )";
const SMALL = {
  en: "(?:(?:is|are|was|s|has|have|had|just|slowly|really|keeps?|been|now|practically|nearly|almost) ){0,3}",
  de: "(?:(?:hat|ist|wird|hatte|gerade|langsam|fast|so|einfach|einen?|gleich|regelrecht) ){0,3}",
  fr: "(?:(?:a|est|en|train|de|d|vient|va|se|s|un|une|fait|fait un|eu|presque|litteralement|lentement|carrement) ){0,5}",
  es: "(?:(?:ha|esta|se|le|dio|da|dado|un|casi|sufrido|sufrio|sufre|tuvo|va|a|poco) ){0,4}",
  it: "(?:(?:ha|e|sta|si|avuto|un|quasi|fatto|preso|sembra|per|venuto|lentamente) ){0,4}",
};
const SHOCK =
  "heart attacks?|strokes?|seizures?|herzinfarkt\\w*|schlaganfall|infarkt|infarctus|crise cardiaque|avc|infarto|ataque al corazon|ictus|attacco di cuore";
const FAILS = {
  en: `(?:(?:had|having|suffered|a|has) )*(?:${SHOCK})|flatlin\\w+|on life support|bleed\\w*|bled|haemorrhag\\w+|hemorrhag\\w+|chok\\w+|suffocat\\w+|gasping for (?:air|breath)|not breathing|unconscious`,
  de: `(?:einen? )?(?:\\w+ )?(?:${SHOCK})(?: (?:bekommen|erlitten|gehabt))?|auf der intensivstation|blutet(?: (?:langsam|regelrecht|vollig))?(?: aus)?|ausgeblutet|am (?:verbluten|ersticken)|erstickt|verblutet|bewusstlos`,
  fr: `(?:${SHOCK})|en reanimation|saign\\w*|etouff\\w*|suffoqu\\w*|asphyxi\\w*|perd (?:\\w+ )?(?:tout )?(?:son|du) sang`,
  es: `(?:${SHOCK})|en (?:la )?(?:uvi|uci)(?: (?:y )?se desangra)?|desangr\\w*|sangra\\w*|ahoga\\w*|asfixia\\w*|atragant\\w*`,
  it: `(?:${SHOCK})|in rianimazione(?: sanguina \\w+)?|sanguina\\w*|soffoc\\w+|strozza\\w*|annega\\w*|affoga\\w*|perd\\w+ sangue|dissangu\\w*`,
};
const things = (language: keyof typeof THINGS) =>
  `${NOT_WITHIN}\\b(?:(?:my|our|the|this|mein|meine|unser|unsere|der|die|das|mon|ma|notre|le|la|l|mi|nuestr[oa]|el|il|lo|mio|mia|nostr[oa]) ){0,2}(?:${THINGS[language]}) ${SMALL[language]}(?:${FAILS[language]})\\b`;

/** What gives such a shock, or presses so hard. */
const BURDENS = `${Object.values(COSTS).join("|")}|quotes?|quotation|letters?|debts?|orders?|price tag|accounts?|figures|numbers|deadline|strom\\w*|\\w*rechnung\\w*|\\w*nachzahlung\\w*|\\w*bescheid\\w*|angebot|schulden|auftrage?\\w*|zahlen|brief|post|devis|dettes?|courrier|chiffres|lettre|commandes|addition|presupuesto|deudas?|carta|cifras|recibo|pedidos|cuenta|preventivo|debit[oi]|lettera|conto|cifre|bolletta|rate|ordini|parcella`;
const SEEN =
  "when|whenever|seeing|looking|opening|reading|at|over|from|als|wenn|beim|wegen|bei|von|en (?:voyant|ouvrant|lisant|recevant|decouvrant)|quand|devant|a la vue|al ver|al abrir|al leer|al recibir|cuando|con|vedendo|aprendo|leggendo|ricevendo|quando|a vedere|davanti";

/** Figures of what has no body. */
// pattern: fixed alternatives, with a bounded number of small words between them
export const OF_NO_BODY = new RegExp(
  [
    ...(Object.keys(THINGS) as (keyof typeof THINGS)[]).map(things),
    `\\b(?:gave|gives?|giving) (?:me|us|everyone|everybody) (?:\\w+ )?(?:${SHOCK})\\b`,
    `\\b(?:m|nous|me|nos|mi|ci) (?:a|ont|ha|han|hanno) (?:\\w+ )?(?:donne|file|colle|dado|provocado|provoque|fatto venire|dato) (?:\\w+ )?(?:${SHOCK})\\b`,
    `\\b(?:${BURDENS}) (?:(?:bekomme|kriege|bekam|ich|wir|einen|me|mi|nous|da|dio|fait|un|une|a|m|viene|venire) ){1,5}(?:${SHOCK})\\b`,
    `\\b(?:nearly|almost|practically|fast|beinahe|failli|presque|casi|quasi|a poco) (?:\\w+ ){0,4}(?:${SHOCK})\\b`,
    `\\b(?:${SHOCK}) (?:\\w+ ){0,2}?(?:${SEEN}) (?:\\w+ ){0,7}?(?:${BURDENS})\\b`,
    `\\b(?:chok\\w+|suffocat\\w+|erstick\\w+|verblute\\w*|s? ?etouff\\w+|suffoqu\\w+|(?:se )?(?:esta )?(?:ahoga|asfixia|atraganta)\\w*|soffoc\\w+|strozza\\w*|anneg\\w+) (?:on|under|with|in|from|by|an|unter|vor|sous|dans|avec|con|en|por|de|bajo|sotto|nei|nelle|per|di|dai|dalle) (?:\\w+ ){0,2}?(?:${BURDENS})\\b`,
  ].join("|"),
  "g",
);

/** Returns whether a text speaks of such a thing: it asks for no doctor. */
export const speaksOfNoBody = (text: string): boolean =>
  wordsOf(text)
    .map(({ folded }) => folded)
    .join(" ")
    .search(OF_NO_BODY) >= 0;
