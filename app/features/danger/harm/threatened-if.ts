import { TEXT_LANGUAGES, type TextLanguage } from "#app/features/topics/vocabulary/written-in";
import { isSaid, type Sign } from "../signs-in-parts";

/** Whom a threat is aimed at: children and family. */
const FAMILY: Record<TextLanguage, string> = {
  en: "(?:(?:the|my|our|his|her|your|both|all) ){1,3}(?:(?!business|company)\\w+ )?(?:kids?|children|child|baby|babies|little (?:ones?|girl|boy)|son|sons|daughters?|boys?|girls?|twins|mother|mum|mom|father|dad|sisters?|brothers?|parents|family|grand\\w+|niece|nephew|husband|wife)|mum|mom|dad|grandma|grandpa",
  de: "(?:(?:den|die|das|der|dem|meine[nmrs]?|mein|deine[nmrs]?|dein|unsere?[nmrs]?|unser|ihre?[nmr]?|seine?[nmr]?|beiden?|allen?) ){1,2}(?:\\w+ )?(?:kind\\w*|klein(?:e|en|er)|baby|babys|sohn|sohne|tochter|junge?n?s|jungen|madchen|zwillingen?|mutter|mama|vater|papa|schwestern?|brudern?|eltern|familie|oma|opa|nichte|neffen?|mann|frau)|mama|papa|oma|opa",
  fr: "(?:(?:les|le|la|l|ta|ton|tes|mes|mon|ma|nos|notre|ses|son|sa|leurs|tous|deux) ){1,3}(?:\\w+ )?(?:enfants?|gosses?|gamins?|gamines?|petit(?:e|s|es)?|bebe|bebes|fils|filles?|garcons?|jumeaux|jumelles|mere|maman|pere|papa|soeurs?|freres?|parents|famille|niece|neveu|mari|femme)|maman|papa|mamie|papi",
  es: "(?:(?:a|al|los|las|el|la|tus|tu|mis|mi|nuestr[oa]s?|sus|su|tod[oa]s|l[oa]s dos) ){1,3}(?:nin[oa]s?|crios?|crias?|pequen[oa]s?|bebe|bebes|hij[oa]s?|gemel[oa]s|madre|mama|padre|papa|herman[oa]s?|padres|familia|sobrin[oa]s?|marido|mujer|abuel[oa]s?)|a mama|a papa",
  it: "(?:(?:i|il|la|le|l|lo|gli|ai|al|alla|alle|tuo|tua|tuoi|tue|mio|mia|miei|mie|nostr[oaie]|suo|sua|tutti|entrambi) ){1,3}(?:bambin[oaie]|bimb[oaie]|piccol[oaie]|figli|figli[oae]|neonat[oa]|ragazz[ie]|gemell[ie]|madre|mamma|padre|papa|sorell[ae]|fratell[oi]|genitori|famiglia|nipot[ei]|marito|moglie|nonn[oa])|mamma|papa",
};
const ME: Record<TextLanguage, string> = {
  en: `me|us|us all|all of us|them|him and me|her and me|${FAMILY.en}`,
  de: `mich|uns|uns alle|sie alle|${FAMILY.de}`,
  fr: `moi|nous|nous tous|${FAMILY.fr}`,
  es: `mi|nosotros|todos|${FAMILY.es}`,
  it: `me|noi|tutti|${FAMILY.it}`,
};

