import { namesAnArea } from "../vocabulary/topics-in-text";
import { wordsOf } from "../vocabulary/words-of-text";
import { GENERAL_KNOWLEDGE } from "./idle/general-knowledge";
import { isSum } from "./idle/sums";
import { FILMS_AND_BOOKS, HOUSE_PLANTS, LANGUAGE_QUESTIONS } from "./idle/words-and-films";
import { OTHER_MATTERS, type OtherMatter } from "./other-matters";
import type { Reading } from "./reading";

/**
 * Questions for anybody but an advisor: the weather, the time, who won, a joke, what to cook or watch, directions, heads of state; in the five languages,
 * against folded words with single spaces. The training data has few of them, and 'temps', 'tiempo' and 'ore' are words of work, too.
 */
const ASKED: readonly RegExp[] = [
  /\b(?:how|what|hows|whats) (?:is |s |will |was )?the weather\b|\bweather (?:forecast|today|tomorrow|tonight|like|this week\w*)\b|\b(?:will|is|does) it (?:going to )?(?:rain|raining|snow|snowing|be (?:sunny|rainy|warm|cold|hot|dry))\b|\b(?:need|take|bring) (?:an? |my |the )?(?:umbrella|raincoat)\b/,
  /\bwie (?:wird|ist|war) (?:\w+ )?(?:das |heute das |morgen das )?wetter\b|\bwas macht das wetter\b|\bwetter(?:bericht|vorhersage)?(?: (?:ist|wird))? (?:heute|morgen|am wochenende|am (?:mon|diens|donners|frei|sams|sonn)tag)\b|\b(?:regnet|schneit) es\b|\bwird es (?:\w+ ){0,2}(?:regnen|schneien|sonnig|warm|kalt|heiss|schon)\b|\bbrauche ich (?:\w+ ){0,2}(?:regenschirm|regenjacke|schirm)\b/,
  /\bquel(?:le)? (?:temps|meteo) (?:\w+ )?(?:fait il|il fait|fera t il|fera|va t il faire|va faire|est prevu\w*)\b|\b(?:meteo|temps qu il (?:fait|fera)) (?:de |du |pour |a )?(?:demain|aujourd hui|ce (?:soir|week end|matin)|la semaine)\b|\b(?:va t il|il va|est ce qu il va) (?:pleuvoir|neiger|faire (?:beau|froid|chaud))\b|\b(?:fait|fera t) il (?:beau|froid|chaud|gris)\b|\bil (?:fait|fera) (?:\w+ )?(?:beau|froid|chaud|gris) (?:aujourd hui|dehors|ce (?:matin|soir|week end)|demain|en ce moment)\b|\bprendre (?:un|mon) parapluie\b/,
  /\bque tiempo (?:hace|hara|va a hacer|hizo|tendremos)\b|\b(?:va a|ira a) (?:llover|nevar)\b|\b(?:llueve|llovera|nieva|nevara) (?:\w+ )?(?:hoy|manana|el|este|en)\b|\btiempo (?:para|de) (?:hoy|manana|este fin de semana)\b|\b(?:hara|hace) (?:sol|calor|frio|buen tiempo|mal tiempo)\b|\b(?:llevo|llevar|necesito) (?:el )?paraguas\b/,
  /\bche tempo (?:fa|fara|ci sara|avremo|c e)\b|\bprevisioni (?:del tempo|meteo)\b|\bmeteo (?:di |per )?(?:domani|oggi|il weekend|questa settimana)\b|\b(?:piove|piovera|nevica|nevichera) (?:\w+ )?(?:oggi|domani|a|nel|sabato|domenica)\b|\b(?:prendo|prendere|porto|serve) l ombrello\b/,
  /\bwhat time is it\b|\bwhat (?:day|date) is (?:it|today)\b|\bwie spat ist es\b|\bwieviel uhr (?:ist|haben|wird)\b|\bwieviel uhr$|\bwie viel uhr ist es\b|\bquelle heure est il\b|\bque hora es\b|\bche ore? (?:sono|e)\b|\bwelcher tag ist heute\b|\bquel jour (?:sommes nous|est on)\b/,
  /\bwho won (?:the |last |yesterday )?(?:match|game|cup|league|race|final|election|night|world cup)\b|\bwer hat (?:gestern |das spiel |heute )?(?:gewonnen|gestern gewonnen)\b|\bwie (?:ging|geht) das spiel\b|\bqui a gagne (?:le match|hier|la coupe|la finale)\b|\bquien (?:gano|ha ganado) (?:el partido|ayer|la liga|la copa|la final)\b|\bchi ha vinto (?:la partita|ieri|lo scudetto|la finale)\b/,
  /\bsing (?:me|us) (?:a|an|some)\w*\b|\bsing mir (?:was|etwas|ein lied)\b|\bchante moi\b|\bcantame\b|\bcantami\b|\bwho (?:would|d) win\b.{0,20}\bor\b|\btell me (?:a|another) (?:joke|story|riddle)\b|\berzahl\w* (?:mir |uns )?(?:mal )?(?:einen?|noch einen?) (?:witz|geschichte|ratsel)\b|\braconte\w* (?:moi |nous )?une? (?:blague|histoire|devinette)\b|\bcuent\w+ un (?:chiste|cuento)\b|\braccont\w+ una (?:barzelletta|storia|storiella)\b/,
  // Arithmetic with two numbers.
  /^(?:what s|what is|whats|how much is|was ist|wie ?viel ist|was macht|combien (?:font|fait)|cuanto (?:es|son)|quanto (?:fa|fanno)|quant e) \d+(?: (?:percent|prozent|pour cent|por ciento|per cento|of|von|de|di|times|x|plus|minus|mal|durch|fois|moins|por|mas|menos|entre|per|piu|meno|diviso|and|und|et|y|e|\+))? \d+$/,
  // Names for a child or a pet.
  /\bnames? for (?:our|my|a|the|her|his) (?:new |little |newborn )?(?:baby|child|son|daughter|twins|boy|girl|puppy|dog|cat|kitten|horse|rabbit)$|\bwhat (?:on earth )?(?:should|shall|do|can) (?:we|i) (?:call|name) (?:our|my|the) (?:new |little )?(?:baby|child|son|daughter|puppy|dog|cat|kitten|horse|rabbit)$/,
  /\b(?:vor)?namen? furs? (?:(?:das|den|die|unsere?n?|meine?n?|eine?n?) )?(?:baby|kind|sohn|tochter|madchen|jungen|hund|hundin|katze|kater|welpen|pferd)$|\bwie (?:nennen|nenne|nennt|sollen|soll) (?:(?:wir|ich|man) )?(?:unsere?n?|meine?n?|den|die|das|der) (?:baby|kind|sohn|tochter|hund|hundin|katze|kater|welpen?|pferd)(?: heissen| nennen)?$/,
  /\b(?:pre)?nom (?:pour|de) (?:(?:le|la|un|une|notre|mon|ma) )?(?:bebe|fille|garcon|fils|chien|chienne|chat|chatte|chiot|chaton|cheval)$|\bcomment (?:appeler|on appelle|nommer) (?:le|la|mon|ma|notre) (?:bebe|fille|fils|chien|chienne|chat|chiot|chaton|cheval)$/,
  /\bnombres? (?:para|de) (?:(?:el|la|un|una|mi|nuestr[oa]) )?(?:bebe|hij[oa]|nin[oa]|perr[oa]|gat[oa]|cachorro|gatito|caballo)$|\bcomo (?:llamamos|llamo|llamar) (?:al|a la|a mi|a nuestr[oa]) (?:bebe|hij[oa]|nin[oa]|perr[oa]|gat[oa]|cachorro|gatito)$/,
  /\bnom[ei] (?:per|da) (?:(?:il|la|un|una|nostr[oa]|mi[oa]) ){0,2}(?:bambin[oa]|bimb[oa]|figli[oa]|neonat[oa]|cane|cagnolin[oa]|gatt[oa]|cucciolo|cavallo)$|\bcome (?:lo |la )?(?:chiamo|chiamiamo|chiamare) (?:(?:il|la|nostr[oa]|mi[oa]) ){0,2}(?:bambin[oa]|bimb[oa]|figli[oa]|cane|gatt[oa]|cucciolo)$/,
  // Films and food: what to watch and what to cook.
  /\b(?:what|which) (?:film|movie|series|show)s? (?:should|shall|can|do|could) (?:i|we) (?:watch|see)\b|\bwelche[nrs]? (?:film|serie)n? (?:soll|sollen|kann|konnen|schaue?n?) (?:ich|wir)\b|\bquel(?:le)? (?:film|serie)s? (?:regarder|voir|je regarde|on regarde)\b|\bque (?:pelicula|serie)s? (?:veo|vemos|puedo ver|podemos ver|ver)\b|\b(?:che|quale) (?:film|serie) (?:guardo|guardiamo|vedo|vediamo|guardare|vedere)\b/,
  /\bwhat (?:should|shall|can|could|do) (?:i|we) (?:cook|eat|have for (?:dinner|lunch|breakfast))\b|\bwas (?:koche|esse|kochen|essen|soll|sollen|kann|konnen) (?:ich|wir)(?: (?:\w+ ){0,3}(?:kochen|essen))?(?= (?:heute|morgen|abend|mittag|zu|mit|am)\b)|\bqu(?:e|oi)? (?:est ce que )?(?:je|on) (?:cuisine|mange|prepare)\b|\bque (?:cuisiner|manger)\b|\bon (?:mange|cuisine|prepare|se fait) quoi\b|\bwhat s for (?:dinner|lunch|tea|breakfast)\b|\bwas gibt(?: e?s)? (?:heute |morgen )?zu essen\b|\bque hay (?:de|para) (?:cena|comer|cenar|comida)\b|\bcosa c e (?:per|da) (?:cena|pranzo|mangiare)\b|\bque (?:cocino|como|cocinamos|comemos|ceno|cenamos|hago de (?:cena|comida|comer|cenar))\b|\b(?:che )?cosa (?:cucino|mangio|cuciniamo|mangiamo|preparo (?:per|da|a) (?:cena|pranzo))\b/,
  /^(?:(?:an?|ein|das|une|una|best|good|easy|gutes) )*(?:recipe|rezept|recette|receta|ricetta)s? (?:for|fur|mit|d|de|del|di|della|dei|con|au|aux) (?!(?:disaster|success|growth|failure|erfolg|wachstum|succes|exito|successo|tante|famille|familia|famiglia)\b)(?:\w+ ){0,3}\w+$/,
  // Directions: which bus, when the train leaves, how to get to the airport.
  /\b(?:which|what) (?:bus|train|tram|metro|subway|ferry) (?:goes|go|do i take|should i take|runs|leaves|stops)\b|\bwhen (?:does|is) (?:the|my) (?:next |last |first )?(?:bus|train|tram|metro|flight|ferry|plane)\b|\bhow (?:do|can|could) (?:i|we) (?:get|go|walk|drive) (?:to|from) (?:the )?(?:airport|(?:train |bus |central )?station|city cent(?:er|re)|town|beach|museum|hospital|stadium|zoo)\b/,
  /\bwann (?:fahrt|kommt|geht|fliegt) (?:der|die|mein|meine) (?:nachste |letzte |erste )?(?:zug|bus|bahn|s bahn|u bahn|strassenbahn|tram|fahre|flieger|flug)\b|\bwelche[rs]? (?:bus|zug|bahn|linie|tram) (?:fahrt|geht|halt|muss)\b|\bwie (?:komme|komm|kommen|kommt) (?:ich|wir|man) (?:zum|zur|an den|an die|ins|in die) (?:flughafen|bahnhof|hauptbahnhof|strand|stadt|innenstadt|museum|krankenhaus|stadion|zoo)\b/,
  /\bquel(?:le)? (?:bus|train|tram|metro|ligne) (?:va|part|prendre|dessert|passe)\b|\ba quelle heure (?:part|passe|arrive) (?:le|mon|la) (?:prochain |dernier |premier )?(?:bus|train|tram|metro|vol|avion|ferry)\b|\bcomment (?:aller|je vais|on va|se rendre|arriver) (?:a |au |en |jusqu |a l |a la )+(?:aeroport|gare|centre(?: ville)?|plage|musee|hopital|stade|zoo)\b/,
  /\bque (?:autobus|bus|tren|metro|linea|tranvia) (?:va|sale|pasa|cojo|tomo|lleva|para)\b|\ba que hora (?:sale|pasa|llega) (?:el|mi) (?:proximo |ultimo |primer )?(?:tren|bus|autobus|vuelo|avion|ferry)\b|\bcomo (?:llego|voy|se llega|se va|llegar|ir) (?:a |al |a la )+(?:aeropuerto|estacion|playa|centro|museo|hospital|estadio|zoo)\b/,
  /\b(?:che|quale) (?:autobus|bus|treno|metro|tram|linea|pullman) (?:va|porta|prendo|passa|parte|devo prendere|ferma)\b|\b(?:a che ora|quando) (?:parte|passa|arriva) (?:il|l|mio) (?:prossimo |ultimo |primo )?(?:treno|autobus|bus|volo|aereo|traghetto|tram)\b|\bcome (?:arrivo|vado|si arriva|si va|arrivare|andare) (?:a |in |al |all |alla )+(?:aeroporto|stazione|spiaggia|centro|museo|ospedale|stadio|zoo)\b/,
  // General knowledge: heads of state, capitals, the sky; and which pharmacy is open.
  /\bwho is the (?:current )?(?:president|prime minister|king|queen|chancellor|pope|richest \w+) of (?!(?:the (?:board|company|firm|club|association|council)|my|our|a|an)\b)|\bwer ist (?:der|die) (?:\w+ )?(?:bundes)?(?:kanzler|kanzlerin|prasident|prasidentin|konig|konigin|papst)\b(?! (?:des|der) (?:vereins|gesellschaft|verbands|vorstands|firma|verwaltungsrats))|\bqui est (?:le|la) (?:president|presidente|roi|reine|premier ministre|pape)\b(?! (?:du conseil|de la societe|de l association|du directoire|du club|de l entreprise))|\bquien es (?:el|la) (?:president[ea]|rey|reina|primer ministro|papa)\b(?! (?:del consejo|de la sociedad|de la comunidad|de la empresa|de la asociacion))|\bchi e (?:il|la) (?:president[ea]|presidentessa|re|regina|primo ministro|papa)\b(?! (?:del consiglio di amministrazione|della societa|dell associazione|del cda))/,
  /\bwhat (?:is|s) the (?:capital(?: city)?|population) of (?!(?:an?|my|our|the (?:company|firm|business)|gmbh|ltd|llc)\b)|\b(?:hauptstadt|einwohner) von \w+|\bquelle est la capitale d|\bcual es la capital del?\b(?! (?:la (?:empresa|sociedad)|mi|nuestr[oa])\b)|\bqual e la capitale d|\bwhy is (?:the )?(?:sky|sea|ocean|grass|moon|sun|snow|blood)\b|\bwarum (?:ist|sind) (?:der|die|das) (?:himmel|meer|mond|gras|schnee|sonne|blut|bananen)\b|\bpourquoi (?:le|la|l) (?:ciel|mer|lune|herbe|neige|soleil|sang)\b|\bpor que (?:el|la) (?:cielo|mar|luna|hierba|nieve|sol|sangre)\b|\bperche (?:il|la|l) (?:cielo|mare|luna|erba|neve|sole|sangue)\b|\bwhen do (?:the|we change the) clocks\b|\bwann wird (?:die uhr|die zeit) umgestellt\b/,
  /^(?:(?:can you |please |bitte |peux tu |puedes |puoi )?(?:name|list|tell me|nenne?(?: mir)?|cite|citez|nombra|dime|dimmi|nomina) )?(?:two|three|four|five|six|ten|some|zwei|drei|vier|funf|zehn|deux|trois|quatre|cinq|dix|dos|tres|cuatro|cinco|diez|due|tre|quattro|cinque|dieci) (?:big |long |famous |grosse |lange )?(?:rivers|lakes|mountains|capitals|countries|oceans|planets|animals|flusse|seen|berge|hauptstadte|lander|ozeane|planeten|tiere|fleuves|rivieres|lacs|montagnes|capitales|pays|oceans|planetes|animaux|rios|lagos|montanas|paises|oceanos|planetas|animales|fiumi|laghi|montagne|capitali|paesi|oceani|pianeti|animali)(?: (?:in|of|from|on|von|aus|auf|en|d|de|del|della|dell|di|des|du) (?:\w+ )?\w+)?$/,
  // Whom to vote for, in an election of no company.
  /\b(?:who|whom|which party|what party) (?:should|shall|do|would|to|can) (?:i |we |you )?(?:\w+ )?vote(?: for)?\b(?! (?:\w+ ){0,3}(?:board|committee|director|chair)\w*)|\b(?:wen|welche partei|was) (?:soll|sollen|sollte|kann|wurdest|wahlst) (?:ich|wir|man|du) (?:\w+ )?wahlen\b|\bwen wahlen$|\bpour (?:qui|quel parti) (?:\w+ ){0,3}vot\w+\b|\b(?:a|por) (?:quien|que partido) (?:\w+ ){0,3}vot\w+\b|\bper (?:chi|quale partito) (?:\w+ ){0,3}vot\w+\b|\bchi (?:devo |dovrei |dobbiamo )?votare\b/,
  ...GENERAL_KNOWLEDGE,
  ...LANGUAGE_QUESTIONS,
  ...FILMS_AND_BOOKS,
  ...HOUSE_PLANTS,
  /\b(?:which|is there a|is the|what|where is the (?:nearest|next)) (?:\w+ )?(?:pharmacy|supermarket|petrol station|gas station)\b|\bwelche apotheke\b|\bapotheke (?:\w+ )?(?:offen|geoffnet|notdienst)\b|\bpharmacie (?:de garde|ouverte)\b|\bfarmacia (?:de guardia|abierta|di turno|aperta)\b/,
];

