import { TEXT_LANGUAGES, type TextLanguage } from "#app/features/topics/vocabulary/written-in";
import { isNotNow } from "./emergencies";
import { isSaid, type Sign } from "./signs-in-parts";

const PERSON: Record<TextLanguage, RegExp> = {
  en: /\b(?:grand\w+|gran|nan|(?:old|elderly) (?:lady|man|woman)|lady|mum|mom|mother|dad|father|husband|wife|son|daughter|child|kid|baby|flatmate|roommate|housemate|friend|boyfriend|girlfriend|brother|sister|colleague|neighbou?r|man|woman|he|she|guest|customer)\b/,
  de: /\b(?:opa|oma|mama|mutter|papa|vater|mann|frau|sohn|tochter|kind|baby|mitbewohner\w*|freund\w*|bruder|schwester|kolleg\w+|nachbar\w*|er|sie|jemand|gast|kunde|kundin|grossvater|grossmutter)\b/,
  fr: /\b(?:grand (?:pere|mere)|papi|papy|mamie|maman|mere|papa|pere|mari|femme|fils|fille|enfant|bebe|colocataire|coloc|copain|copine|ami|amie|frere|soeur|collegue|voisine?|homme|dame|il|elle|cliente?|quelqu un)\b/,
  es: /\b(?:abuel[oa]|ancian[oa]|mama|madre|papa|padre|marido|mujer|hij[oa]|nin[oa]|bebe|companer[oa]|amig[oa]|novi[oa]|herman[oa]|vecin[oa]|hombre|senora?|el|ella|se|client[ea]|alguien)\b/,
  it: /\b(?:nonn[oa]|vecchiett[oa]|anzian[oa]|mamma|madre|papa|padre|marito|moglie|figli[oa]|bambin[oa]|coinquilin[oa]|amic[oa]|fidanzat[oa]|fratello|sorella|collega|vicin[oa]|uomo|donna|lui|lei|ha|client[ea]|qualcuno)\b/,
};