/** What happens then: somebody is killed, drowned, hurt, thrown down or burnt with a house, in the present or the future tense. */
const HARM: Record<TextLanguage, string> = {
  en: [
    `\\b(?:he|she|they|i|ll|will|would|d|to|and) (?:just )?(?:kills?|drowns?|murders?|strangles?|smothers?|suffocates?|poisons?|shoots?|stabs?|hurts?|harms?|beats?|burns?|cuts?) (?:${ME.en})\\b(?! (?:in the (?:reviews|market|business|polls|press|charts)|financially|with (?:paperwork|kindness|fees|work)))`,
    `\\b(?:throws?|drops?|pushes|push|dangles?) (?:${ME.en}) (?:off|from|out|over|down|under|in front)\\b|\\b(?:takes?|drags?|walks?|drives?) (?:${ME.en}) (?:\\w+ )?(?:in ?to (?:the|a) (?:river|lake|sea|wall|tree|canal|grave)|to the grave|off (?:the|a) (?:bridge|cliff|road))|\\b(?:drives?|jumps?|goes) (?:off|from|into) (?:the|a) (?:bridge|cliff|roof|river|wall|tree|balcony) with (?:${ME.en})\\b`,
    `\\bputs? (?:a )?(?:bullet|knife) (?:in|into|through|to) (?:${ME.en})\\b|\\b(?:turns?|opens?) (?:on )?(?:the )?gas (?:\\w+ )?(?:for|with|on) (?:${ME.en})\\b`,
    `\\b(?:burns?|sets?|blows?|torches|torch)\\b.{0,40}\\b(?:with|and) (?:${ME.en}|everyone|everybody) (?:\\w+ )?(?:in|inside|asleep|still)\\b`,
    `\\b(?:${FAMILY.en}) (?:dies|die|is dead|are dead|will die|gets? hurt|won t (?:live|wake))\\b|\\b(?:you|i|we) (?:\\w+ )?find (?:him|her|them|${FAMILY.en}) dead\\b|\\b(?:do|does|happens?|will happen) (?:something )?to (?:${ME.en})\\b|\\bsomething (?:\\w+ )?happen\\w* to (?:${ME.en})\\b|\\byou(?: ll| will)? (?:\\w+ )?bury (?:${FAMILY.en})\\b|\\b(?:never|won t) see (?:${FAMILY.en}) (?:alive|again)\\b|\\bgoug\\w+ (?:my|her|his) eyes\\b|\\bi (?:m|am|ll be|will be) dead\\b|\\bpays? with (?:his|her|their|my) (?:blood|life)\\b|\\b(?:with (?:her|him|them|us|me)|${FAMILY.en}) (?:still )?(?:in|inside) it\\b`,
  ].join("|"),
  de: [
    `\\b(?:tut|tun|tue|tu|mach|macht) (?:er |sie |ich |die |der )?(?:mir|ihnen|${ME.de}) (?:\\w+ )?(?:was|etwas|weh|gewalt)\\b`,
    `\\b(?:ertrank|ersauf|vergift|erstich|erstech|erwurg|wurg|erschiess|erschlag|verprugel|verbrenn|erstick|tote|verletz|schlag|zerstuckel)\\w* (?:er |sie |ich |die )?(?:${ME.de})\\b(?! (?:im (?:preis|wettbewerb|markt)))`,
    `(?<!\\bwir )\\b(?:${ME.de}) (?:\\w+ ){0,2}(?:umbringt|umbringen|umbringe|ertrankt|ertranken|vergiftet|vergiften|ersticht|erstechen|erwurgt|erwurgen|erschiesst|erschiessen|erschlagt|anzundet|verbrennt|totet|tot (?:sind|ist)|(?:was|etwas) (?:antut|antun|tut|anzutun)|weh ?(?:tut|zutun)|(?:die kehle )?durch(?:zu)?schneide\\w*|abstech\\w*|abzustechen|zu (?:ertranken|vergiften|toten|erwurgen|erschiessen|erstechen|verletzen)|umzubringen|(?:mit )?in (?:den|das|die|einen) (?:fluss|wasser|see|kanal|donau)|kissen aufs gesicht)\\b|\\bpassiert (?:${ME.de}) (?:was|etwas)\\b|\\b(?:${FAMILY.de}) (?:was|etwas) passiert\\b|\\b(?:bin|seid|bist) (?:ich|ihr|du) (?:\\w+ )?tot\\b|\\b(?:siehst|sehe|sieht) (?:du |ich )?(?:${FAMILY.de}) (?:nie|nicht) (?:wieder|mehr)\\b|\\bliegt (?:${FAMILY.de}) (?:\\w+ )?unter der erde\\b|\\bmit (?:${FAMILY.de}) ins wasser\\b|\\bmir die augen aus|\\bich (?:\\w+ )?tot (?:bin|sei|ware)\\b`,
    `\\b(?:bringt|bringen|bringe|bring) (?:er |sie |ich |die )?(?:${ME.de}) (?:\\w+ ){0,2}um\\b(?! (?:den|die|das|unser|mein))`,
    `\\b(?:sind|ist|bin|sterben|stirbt) (?:dann )?(?:ich|wir|${FAMILY.de}) (?:\\w+ )?(?:tot|dran|tote?)?\\b(?=$| (?:wenn|falls|sagt|hat))|\\bmit in den tod\\b`,
    `\\b(?:wirft|schmeisst|stosst|schubst|springt|werfe|sturzt) (?:er |sie |sich )?(?:mit )?(?:${ME.de}) (?:\\w+ )?(?:vom|von der|aus dem|vor den|vor die|in den|in die)\\b`,
    `\\b(?:fahrt|fahre|rast|lenkt|steuert|springt|geht) (?:er |sie )?(?:sich )?mit (?:${ME.de}) (?:\\w+ ){0,2}(?:gegen|von der|vom|vor|in den (?:fluss|see|kanal|rhein)|ins wasser)\\b`,
    `\\b(?:dreht|drehe|macht) (?:er |sie |ich )?(?:das gas|den gashahn|den gasherd) (?:\\w+ ){0,3}?auf\\b|\\b(?:gas|gashahn) (?:aufdreht|aufdrehen|auf)\\b`,
    `\\b(?:zundet|brennt|fackelt|steckt|sprengt|zunde|anzundet|abfackelt|niederbrennt)\\b.{0,40}\\b(?:mit|samt) (?:${ME.de}|allen)\\b`,
  ].join("|"),
  fr: [
    `\\b(?:il|elle|ils|on|je|d|de|va|vont|et) (?:\\w+ )?(?:noie\\w*|tuent?|tue\\w*|etrangle\\w*|egorge\\w*|empoisonne\\w*|plante|poignarde\\w*|etouffe\\w*|bute\\w*|frappe\\w*|brule\\w*|abat|noyer|tuer|bruler|etrangler|empoisonner|descend) (?:${FAMILY.fr})\\b`,
    `\\b(?:il|elle|ils|on|je) (?:va |vont |vais )?(?:me|nous|m) (?:tue\\w*|plante\\w*|bute\\w*|egorge\\w*|etrangle\\w*|crame\\w*|noie\\w*|defigure\\w*|descend\\w*)\\b(?! (?:avec|par|a coups de) (?:ses|les|des|leurs))`,
    `\\b(?:fait|fera|faire|font|ferait|feront) (?:du )?(?:mal|quelque chose) (?:a |aux |au )(?:${FAMILY.fr}|enfants|petits|bebe|moi|nous)\\b|\\bs en (?:prend\\w*|prennent) (?:a |aux |au )(?:${FAMILY.fr}|enfants|petits|moi|nous)\\b`,
    `\\b(?:jette|balance|lance|pousse|saute) (?:${FAMILY.fr}|nous) (?:\\w+ )?(?:par|du|de|sous|dans)\\b|\\bse (?:jette|tue|balance)\\b.{0,20}\\bavec (?:${FAMILY.fr}|moi|nous)\\b|\\b(?:fonce|roule|saute) (?:\\w+ ){0,5}avec (?:${FAMILY.fr}|moi|nous)\\b`,
    `\\b(?:emmene|emporte|traine) (?:${FAMILY.fr}) (?:\\w+ )?dans (?:la riviere|le fleuve|l eau|la tombe|le lac)\\b|\\barriver\\w* (?:quelque chose|malheur) (?:a |aux |au )(?:${FAMILY.fr}|enfants|petits|moi)\\b|\\b(?:reverra\\w*|reverrez|verras) (?:jamais|plus) (?:${FAMILY.fr})\\b|\\bcrev\\w+ les yeux\\b|\\b(?:je )?(?:suis|serai) morte?\\b|\\b(?:ouvre|ouvrira|met) le gaz\\b|\\b(?:brule\\w*|met(?:tra)? le feu|crame\\w*|fait (?:sauter|bruler)|incendie\\w*)\\b.{0,30}\\b(?:(?:avec )?(?:${FAMILY.fr}|nous|moi|tout le monde) (?:dedans|a l interieur|avec)|avec (?:${FAMILY.fr}|nous|moi|tout le monde))\\b`,
    `\\b(?:${FAMILY.fr}) (?:est|sont|sera|seront) morte?s?\\b|\\b(?:${FAMILY.fr}) (?:meurt|meurent|mourra|mourront)\\b|\\btu (?:\\w+ )?retrouves? (?:le|la|les|${FAMILY.fr}) (?:\\w+ )?morte?s?\\b`,
  ].join("|"),
  es: [
    `\\b(?:mata\\w*|ahog\\w+|envenen\\w+|estrangul\\w+|degoll\\w+|deguella\\w*|apunal\\w+|quem\\w+|asfixi\\w+|golpe\\w+|raj\\w+|dispar\\w+) (?:${FAMILY.es})\\b`,
    `\\b(?:me|nos) (?:va a |van a )?(?:mata\\w*|apunal\\w+|quema\\w*|raja\\w*|deguella\\w*|ahog(?:a|an)|estrangul\\w+|pega\\w* un tiro)\\b(?! (?:a|con|de) (?:trabajo|impuestos|papeles|sus|risa))`,
    `\\b(?:hace\\w*|hara\\w*|haran|hagan?) (?:dano|algo) (?:${FAMILY.es}|a mi|a nosotros)\\b`,
    `\\b(?:tira|tiran|lanza|arroja) (?:${FAMILY.es}) (?:\\w+ )?(?:por|al|desde|del|a la|bajo)\\b|\\b(?:se )?(?:tira|lanza|salta|estrella) (?:\\w+ ){0,5}?(?:con|y) (?:el coche y )?(?:${FAMILY.es}|conmigo)\\b`,
    `\\b(?:lleva|llevara|mete) (?:${FAMILY.es}) (?:\\w+ )?(?:al|en el) (?:rio|lago|mar|pozo)\\b|\\bpas(?:a|ara) algo (?:${FAMILY.es}|a mi)\\b|\\b(?:ir|vend|vien|va)\\w* a por (?:${FAMILY.es}|mi)\\b|\\bno (?:vuelv\\w+|volv\\w+) a ver (?:${FAMILY.es})\\b|\\b(?:saca\\w*|arranca\\w*) los ojos\\b|\\b(?:la|lo|los) tir\\w+ al (?:pozo|rio|tren|mar)\\b|\\b(?:estoy|estare) muert[oa]\\b|\\b(?:abre|abrira|enciende) (?:el|la llave del) gas\\b|\\b(?:quema\\w*|prende\\w* fuego|incendia\\w*|arde)\\b.{0,30}\\b(?:con )?(?:${FAMILY.es}|nosotros|conmigo|todos) (?:dentro|adentro)\\b`,
    `\\ble (?:cort|romp|quit)\\w+ (?:un|una|el|la|los|las) (?:dedos?|orejas?|manos?|piernas?|brazos?) ?(?:${FAMILY.es})?\\b|\\b(?:${FAMILY.es}) (?:muere|mueren|morira|moriran|esta muert[oa]|estan muert[oa]s)\\b|\\bme (?:tira|echa|tirara|echara) acido\\b`,
  ].join("|"),
  it: [
    `\\b(?:ammazz\\w+|uccid\\w+|anneg\\w+|affog\\w+|avvelen\\w+|strangol\\w+|accoltell\\w+|soffoc\\w+|bruc\\w+|sgozz\\w+|picchi\\w+|spar\\w+) (?:${FAMILY.it})\\b`,
    `\\b(?:mi|ci) (?:ammazza\\w*|uccid\\w+|accoltell\\w+|strangol\\w+|sgozz\\w+|spar\\w+|anneg\\w+)\\b(?! (?:di|con) (?:lavoro|tasse|mail|le|i|gli))`,
    `\\b(?:fa|fara|fanno|faranno|fare|farebbe) (?:del )?(?:male|qualcosa) (?:${FAMILY.it}|a (?:me|noi|mio|mia|suo|nostr[oa])\\b ?(?:figli\\w|bimb\\w|bambin\\w|madre|padre)?)`,
    `\\b(?:butta|buttera|lancia|getta|spinge) (?:${FAMILY.it}) (?:\\w+ )?(?:dal|dalla|giu|sotto|nel|in)\\b|\\bsi (?:butta|lancia|getta|schianta|ammazza)\\b.{0,25}\\bcon (?:${FAMILY.it}|me)\\b`,
    `\\b(?:porta|portera|trascina) (?:${FAMILY.it}) (?:\\w+ )?(?:nel|in) (?:fiume|lago|mare|acqua)\\b|\\bsucced\\w+ qualcosa (?:${FAMILY.it}|a me)\\b|\\b(?:${FAMILY.it}) non torn\\w+\\b|\\bnon (?:rived\\w+|ved\\w+) (?:mai )?(?:piu )?(?:${FAMILY.it})\\b|\\bcav\\w+ gli occhi\\b|\\bsciogli\\w+ nell acido\\b|\\b(?:sono|saro) mort[oa]\\b|\\b(?:apre|aprira|accende) il gas\\b|\\b(?:bruci\\w*|da fuoco|incendi\\w*)\\b.{0,30}\\bcon (?:${FAMILY.it}|noi|me|tutti|dentro)\\b`,
    `\\b(?:${FAMILY.it}) (?:muore|muoiono|morira|moriranno|e mort[oa]|sono mort[ie])\\b|\\bgli (?:tagli\\w+|spezz\\w+|romp\\w+) (?:un|il|la|le|i)\\b|\\bmi (?:butta|tira|getta|buttera) (?:\\w+ )?acido\\b`,
  ].join("|"),
};

