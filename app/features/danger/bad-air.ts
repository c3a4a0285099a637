import { TEXT_LANGUAGES, type TextLanguage } from "#app/features/topics/vocabulary/written-in";
import { isNotNow } from "./emergencies";
import { isSaid, type Sign } from "./signs-in-parts";

/** What burns or runs in a room, where air is bad, and the alarm that tells of it. */
const SOURCES: Record<TextLanguage, RegExp> = {
  en: /\b(?:gas|stove|heaters?|boiler|furnace|generator|grill|barbecue|bbq|charcoal|coals|embers|fireplace|chimney|exhaust|engine|(?:co|carbon monoxide|monoxide) (?:alarm|detector)|monoxide|tank|silo|slurry pit|manhole|shaft|fumes|smoke|forklift)\b/,
  de: /\b(?:gas|gasofen|gasheizung|gasherd|ofen|holzofen|kachelofen|heizung|heizstrahler|heizpilz|therme|gastherme|boiler|generator|notstrom\w*|grill\w*|gegrillt|holzkohle|kohle|glut|kamin|auspuff|motor|abgase\w*|co (?:melder|warner|alarm)|(?:kohlen)?monoxid\w*|tank|silo|gullesilo|gullegrube|schacht|dampfe|qualm|rauch|stapler|gabelstapler)\b/,
  fr: /\b(?:gaz|poele|chauffage|chauffe eau|chaudiere|rechaud|groupe electrogene|generateur|barbecue|brasero|charbon|braises|cheminee|pot d echappement|moteur|(?:detecteur|alarme) (?:de |au |d )?(?:co|monoxyde)|monoxyde|cuve|silo|fosse a lisier|regard|vapeurs|fumees?|chariot(?: elevateur)?)\b/,
  es: /\b(?:gas|estufa|calefactor|calefaccion|calentador|caldera|brasero|generador|barbacoa|carbon|brasas|chimenea|tubo de escape|motor|(?:detector|alarma) de (?:co|monoxido)|monoxido|deposito|cisterna|silo|foso|pozo|vapores|humos?|carretilla)\b/,
  it: /\b(?:gas|stufa|stufetta|riscaldamento|caldaia|scaldabagno|boiler|generatore|gruppo elettrogeno|barbecue|brace|carbonella|braciere|camino|tubo di scarico|motore|(?:rilevatore|rivelatore|allarme) (?:di |del )?(?:co|monossido)|monossido|cisterna|serbatoio|silo|pozzo|vapori|fum[oi]|muletto)\b/,
};

/** How it shows in those who breathe it: several of them, or one in the house. */
const ILL: Record<TextLanguage, RegExp> = {
  en: /\b(?:head ?aches?|my head hurts|our heads hurt|dizzy|light ?headed|sleepy|nause\w+|feels? (?:sick|faint|ill|woozy)|feel (?:sick|faint|ill|woozy)|drowsy|vomit\w*|throwing up|(?:won t|wont|doesn t) (?:\w+ )?wake|faint(?:ed|ing)?|passed out)\b/,
  de: /\b(?:kopfschmerzen|kopfweh|schadel brummt|schwindel\w*|schwindlig|schummrig|benommen|schlafrig|ubergeben|erbrech\w*|erbricht|ohnmachtig|ohnmacht|umgekippt|nicht (?:\w+ )?wach|(?:mir|uns|allen ist|uns ist|ihr|ihm|ihnen|allen|frau|mann|kindern?|sohn|tochter|mutter|vater) (?:\w+ ){0,3}?(?:schlecht|ubel)|gestiegen und umgefallen)\b/,
  fr: /\b(?:mal (?:a la tete|au crane)|maux de tete|migraine|vertiges?|tete qui tourne|tete tourne|nausees?|envie de vomir|vomi\w*|somnolent\w*|se sent(?:ent)? mal|mal au coeur|reveille (?:pas|plus)|evanoui\w*|malaise|dans les pommes|descendue? (?:\w+ ){0,6}?(?:ecroulee?|effondree?))\b/,
  es: /\b(?:duele la cabeza|dolor(?:es)? de cabeza|maread[oa]s?|mareos?|nauseas|ganas de vomitar|vomit\w+|adormilad[oa]s?|somnolient\w+|(?:se encuentran?|nos encontramos|se sienten?) mal|no se despierta|desmay\w+|baj\w+ (?:\w+ ){0,5}?desplom\w+|redond[oa])\b/,
  it: /\b(?:mal di testa|gira(?:no)? la testa|giramenti|vertigini|capogir\w+|nausea|vomit\w+|intontit[oaie]|assonnat[oaie]|sonnolent\w+|(?:si sente|si sentono|ci sentiamo|sta|stanno|stiamo) (?:tutti )?male|non si sveglia|svenut[oaie]|sces[oa] (?:\w+ ){0,5}?crollat[oa]|priv[oa] di (?:forze|sensi))\b/,
};

