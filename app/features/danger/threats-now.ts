import { TEXT_LANGUAGES, type TextLanguage } from "#app/features/topics/vocabulary/written-in";
import { isNotNow } from "./emergencies";

/**
 * Phrases for a smell of gas, for somebody who is getting into a house or a shop, and for a fire that is threatened. Matched against folded words with single
 * spaces; a market and a computer are got into as well, and a market may be set on fire.
 */
const THREATS: Record<TextLanguage, readonly RegExp[]> = {
  en: [
    /\b(?:burglars?|intruders?|robbers?|thieves) (?:are |is |re )?(?:still |already )?(?:in|inside) (?:the|my|our) (?:shop|store|house|home|flat|garage|office|warehouse|building|bar|restaurant)\b|\b(?:gas smell|smell of gas|(?:reeks?|stinks?|stinking|reeking) of gas)\b/,
    /\b(?:someone|somebody|(?:a|some|two|three) (?:\w+ )?(?:man|men|guys?|people|stranger|burglars?)|he|they|burglars?|intruders?|ex|husband) (?:(?:is|are|s|re|keeps?|right|now|there) ){0,3}(?:trying to (?:get in|break in|open|force)|climbing in|getting in|breaking (?:down|open|through)|kicking in|forcing|prying|smashing|picking|kicking down)\b(?= (?:\w+ ){0,5}?(?:doors?|windows?|house|home|flat|shop|store|shutters?|office|apartment|lock|garage|kitchen|downstairs)\b|$)(?!.{0,40}\b(?:market|account|system|server|network)\b)|\b(?:hear|see) (?:someone|somebody|him|them|a man) (?:\w+ )?(?:forcing|breaking|climbing|trying to get in|smashing)\b/,
    /\b(?:threat\w+|says?|said|swears?|swore|promised|going|wants?|ll|will|would) (?:(?:he|she|they|to|is|are|he s|that|will|ll|would|d|gonna|going|me|us) ){0,4}(?:burn(?:ing)? (?:down )?(?:my|our|the) (?!budget|backlog|cash|market|money|bridges)\w+|(?:burn(?:ing)?) (?:me|us)\b|set(?:ting)? fire to (?:my|our|the|me|us|it)|set (?:my|our|the) (?!market|world|internet|industry|scene)\w+ on fire|torch (?:my|our|the))\b(?! (?:market|competition|charts|internet|cash|budget|calories|internet))/,
  ],
  de: [
    /\b(?:einbrecher|diebe|rauber) (?:\w+ ){0,3}im (?:laden|haus|geschaft|lager|buro|keller|restaurant)\b|\bgasgeruch\b|\b(?:stinkt|mieft) (?:\w+ ){0,4}nach gas\b/,
    /\b(?:versucht|versuchen) (?:gerade |da |jetzt )?(?:jemand|einer|wer|zwei|ein mann)\b.{0,40}\b(?:\w*tur|fenster|wohnung|haus|laden) (?:aufzubrechen|einzudringen|einzutreten|zu kommen|einzubrechen|zu offnen)\b|\b(?:jemand|einer|ein (?:\w+ )?(?:mann|typ|fremder)|zwei manner|manner|einbrecher|er|sie|mein ex|mein mann) (?:\w+ ){0,2}?(?:versucht|versuchen|probiert)\b(?: einer| jemand)?.{0,60}\b(?:wohnung|haus|laden|tur|turen|fenster|geschaft|werkstatt|garage|keller)\b.{0,25}\b(?:kommen|einzubrechen|einzudringen|aufzubrechen|gelangen|hineinzukommen|reinzukommen|offnen|einzutreten)\b|\b(?:jemand|einer|ein mann|einbrecher) (?:\w+ ){0,2}(?:steigt|klettert|bricht|hebelt|tritt) (?:\w+ ){0,4}(?:fenster|tur|wohnung|keller|balkon|laden|rollladen)\b|\b(?:jemand|einer|wer|ein mann) (?:\w+ )?(?:ruttelt|hammert|stochert) (?:\w+ )?an (?:der|meiner|unserer) \w*tur\b|\b(?:macht sich|machen sich) (?:\w+ ){0,3}an (?:der|meiner|unserer|die) (?:\w*tur|\w*fenster|fenster)\b|\b(?:hebelt|bricht|tritt) (?:gerade |jetzt )?(?:jemand |einer )?(?:meine|unsere|die) (?:\w*tur|fenster)\b/,
    /\b(?:(?:ab|nieder)?(?:anzuzunden|anzundet|anzunden|abzufackeln|abfackeln|abfackelt|niederzubrennen|niederbrennen|niederbrennt|abbrennen|abbrennt|anstecken|in brand (?:zu )?(?:setzen|setzt|stecken|steckt)))\b(?! (?:den markt|die branche))|\bzunde[nt]? (?:\w+ )?(?:mir|uns|dir|mein\w*|unser\w*|den|das|die) (?:\w+ ){0,2}an\b|\bzundet (?:\w+ ){0,5}\ban\b/,
  ],
  fr: [
    /\b(?:cambrioleurs?|voleurs?|braqueurs?) (?:\w+ )?(?:dans|chez) (?:la|le|l|mon|ma|notre|nous|moi)\b|\bodeur de gaz\b|\b(?:pue|empeste) (?:\w+ )?le gaz\b/,
    /\b(?:quelqu un|un (?:homme|type|mec|inconnu)|des (?:hommes|types|gens)|deux (?:hommes|types)|on|il|ils|mon ex|cambrioleurs?) (?:(?:est|sont|en|train|d|de) ){0,4}(?:essaie\w*|essayer|tente\w*|cherche\w*) (?:a |d |de )?(?:entrer|rentrer|s introduire|forcer|ouvrir|penetrer)\b(?=.{0,40}\b(?:chez|maison|appartement|porte|fenetre|boutique|magasin|derriere|atelier|local|restaurant|volet)\b|$)(?!.{0,40}\b(?:marche|systeme|compte|reseau)\b)|\b(?:en train de|qui) (?:casse\w*|force\w*|defonce\w*|forcer) (?:la|ma|notre|le|une) (?:vitre|vitrine|porte|rideau|volet|fenetre|serrure)\b|\b(?:entends|vois) (?:quelqu un|un homme|des gens) (?:qui )?(?:force|casse|entre|essaie|defonce)\b/,
    /\b(?:menac\w+|dit|disent|va|vont|jure\w*|promis|veut|veulent) (?:(?:qu|il|ils|elle|va|vont|de|que|me|nous) ){0,4}(?:(?:bruler|mettre le feu|foutre le feu|incendier|cramer|faire bruler)|(?:brul\w+ont)) ?(?:a |au |aux )?(?:la|le|l|ma|mon|notre|mes|nos|tout|maison|restaurant|magasin|boutique|local|atelier|bar|commerce|voiture)\b/,
  ],
  es: [
    /\b(?:ladrones|atracadores|ladron) (?:\w+ )?(?:en|dentro de) (?:la|el|mi|nuestr[oa]|casa)\b|\bolor a gas\b|\b(?:apesta|huele) (?:\w+ ){0,2}a gas\b/,
    /\b(?:alguien|un (?:hombre|tipo|desconocido)|unos (?:hombres|tipos)|dos hombres|mi ex|estan|ladrones|el|ellos) (?:(?:esta|estan) )?(?:intenta\w*|trata\w* de|quiere\w*|forzando|rompiendo|reventando|tirando abajo) ?(?:entrar|colarse|abrir|forzar|la|el|mi|nuestra)? (?=.{0,40}\b(?:casa|puerta|ventana|tienda|local|bar|escaparate|persiana|piso|taller|almacen|cerradura)\b)(?!.{0,40}\b(?:mercado|sistema|cuenta|precio)\b)|\b(?:oigo|veo|escucho) (?:que )?(?:alguien|un hombre|unos) (?:que )?(?:fuerza|rompe|forzando|rompiendo|entra|intenta)\b/,
    /\b(?:amena\w+|dice|dicen|jura\w*|quiere\w*|dijo|dijeron|prometi\w+|va|van|si no (?:\w+ )?pago|si no pagamos) (?:(?:con|que|me|nos|va|van|a|le|en|de) ){0,4}(?:quemar(?:me|nos)?|queman|prender(?:le|nos|me)?(?: fuego)?|prenden fuego|incendiar|pegar(?:le|nos)? fuego) ?(?:a )?(?:la|el|mi|nuestr[oa]|todo|con)\b/,
  ],
  it: [
    /\b(?:ladri|rapinatori|un ladro) (?:\w+ )?(?:in|nel|nella|dentro) ?(?:negozio|casa|locale|magazzino|ufficio|il|la|mio|mia)\b|\b(?:odore|puzza) di gas\b|\bpuzza (?:\w+ )?di gas\b/,
    /\b(?:qualcuno|un (?:uomo|tizio|estraneo)|degli uomini|due uomini|il mio ex|ladri|i ladri|stanno) (?:(?:sta|stanno) )?(?:(?:che )?(?:cerca\w*|tenta\w*|prova\w*) (?:di|a|ad) (?:entrare|forzare|aprire|sfondare|introdursi)|(?:rompendo|forzando|sfondando|scassinando))(?=.{0,40}\b(?:casa|porta|finestra|negozio|locale|bar|vetrina|serranda|appartamento|officina|saracinesca)\b|$)(?!.{0,40}\b(?:mercato|sistema|conto|rete)\b)|\b(?:sento|vedo) (?:che )?(?:qualcuno |un uomo )?(?:che )?(?:forza|forzano|rompe|rompono|sfonda\w*|scassina\w*|entra) (?:la|il|una|nella|dalla) (?:serranda|porta|vetrina|finestra|saracinesca|serratura)\b/,
    /\b(?:minacc\w+|dice|dicono|detto|giura\w*|vuole|vogliono|promess\w|se non (?:\w+ )?pag\w+) (?:(?:che|di|mi|ci|vuole|vogliono|a|il|la) ){0,4}(?:bruci\w+|danno fuoco|dare fuoco|dar fuoco|da fuoco|incendi\w+|appicc\w+ (?:il )?fuoco) ?(?:a|al|alla|il|la|l|tutto|mi|mio|mia|nostr[oa]|con)\b/,
  ],
};

/** Returns the languages in which folded words with single spaces tell of such a threat. */
export const threatNowLanguages = (words: string): TextLanguage[] =>
  isNotNow(words) ? [] : TEXT_LANGUAGES.filter((language) => THREATS[language].some((saying) => saying.test(words)));