/** Who it is, that they have fallen or lie there, and that they do not answer, or are drowsy after a blow. */
const FALLEN: Record<TextLanguage, Sign> = {
  en: [
    PERSON.en,
    /\b(?:slid|slipped|fell|fallen|falls) (?:\w+ )?(?:down|off|over(?! \d)|from|on the|out of bed)\b|\b(?:lying|lies|found|is|slumped) (?:\w+ ){0,3}?(?:on|in) the (?:\w+ )?(?:floor|ground|hallway|hall|corridor|bath|shower|garden|pavement|sidewalk|street|stairs|sofa)\b|\bcol+apsed\b|\b(?:hit|banged|bumped) (?:his|her) head\b|\bpassed out\b/,
    /\b(?:isn t|is not|not|no longer|doesn t|does not|doesnt|won t|stopped|never) (?:\w+ )?(?:talk\w*|speak\w*|answer\w*|react\w*|respond\w*|mov\w+|wak\w+|get(?:ting)? up)\b|\bno (?:reaction|response)\b|\b(?:stares|staring|through (?:the|her|his) (?:letter ?box|window)|blank)\b|\b(?:can t|cannot|couldn t) (?:\w+ )?wake (?:her|him|them)\b|\b(?:falling asleep|drowsy|mumbl\w+|making no sense|confused|vomit\w*|throwing up|slurr\w+)\b/,
  ],
  de: [
    PERSON.de,
    /\b(?:\w*gefallen|(?:vom|von der|von dem) \w+ gerutscht|\w*gesturzt|sturzte|sturzt)\b(?! (?:mir|uns))|\b(?:treppe|leiter|kopf)\b.{0,20}\b(?:gefallen|gesturzt|runter\w*)\b|\bliegt (?:\w+ ){0,3}?(?:am boden|auf dem (?:\w+)|auf der (?:strasse|treppe|erde)|im (?:bad|flur|keller|garten))\b|\b(?:im bad|am boden|im flur|auf dem boden) gefunden\b|\bzusammengebroch\w*\b|\bkopf (?:\w+ )?(?:gestossen|angeschlagen)\b/,
    /\b(?:spricht|redet|antwortet|reagi\w*t|bewegt sich|ruhrt sich|steht) (?:\w+ )?(?:nicht|nimmer)\b|\blasst sich nicht (?:auf)?wecken\b|\b(?:starrt|macht nicht auf|durch (?:den|das) (?:briefschlitz|fenster))\b|\b(?:kann|krieg\w*|bekomm\w*) (?:sie|ihn) nicht wach\b|\b(?:redet wirr|schlafriger|benommen|erbricht|ubergibt|verwirrt|lallt|schlaft (?:\w+ )?ein)\b/,
  ],
  fr: [
    PERSON.fr,
    /\b(?:tombee?|chutee?) (?:\w+ )?(?:dans l|dans les|du|de|de (?:sa|la) chaise|des|par|sur|en bas)\b(?! (?:faillite|accord|son compte))|\b(?:par terre|au sol|allongee?|etendue?|git)\b|\beff?ondree?\b|\bglissee? (?:de|du)\b|\bcouchee? dans le (?:couloir|jardin|salon)\b|\b(?:cognee?|tapee?) (?:\w+ )?la tete\b|\btrouvee? (?:\w+ ){0,4}dans (?:la|le|sa) (?:salle|baignoire|cuisine|chambre|lit|couloir)\b/,
    /\b(?:parle|repond|reagi[ts]?|bouge|se releve) (?:plus|pas)\b|\bimpossible de (?:la |le |l )?reveiller\b|\b(?:fixe (?:le|dans le) vide|(?:la|le) vois par (?:la|le) \w+|n ouvre pas)\b|\b(?:n arrive|arrive) (?:plus|pas) a (?:la|le) reveiller\b|\b(?:s endort|dit n importe quoi|somnole\w*|vomit|confuse?|delire|marmonne)\b/,
  ],
  es: [
    PERSON.es,
    /\b(?:caido|caida|cayo) (?:\w+ )?(?:por|de|del|desde|en|al|escaleras?)\b|\b(?:resbalado de|en el suelo|tirad[oa]|tumbad[oa]|desplomad[oa]|desplomo)\b|\bgolpe (?:\w+ )?en la cabeza\b|\bencontrado a\b.{0,40}\b(?:bano|suelo|cama|cocina|ducha)\b/,
    /\bno (?:habla|contesta|responde|reac+iona|se mueve|se levanta|despierta)\b|\bno (?:consigo|puedo|logro) despertar\w*\b|\b(?:mira fijo|solo mira|no abre|(?:la|lo) veo por (?:la|el) \w+)\b|\b(?:cosas sin sentido|se queda dormid[oa]|adormilad[oa]|vomita|confus[oa]|desorientad[oa]|balbucea)\b/,
  ],
  it: [
    PERSON.it,
    /\b(?:cadut[oa]|caduta) (?:\w+ )?(?:dal|dalle|dalla|dalla?|in|per|sul|giu|nel|nella|a terra)\b|\be cadut[oa]\b|\bscivolat[oa] (?:da|dal|dalla|dalle)\b|\bdistes[oa] (?:in|nel|sul)\b|\b(?:per terra|a terra|stes[oa]|sdraiat[oa]|accasciat[oa]|crol+at[oa])\b|\b(?:battuto|sbattuto|picchiato) la testa\b|\btrovat[oa] (?:\w+ ){0,3}in (?:bagno|cucina|camera|doccia)\b/,
    /\bnon (?:parla|mi parla|risponde|mi risponde|reagi\w*e|si muove|si alza)\b|\bnon riesco a svegliar\w+\b|\b(?:fissa (?:il|nel) vuoto|non apre|(?:la|lo) vedo dal\w*)\b|\b(?:cose senza senso|addormentarsi|si addormenta|assonnat[oa]|vomita|confus[oa]|farfuglia|biascica)\b/,
  ],
};

/** Firms and sales fall, and who has fallen out with somebody does not talk to them. */
const OF_BUSINESS =
  /\b(?:sales|market|board|company|firma|umsatz|vertrieb|spedition|chiffre d affaires|faillite|siege|entreprise|ventas|empresa|herencia|vendite|consiglio|azienda|soci[oa]|partner|dogs?|cats?|hund|katze|chien|chat|perro|gato|cane|gatto)\b/;
/** In a longer text the parts may belong to different matters. */
const MAX_LENGTH = 220;

/** Returns the languages in which folded words with single spaces tell of somebody who has fallen, or lies there, and does not answer. */
export const fallenLanguages = (words: string): TextLanguage[] =>
  OF_BUSINESS.test(words) || words.length > MAX_LENGTH || isNotNow(words)
    ? []
    : TEXT_LANGUAGES.filter((language) => isSaid([FALLEN[language]], words));
