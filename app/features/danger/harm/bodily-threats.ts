import { TEXT_LANGUAGES, type TextLanguage } from "#app/features/topics/vocabulary/written-in";
import { isSaid, type Sign } from "../signs-in-parts";

/**
 * Threats to a body: who says, writes or swears it, and what is to happen (limbs are broken, acid is thrown, somebody is found wherever they hide). Matched like
 * the phrases in `danger.ts`; of a lease that breaks one's back and an auditor who comes for one, nobody is threatened.
 */
const THREATS: Record<TextLanguage, readonly Sign[]> = {
  en: [
    [
      /\b(?:threat\w*|swor[en]|swears?|says?|said|told|writes?|wrote|texts?|texted|messages?|promised|warned|(?:he|she|they) (?:\w+ )?(?:ll|will|wil|would|d|wants?|gonna|going))\b/,
      /\b(?:break|brake|breaking|smash|smashing|shatter|crush|bust|cut off|chop off) (?:all |both )?(?:of )?(?:my|his|her|their|our) (?:\w+ )?(?:legs?|knees?|knee ?caps?|arms?|fingers?|hands?|bones?|jaw|nose|teeth|skull|ribs|face|head|ears?|thumbs?)\b|\b(?:break|snap|wring|slit|cut) (?:my|his|her) (?:neck|throat)\b|\b(?:throw|throwing|pour|chuck) acid\b|\b(?:put|putting|land|send|sending|end up) (?:me |her |him |us )?in (?:a |the )?(?:hospital|wheel ?chair|coffin|grave|intensive care)\b|\b(?:he|she|they) (?:\w+ ){0,3}(?:hurt|harm|cripple|maim|bury|skin|get) (?:me|us|my (?:kids|children|family|son|daughter))\b(?! (?:a|an|the|some|through|on|out|financially|commercially)\b)|\bbeat (?:me|her|him) (?:up|to|black|half|senseless|until)\b|\b(?:slash|disfigure|scar|maim|mutilate) (?:me|her|him|my face|her face|his face)\b|\b(?:set|setting|let) (?:his|her|their|the) dogs? (?:on|loose on) (?:me|us|my)\b|\b(?:accidents|things|something|bad things) (?:\w+ )?happen\w* to (?:people like )?(?:me|us|my (?:kids|children|family|wife|son|daughter))\b|\b(?:make sure|so that) i (?:never|don t|can t) walk\b|\bhave (?:me|her|him) (?:beaten|killed|hurt|done over|sorted)\b|\bnext time (?:it s|it ll be|it will be) (?:my|your) (?:face|legs?|hands?|kids?|family|wife|house)\b|\b(?:i|you) (?:won t|will not|ll never|never) (?:live to )?see (?:\w+ ){0,2}(?:christmas|birthday|summer|morning|daylight|weekend|tomorrow|home) ?(?:again|alive)?\b|\b(?:cut|carve|slice) (?:me|her|him) (?:up|open|to pieces)\b/,
    ],
    /\b(?:find|hunt|track) me (?:down )?(?:wherever i (?:hide|run|go|am|live)|no matter|one day|and (?:then|kill|hurt|make)|even if i|and i (?:ll|will) (?:pay|be sorry|regret))\b|\bcutting? my throat\b/,
    [
      /\b(?:ex|husband|wife|boyfriend|girlfriend|father|dad|stepfather|stepdad|brother|cousin|uncle|in laws?|gang|dealer|loan sharks?|neighbou?r|guy|he|she|they)\b/,
      /\b(?:come|coming|comes) (?:for|after) me\b(?! (?:with|for|over|because of) )(?! (?:to|at) (?:the )?(?:airport|station))|\bi (?:m|am|ll be|will be) (?:as good as )?(?:a )?dead (?:\w+ )?(?:if|when|once|as soon)\b|\b(?:then )?i (?:m|am) next\b(?! in (?:line|the queue))|\bi (?:ll|will|m going to) (?:regret it|be sorry|pay for (?:it|this|that|what i)) ?(?:if|when|one day|$)/,
    ],
  ],
  de: [
    /\b(?:mir|ihr|ihm|uns|meine[rmn]? \w+) (?:\w+ ){0,6}?(?:knochen|beine?|knie|kniescheiben?|arme?|finger|nase|kiefer|zahne|rippen|schadel|gesicht|genick|hals|kehle) (?:\w+ ){0,3}?(?:brech\w*|bricht|brich|zertrumm\w*|zerschlag\w*|einschlag\w*|einzuschlagen|durchschneid\w*|abschneid\w*|aufschlitz\w*|umdreh\w*|polier\w*)\b(?! (?:uns|mit den zinsen))|\b(?:bricht|breche|brechen|zertrummert|schneidet) (?:\w+ )?(?:mir|ihr|ihm) (?:\w+ ){0,3}?(?:knochen|beine?|knie|kniescheiben?|arme?|finger|nase|kiefer|zahne|rippen|genick|hals|kehle)\b|\b(?:mir|ihr|ihm|mich|sie|ihn)\b.{0,30}\bsaure\b.{0,20}\bgesicht\b|\bsaure ins gesicht\b/,
    [
      /\b(?:ex\w*|mann|freund\w*|leute|die|vater|stiefvater|bruder|onkel|cousin|schwager|schwiegervater|chef|vermieter|nachbar\w*|kunde|typ|er|sie|gang|clan|geldverleiher)\b/,
      /\b(?:krankenhausreif|(?:lande|ende) ich im (?:rollstuhl|krankenhaus|sarg|grab)|ins krankenhaus (?:prugel\w*|schlag\w*|bring\w*)|(?:finde|findet|find) (?:mich|dich) (?:\w+ ){0,2}?(?:egal|uberall|schon|und dann|wo (?:ich|du) (?:bin|bist)|auch)|dass er mich findet|(?:mich|dich) (?:holen|hole) (?:komm\w*|kommt)|(?:holt|hole) (?:mich|dich) noch|kommt mich holen|gnade (?:dir|mir) gott|(?:bin ich|bist du|ist sie) (?:dann )?(?:dran|fallig|tot|ein toter mann)|(?:das|es) (?:noch )?bussen|wehtun (?:wird|will|werde)|(?:mir|uns) (?:was|etwas) an(?:tun|tut|zutun)|(?:hetzt|hetzen) (?:\w+ ){0,2}?hunde? auf (?:mich|uns)|leuten wie (?:mir|uns) passier\w* (?:unfalle|was|etwas)|mich (?:\w+ )?(?:entstell\w*|aufschlitz\w*|zerstuckel\w*)|dass ich nie (?:wieder|mehr) (?:laufe|gehe|laufen kann)|(?:lasst|lassen) mich (?:\w+ )?(?:verprugeln|zusammenschlagen|umlegen|beseitigen)|(?:nachste[sn]? mal|dann) (?:\w+ )?(?:ist )?mein\w* (?:gesicht|bein\w*|hand|kind\w*|familie|frau) dran|(?:weihnachten|ostern|den sommer|das wochenende|morgen|den \w+) erlebe ich nicht mehr|(?:ich|du) (?:\w+ ){0,3}nicht mehr (?:erlebe|erlebst|erleben)|(?:grun und blau|windelweich) (?:schlag\w*|prugel\w*)|fertig ?machen wird)\b(?! mit (?:der|dem|den) (?:auslistung|prufung|ausschreibung|zahlung\w*|rechnung))/,
    ],
    /\blauer\w* (?:mir|uns|ihr) (?:\w+ )?auf\b|\blauert (?:\w+ )?(?:mir|uns) auf\b/,
  ],
  fr: [
    /(?<!\bje )\b(?:me|m|lui|leur|nous) (?:\w+ )?(?:cas+e\w*|bris\w+|petera|peter|exploser?|fracass\w*|broye\w*|coupe\w*|tranche\w*|romp\w+) (?:\w+ ){0,2}?(?:les|la|le|une|l|mes|tous) (?:\w+ )?(?:jambes?|genoux?|bras|os|doigts?|dents|nez|machoire|crane|cotes|gueule|figure|main|gorge|cou|nuque|tete|oreilles?)\b|\b(?:l acide|de l acide|vitriol)\b.{0,25}\b(?:visage|figure|gueule)\b|\bfaire la peau\b|\bm egorger\b/,
    [
      /\b(?:ex|mari|copain|compagnon|conjoint|pere|beau pere|frere|beau frere|oncle|cousin|patron|proprietaire|voisin|client|types?|mecs?|il|ils|elle|dealer|bande)\b/,
      /\b(?:(?:je )?finirai (?:en|dans un) (?:fauteuil|cercueil)|fauteuil roulant si|(?:m |me )(?:envoyer|envoie|enverra) a l hopital|me retrouv\w+ (?:\w+ )?(?:ou que|n importe ou|partout|quoi que|et)|(?:vient|viendra|viens|viennent|va venir) me (?:chercher|trouver) (?:et|pour|chez|si)|(?:que |et )je vais (?:\w+ )?(?:le |la )?(?:payer|regretter)(?! (?:la|le|les|de|ma|mon|en|par|avec|une|un|\d)\b)|vais le regretter|(?:je )?(?:suis|serai|es) (?:une femme |un homme )?morte?(?= (?:si|quand|des)\b|$)|(?:s en prendre|s en prend\w*|s en prendra) a moi|mon tour (?:viendra|va venir)|(?:lacher|lache|lachera) (?:ses|les|son|le) chiens? sur (?:moi|nous)|(?:de |va )?me (?:defigurer|balafrer|taillader|mutiler)|accidents? (?:arrivent|arrive) (?:\w+ )?(?:a des gens|aux gens) comme (?:moi|nous)|(?:il|un accident) (?:pourrait|va) m arriver (?:quelque chose|un accident)|que je (?:ne )?marche plus jamais|(?:me|m) (?:fera|ferait|faire|fasse) (?:tabasser|cogner|descendre|buter|casser la figure)|prochaine fois (?:ce sera|c est) (?:mon|ma|mes) (?:visage|jambes?|main|enfants?|famille|femme)|(?:ne |n )?(?:verrai|verras) (?:pas|plus) (?:noel|l ete|le jour|demain|paques|la fin)|me faire payer ca)\b/,
    ],
  ],
  es: [
    /\b(?:me|le|nos|les) (?:\w+ ){0,3}?(?:romp\w+|part(?:e|ir|ira|iria|en)|quebr\w+|destroz\w+|revent\w+|cort(?:a|ar|ara|aria)|machac\w+|arranc\w+) (?:\w+ )?(?:las?|los|el|una?|todos los) (?:\w+ )?(?:piernas?|rodillas?|brazos?|huesos|dedos?|dientes|nariz|mandibula|craneo|costillas|cara|mano|manos|cuello|garganta|orejas?)\b(?! con (?:la|el|las|los) (?:nuev\w+|tasa|impuesto\w*|comision\w*))|\bacido\b.{0,20}\b(?:cara|rostro|ojos)\b/,
    [
      /\b(?:ex\w*|marido|novio|pareja|padre|padrastro|hermano|cunado|tio|primo|suegro|jefe|casero|vecino|cliente|tipo|el|ellos|banda|prestamista|dice\w*|dijo|dijeron|juro|jura|amenaza\w*|escribe|manda)\b/,
      /\b(?:(?:acabare|acabaria|terminare|voy a acabar) en (?:una )?(?:silla de ruedas|el hospital|un ataud)|(?:mandar\w*|manda|mando) al hospital|me (?:va a |van a )?(?:encontrar\w*|encuentra\w*|busca\w*) (?:donde|este donde|alla donde|y (?:que )?(?:lo|me|entonces))|(?:viene|vienen|va a venir|vendra) a por mi\b(?! (?:al|a la) (?:aeropuerto|estacion))|lo voy a (?:pagar|lamentar)(?= (?:caro|con|si)|$)|me (?:lo )?va a hacer pagar|(?:estoy|estare|soy) (?:una )?(?:mujer |hombre )?muert[oa](?! (?:de|en|del)\b)|me (?:va|iba|van|iban) a (?:hacer dano|rajar|degollar|desfigurar|marcar la cara)|rajarme|desfigurarme|(?:echar|soltar|echa|suelta)(?:me)? (?:a )?(?:los|sus) perros|a gente como (?:yo|nosotros) le pasan|me podria pasar algo|que no vuelva yo a caminar|(?:que )?me (?:den|daran|van a dar|dara) una paliza|proxima vez (?:sera|es|le toca a) (?:mi|mis) (?:cara|piernas?|mano|hij[oa]s?|familia|mujer)|no (?:llegare|llego|llegas) a (?:navidad|verano|fin de mes vivo|manana|la noche)|no (?:vere|viviras|vivire) (?:\w+ )?(?:navidad|verano|para contarlo)|(?:y )?luego voy yo)\b/,
    ],
  ],
  it: [
    /\b(?:mi|gli|le|ci) (?:\w+ ){0,2}?(?:spacc?\w+|romp\w+|spezz?\w+|tagli\w*|fracass\w+|stacc\w+|rott\w+) (?:\w+ )?(?:le|la|il|i|una|un|gli|tutte le) (?:\w+ )?(?:gambe|gamba|ginocchi\w*|braccia|braccio|ossa|dita|denti|naso|mascella|testa|faccia|costole|mano|mani|gola|collo|orecchi\w*)\b|\bacido (?:in|sulla?|nella) (?:faccia|viso)\b|\bacido\b.{0,15}\b(?:faccia|viso)\b/,
    [
      /\b(?:ex|marito|fidanzato|compagno|padre|patrigno|fratello|cognato|zio|cugino|suocero|capo|padrone di casa|vicino|cliente|tizio|lui|loro|banda|usuraio|strozzino|dice|dicono|detto|giurato|giura|dire|minaccia\w*|scrive|manda)\b/,
      /\b(?:(?:finiro|finisco|finirei) (?:sulla|su una|in) (?:sedia a rotelle|ospedale|una bara)|manda all ospedale|mandarmi all ospedale|mi (?:trova|trovera|troveranno|trovano|verra a cercare) (?:ovunque|dovunque|comunque|e (?:poi|allora|me))|(?:viene|verra|vengono|vengo) a prender(?:mi|ti)|mi vien\w+ a prendere(?! (?:i|il|la|le|un|gli|alla stazione|in aeroporto))|me la (?:fa|fara|faranno|vuole far) pagare|(?:sono|saro|sei) (?:una donna |un uomo )?mort[oa]|(?:vuole|vogliono) farmi (?:del )?male|sfregiarmi|sfigurarmi|mi (?:sfregia|sfigura|aizza)|(?:aizza|aizzarmi|sguinzaglia) (?:\w+ )?(?:contro )?i (?:suoi )?cani|a gente come (?:me|noi) (?:capitano|succedono)|mi potrebbe succedere qualcosa|che non cammin\w+ (?:mai )?piu|mi (?:fara|fa|faranno) (?:picchiare|pestare|menare|ammazzare)|prossima volta (?:tocca a\w*|sara|e) (?:la |alla )?(?:mia|mio|miei) (?:faccia|gambe?|mano|figli\w?|famiglia|moglie)|non (?:arrivo|arrivero|arrivi) a (?:natale|pasqua|domani|estate|vedere)|non (?:vedro|vedrai) (?:il |la )?(?:natale|domani|estate)|poi tocca a me)\b/,
    ],
  ],
};

/** Costs break legs and cut throats, too, and say nothing. */
const OF_COSTS =
  /\b(?:zinsen|kosten|preisen?|steuern|miete\w*|finanzamt|interets|charges|prix|taux|impots?|loyers?|fisc|urssaf|intereses|costes|costos|precios|impuestos|alquiler\w*|hacienda|tasas?|interessi|costi|prezzi|tasse|affitt[io]|bollette|fisco|mutuo)\b/;
const IS_SAID =
  /\b(?:sag\w*|droh\w*|schw(?:o|u)r\w*|geschworen|schreib\w*|dit|disent|menac\w*|jure\w*|ecrit|dice\w*|dijo|dijeron|amenaz\w*|jur[ao]|escribe|dicono|detto|minacc\w*|giura\w*|scrive)\b/;

/** Returns the languages in which folded words with single spaces tell of a threat to a body. */
export const bodilyThreatLanguages = (words: string, among: readonly TextLanguage[] = TEXT_LANGUAGES): TextLanguage[] =>
  OF_COSTS.test(words) && !IS_SAID.test(words) ? [] : among.filter((language) => isSaid(THREATS[language], words));