/** Who it is. */
const WHO: Record<TextLanguage, RegExp> = {
  en: /\b(?:we|us|our|everyone|everybody|all|my|i|he|she|they|kids?|children|people|class|guests|colleagues?|crew|somebody|someone|two|three|four)\b/,
  de: /\b(?:wir|uns|unser\w*|alle|alles|mein\w*|mir|ich|er|sie|ihm|ihr|kinder?|\w{0,10}klasse|leute|kolleg\w+|jemand|zwei|drei|vier)\b/,
  fr: /\b(?:on|nous|notre|tous|tout le monde|mon|ma|mes|je|j|il|elle|ils|enfants?|gens|classe|personnes?|collegues?|gars|deux|trois|quatre)\b/,
  es: /\b(?:nos|nuestr\w+|tod[oa]s?|mi|mis|me|el|ella|ellos|nin[oa]s?|gente|clase|personas?|companer\w+|cuadrilla|dos|tres|cuatro)\b/,
  it: /\b(?:noi|ci|nostr\w+|abbiamo|tutt[aie]|classe|mio|mia|miei|mi|lui|lei|bambin[oaie]|gente|persone|collegh?[ieia]|squadra|due|tre|quattro)\b/,
};

/** The alarm alone is enough. */
const ALARM: Record<TextLanguage, RegExp> = {
  en: /\b(?:co|carbon monoxide|monoxide) (?:alarm|detector|sensor) (?:\w+ ){0,2}?(?:beep\w*|going off|went off|ringing|rings|sounding|screaming|chirping)\b/,
  de: /\b(?:co|kohlenmonoxid\w*|monoxid\w*) ?(?:melder|warner|alarm|detektor)? (?:\w+ ){0,2}?(?:piept|piepst|schrillt|schlagt|heult|geht los|angegangen|losgegangen)\b/,
  fr: /\b(?:detecteur|alarme) (?:de |au |d )?(?:co|monoxyde)(?: de carbone)? (?:\w+ ){0,2}?(?:sonne|bipe|hurle|se declenche|s est declenchee?)\b/,
  es: /\b(?:detector|alarma) de (?:co|monoxido)(?: de carbono)? (?:\w+ ){0,2}?(?:pita\w*|suena|sonando|salta|ha saltado|chilla)\b/,
  it: /\b(?:rilevatore|rivelatore|allarme) (?:di |del )?(?:co|monossido)(?: di carbonio)? (?:\w+ ){0,2}?(?:suona|fischia|e scattato|bippa|sta suonando)\b/,
};

/** Who makes, sells, insures or teaches such things, or pays for the gas. */
const OF_BUSINESS =
  /\b(?:business|firm|shop|store|boutique|handel|laden|negoce|tienda|negozio|negocio|(?:gives?|giving|macht|machen|bereite\w*|donne\w*|dan|danno) (?:\w+ ){0,3}(?:head ?aches?|kopfschmerzen|mal a la tete|dolor(?:es)? de cabeza|mal di testa)|sell\w*|sold|customers?|market\w*|manufactur\w*|insur\w*|ce mark\w*|certif\w*|licen[cs]\w*|prices?|bills?|tariffs?|tenders?|false alarms?|returns|brand|verkauf\w*|kunden|markt|herstell\w*|bauen|versicher\w*|zulassung|zertif\w*|preise?\w*|rechnung\w*|fehlalarm\w*|kurs\w*|vend\w+|clients|marche|fabri\w+|assur\w*|homolog\w*|prix|factures?|fausses alertes|clientes|mercado|asegur\w*|precios?|facturas?|falsas alarmas|clienti|mercato|produciamo|assicur\w*|prezz[oi]|bollett[ae]|falsi allarmi|gas(?:oline)? station|company|firma|societe|empresa|azienda|gas law|engine of)\b/;
/** In a longer text the parts may belong to different matters. */
const MAX_LENGTH = 220;

const sign = (language: TextLanguage): Sign => [SOURCES[language], ILL[language], WHO[language]];
const SIGNS: Record<TextLanguage, readonly Sign[]> = {
  en: [sign("en"), ALARM.en],
  de: [sign("de"), ALARM.de],
  fr: [sign("fr"), ALARM.fr],
  es: [sign("es"), ALARM.es],
  it: [sign("it"), ALARM.it],
};

/** Returns the languages in which folded words with single spaces tell of people who breathe bad air: they have to get out first. */
export const badAirLanguages = (words: string): TextLanguage[] =>
  words.length > MAX_LENGTH || isNotNow(words) || OF_BUSINESS.test(words)
    ? []
    : TEXT_LANGUAGES.filter((language) => isSaid(SIGNS[language], words));
