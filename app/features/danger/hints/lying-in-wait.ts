import { TEXT_LANGUAGES, type TextLanguage } from "#app/features/topics/vocabulary/written-in";
import { isSaid, type Sign } from "../signs-in-parts";

/**
 * A threat without a threatening word: somebody lets it be known that they know where another lives or when they leave, and that they will be there. Three parts
 * in any order: a courier knows addresses and a customer waits, too. Matched like the phrases in `danger.ts`.
 */
const THREATS: Record<TextLanguage, Sign> = {
  en: [
    /\b(?:knows?|knew) (?:exactly |just |very well )?(?:where (?:\w+ ){1,4}?(?:lives?|sleeps?|parks?|works?)\b|(?:what time|when|which way|which bus|which school|what car|what school) (?:\w+ ){1,4}?(?:leaves?|lock\w*|close\w*|finish\w*|gets?|goes?|go|takes?|drives?|walks?)\b|(?:her|his|my|our|your) (?:home )?address\b)/,
    /\b(?:(?:be|is|are) (?:there )?waiting|waits? for|waiting (?:for|outside)|(?:ll|will|gonna|going to) (?:\w+ )?(?:wait|be (?:there|outside)|catch|find|visit|get|follow|come (?:and|to|for|round|over|by))|pay (?:me|her|him|us|them) a visit|(?:watch|mind) (?:her|his|my|your|their) (?:back|step))\b/,
    /\b(?:rang|rings|says?|said|told|tells|text(?:ed|s)?|wrote|writes|call(?:ed|s)|message[ds]?|shouted|warn\w*|letter|emailed|phoned|note)\b/,
  ],
  de: [
    /\b(?:weiss|wisse|wusste|wissen|kennt|kenne) (?:genau |schon )?(?:wo (?:\w+ ){1,4}?(?:wohn\w+|arbeite\w*|park\w+|schlaf\w*)|wann (?:\w+ ){1,4}?(?:feierabend|heim\w*|geh\w*|schliess\w*|absperr\w*|abschliess\w*|zusperr\w*)|(?:ihre|seine|meine|unsere) adresse|(?:auf |in )?welche\w* (?:schule|bus|weg))\b/,
    /\b(?:wart\w+|abpass\w*|abfang\w*|besuch\w*|vorbei(?:komm\w*|schau\w*)|aufpass\w*|erwisch\w*|auflauer\w*|sehen wir uns|wird (?:da|dort) sein|(?:da|dort|davor) steh\w*)\b/,
    /\b(?:sagt\w*|gesagt|rief|ruft|angerufen|anruf\w*|schr(?:ie|ei)b\w*|geschrieben|nachricht|gedroht|meint\w*|brief|zettel)\b/,
  ],
  fr: [
    /\b(?:sait|savait|connait|connaissait) (?:tres bien |bien |exactement )?(?:ou (?:\w+ ){0,4}?(?:habite|vit|travaille|gare|dort|loge)|(?:a quelle heure|quand) (?:\w+ ){1,4}?(?:ferme\w*|sort\w*|part\w*|fini\w*|rentre\w*)|(?:son|mon|notre|leur) (?:adresse|trajet)|(?:dans )?quelle ecole)\b/,
    /\b(?:attend\w*|sera (?:la|devant)|(?:va|ira|viendra|vient) (?:\w+ )?(?:voir|chercher|trouver|cueillir)|passer\w* (?:la |le |me |nous )?voir|rendr\w+ (?:une )?(?:petite )?visite|fasse (?:bien )?attention|retrouvera)\b/,
    /\b(?:dit|disant|dire|appele\w*|telephon\w+|ecri\w+|message|mail|lettre|prevenu\w*|annonce\w*)\b/,
  ],
  es: [
    /\b(?:sabe|sabia|conoce) (?:muy bien |perfectamente )?(?:donde (?:\w+ ){0,4}?(?:vive|vivo|vivimos|trabaja|aparca|duerme)|(?:a que hora|cuando) (?:\w+ ){0,4}?(?:sale|salgo|cierra|cierro|termina|llega)|(?:su|mi|nuestra) direccion|a que (?:colegio|escuela))\b/,
    /\b(?:espera\w*|estara (?:alli|ahi|fuera|aguardando)|aguard\w+|(?:va|ira|vendra|pasara) (?:a )?(?:verl[ao]|vernos|verme|por (?:el|ella|mi)|buscarl[ao]|buscarme|visitar\w*)|hara una visita|tenga cuidado|ande con cuidado)\b/,
    /\b(?:dijo|dice|decir|diciendo|llamo|llamado|escrib\w+|escrito|mensaje|carta|correo|avis\w+)\b/,
  ],
  it: [
    /\b(?:sa|sapeva|conosce) (?:bene |benissimo |esattamente )?(?:dove (?:\w+ ){0,4}?(?:abita|abito|vive|vivo|lavora|parcheggia|dorme)|(?:a che ora|quando) (?:\w+ ){0,4}?(?:esce|esco|chiude|chiudo|finisce|stacca)|(?:il suo|il mio|il nostro) indirizzo|in che scuola)\b/,
    /\b(?:aspett\w+|attender\w*|sara (?:li|fuori|davanti|la)|(?:andra|verra|passera) a (?:trovarl[ao]|trovarci|trovarmi|prenderl[ao]|prendermi|cercarl[ao])|stia attent[ao]|fara (?:una )?visita)\b/,
    /\b(?:detto|dice|dire|dicendo|chiamato|telefon\w+|scri\w+|messaggio|lettera|mail|avvert\w*|avvis\w*)\b/,
  ],
};

/** Returns the languages in which folded words with single spaces tell that somebody lets it be known that they lie in wait. */
export const lyingInWaitLanguages = (words: string, among: readonly TextLanguage[] = TEXT_LANGUAGES): TextLanguage[] =>
  among.filter((language) => isSaid([THREATS[language]], words));