/** That it was said or written. */
const SAYS: Record<TextLanguage, RegExp> = {
  en: /\b(?:says?|said|told|tells|swears?|swore|threat\w*|warn\w*|text(?:ed|s)?|wrote|writes?|promis\w+|vow\w*|keeps saying|messaged|told me)\b/,
  de: /\b(?:sagt|sagte|gesagt|meint|meinte|schwort|schwor|geschworen|droht\w*|gedroht|schreibt|schrieb|geschrieben|warnt\w*|gewarnt|ausgerichtet|ankundigt\w*|angekundigt)\b/,
  fr: /\b(?:dit|dis|disent|jure\w*|menac\w+|previen\w*|prevenue?|ecrit|ecrivent|promis|annonce\w*|repete|raconte|message)\b/,
  es: /\b(?:dice\w*|dijo|dijeron|dicho|jura\w*|juro|amenaz\w+|avis\w+|advert\w+|advirt\w+|escrib\w+|escrito|promet\w+|repite|llamo)\b/,
  it: /\b(?:dice|dicono|detto|disse|giura\w*|minacc\w+|avvert\w+|avvis\w+|scri(?:ve|tto|vono)|promess\w+|ripete|vocale|messaggio)\b/,
};
/** On what condition. */
const IF: Record<TextLanguage, RegExp> = {
  en: /\b(?:if|unless|when|once|as soon as|the (?:day|minute|moment)|or else|otherwise|no money)\b/,
  de: /\b(?:wenn|falls|sobald|sollte ich|sonst|andernfalls|gehst du|kommst du|gehe ich|an dem tag|kein geld)\b/,
  fr: /\b(?:si|s|quand|des que|le jour ou|sinon|pas d argent|tu (?:\w+ ){0,2}(?:vas|pars|quittes|parles))\b/,
  es: /\b(?:si|cuando|el dia que|como (?:me|vuelva|no)|sino|en cuanto|no hay dinero)\b/,
  it: /\b(?:se|quando|il giorno che|appena|altrimenti|senno)\b/,
};
/** A story, a study or a company's own: nobody is threatened. */
const OF_NOBODY =
  /\b(?:novels?|films?|movies?|screenplay|scripts?|plot|thriller|charact\w+|studies|study|report|romans?|krimi|drehbuch|handlung|studie|bericht|scenario|intrigue|etude|rapport|novelas?|pelicula|guion|trama|estudio|informe|romanz[oi]|copione|sceneggiatura|studio dice|rapporto)\b/;
/** In a longer text the parts may belong to different matters. */
const MAX_LENGTH = 260;

// pattern: fixed alternatives, with a bounded number of words between them
const threat = (language: TextLanguage): Sign => [SAYS[language], IF[language], new RegExp(HARM[language])];
const THREATS: Record<TextLanguage, Sign> = { en: threat("en"), de: threat("de"), fr: threat("fr"), es: threat("es"), it: threat("it") };

/** Returns the languages in which folded words with single spaces tell what somebody says they will do to the writer or a family if something happens. */
export const threatenedIfLanguages = (words: string, among: readonly TextLanguage[] = TEXT_LANGUAGES): TextLanguage[] =>
  words.length > MAX_LENGTH || OF_NOBODY.test(words) ? [] : among.filter((language) => isSaid([THREATS[language]], words));