/** A longer text is also about something else. */
const MAX_WORDS = 16;
/** Likelihood that such a question is about none of the areas. */
const IDLE = 0.95;

/** Returns whether a text is only such a question: neither long nor naming a field of advice. */
export function isIdleQuestion(text: string): boolean {
  const words = wordsOf(text).map(({ folded }) => folded);
  if (words.length > MAX_WORDS) return false;
  const all = words.join(" ");
  if (isSum(all)) return true;
  return ASKED.some((asked) => asked.test(all) && !namesAnArea(all.replace(asked, " ")));
}

/** Returns whether a text is only the question how something is said or spelt in a language, or what a sum comes to. */
export const isLanguageQuestion = (text: string): boolean => {
  const words = wordsOf(text).map(({ folded }) => folded);
  const all = words.join(" ");
  return words.length <= MAX_WORDS && (isSum(all) || LANGUAGE_QUESTIONS.some((asked) => asked.test(all)));
};

/** Returns the reading of such a question: small talk, keeping the likelihood of danger. */
export function readAsIdle({ areas, others: { crisis } }: Reading): Reading {
  const rest = 1 - crisis;
  const sum = areas.reduce((total, { likelihood }) => total + likelihood, 0) || 1;
  const chat = rest * IDLE;
  const others = OTHER_MATTERS.map((matter): [OtherMatter, number] => [
    matter,
    matter === "crisis" ? crisis : matter === "chat" ? chat : 0,
  ]);
  return {
    areas: areas.map(({ topic, likelihood }) => ({ topic, likelihood: (likelihood / sum) * (rest - chat) })),
    others: Object.fromEntries(others) as Record<OtherMatter, number>,
    none: crisis + chat,
  };
}
