import { TEXT_LANGUAGES, type TextLanguage } from "#app/features/topics/vocabulary/written-in";
import { isSaid } from "../signs-in-parts";
import { ANNOUNCED_WITH_MEANS } from "./announced-with-means";

/**
 * Somebody who announces violence in other words than those of `meant-harm.ts`: whose skull they open, whom they bury, what they blow up. Matched like the
 * phrases in `danger.ts`, also where a word of business names the other: a partner, a supplier, an inspector.
 */
const ANNOUNCED: Record<TextLanguage, readonly RegExp[]> = {
  en: [
    /\b(?:i|im)(?: m)? (?:(?:will|ll|m|am|going|gonna|to|want|wanna|just) ){0,4}(?:blow|bomb) (?:up )?(?:(?:the|my|their|his|that|this) )(?:\w+ )?(?:branch|office|bank|building|school|factory|town hall|court\w*|shop|house|car)\b|\b(?:drive|ram|plough|plow|steer|crash)(?: \w+){0,4} into (?:the |a |their )?(?:crowd|people|queue|parade|market stalls)\b/,
    /\b(?:i|im)(?: m)? (?:(?:will|ll|m|am|going|gonna|to|want|wanna|about|driving|drive|coming|over|there|tonight|tomorrow|today|on|monday|and|just|really) ){0,6}(?:crack|bash|smash|break|split|cave|crush|shatter|cut off|snap|chop off) (?:(?:his|her|their|the|my|that|this) )(?:\w+ ){0,3}?(?:s )?(?:skull|head|knee ?caps?|knees|legs?|arms?|bones|neck|jaw|face|teeth|fingers|throat)\b/,
    /\b(?:i|im)(?: m)? (?:(?:will|ll|m|am|going|gonna|to|want|wanna|about|just|really|could) ){1,4}(?:strangle|stab|knife|behead|throttle|drown|murder|torture|poison|maim) (?!(?:the |our |my )?(?:competition|market|growth|song|idea|project|rivals?|conversation|innovation|cash|budget)\b)(?:him|her|them|the|my|that|this|our)\b/,
    /\b(?:i|im)(?: m)? (?:(?:will|ll|m|am|going|gonna|to|want|wanna|about|just|really) ){1,4}(?:kill|shoot) (?:(?:the|my|that|this|our) (?:\w+ )?(?:inspector|officer|judge|accountant|banker|bank manager|lawyer|supplier|business partner|co ?founder|tenant|auditor|bailiff|tax ?man|foreman|supervisor|doctor|nurse|clerk)s?)\b(?! with)/,
    /\b(?:put|putting|bury|see) (?:him|her|them|my \w+) (?:in the ground|in a grave|six feet under|alive|in a coffin|in a box)\b(?! (?:and|for) (?:funeral|undertak)\w*)|\bi (?:ll|will|m going to|m gonna) (?:run|mow) (?:(?:him|her|them) |(?:my|the) (?:\w+ ){1,2}?)(?:over|down) (?:when|as soon|if|with (?:my|the) (?:car|van|truck))\b/,
  ],
  de: [
    /\b(?:jag|jage|spreng|sprenge) (?:ich )?(?:\w+ ){1,4}?(?:in die luft|weg)\b|\bich (?:\w+ ){0,2}?(?:spreng|sprenge) (?:die|das|den|ihr|sein)\w* \w+\b|\b(?:fahr|fahre|ras|rase|lenke) (?:ich )?(?:\w+ ){0,5}?in (?:die|eine) (?:menge|menschenmenge|leute|warteschlange)\b|\b(?:polier|poliere|demolier|demoliere) (?:ich )?(?:\w+ ){0,4}?(?:fresse|gesicht|visage|schnauze)\b/,
    /\b(?:dem|der|den|ihm|ihr|ihnen|meine[mnr]|diese[mnr]|unsere[mnr]) (?:\w+ ){0,3}?(?:schlag|schlage|hau|haue|brech|breche|schneid|schneide|zertrummer|zertrummere|stech|steche|tret|trete|spalt|spalte) (?:ich )?(?:\w+ ){0,5}?(?:schadel|kopf|knochen|knie|kniescheiben?|beine?|arme?|genick|kehle|zahne|nase|fresse|gesicht|finger)\b|\b(?:ich|und) (?:\w+ ){0,4}?(?:zertrummere?|breche?|schlage?|schneide?|trete?) (?:ihm|ihr|ihnen|de[mr] \w+|meine[mr] \w+) (?:\w+ ){0,4}?(?:schadel|kopf|knochen|knie|kniescheiben?|beine?|arme?|genick|kehle|zahne|nase|fresse|finger)\b/,
    /\b(?:ersaufe?|ertranke?|erwurge?|erdrossle?|erstech|ersteche|erschiesse?|erschlage?|vergifte|totschlage) ich\b|\bich (?:\w+ ){0,2}?(?:erwurge?|erdrossle?|ersteche?|erschiesse?|erschlage?|vergifte) (?:ihn|sie|den|die|meinen?|diesen?)\b|\bich (?:stech|steche|knall|knalle|mach|mache) (?:den|die|meinen|meine|diesen|diese|ihn|sie) (?:\w+ ){0,4}?(?:ab|kalt)\b/,
    /\b(?:bring|bringe|bringen) (?:ich )?(?:(?:ihn|sie|den|die|meinen|diesen) )?(?:\w+ ){0,2}?unter die erde\b|\bich (?:\w+ ){0,6}?unter die erde (?:bringe|bringen)\b|\b(?:fahr|fahre) (?:ich )?(?:ihn|sie|den|die|meinen?) (?:\w+ ){0,3}?(?:ubern haufen|uber den haufen|tot|platt)\b|\bich (?:begrabe|vergrabe|verscharre) (?:ihn|sie|den|die|meinen?) (?:\w+ )?(?:lebendig|im wald|bei lebendigem)\b/,
  ],
  fr: [
    /\bje (?:vais )?(?:fais|faire|ferai) sauter (?:l |la |le |leur |sa |son )(?:agence|banque|bureaux?|immeuble|ecole|usine|mairie|tribunal|boutique|maison|voiture)\b|\b(?:fonce\w*|foncer|rentrer|roule\w*|jette\w*) (?:\w+ ){0,4}?(?:dans|sur) (?:la foule|les gens|le public|la file)\b|\b(?:je|j|jvais) (?:\w+ ){0,3}?(?:lui|leur) demoli\w+ (?:la|le) (?:gueule|tete|figure|portrait)\b/,
    /\b(?:je|j|jvais|jva) (?:\w+ ){0,3}?(?:lui|leur) (?:ouvr\w+|defonc\w+|explos\w+|pet\w+|eclat\w+|fend\w*|fracass\w+|bris\w+|cass\w+|tranch\w+|coup\w+|arrach\w+) (?:la|le|les|l|tous les|un|une) (?:\w+ )?(?:crane|tete|gueule|genoux?|jambes?|bras|os|gorge|dents|nez|machoire|figure|visage|doigts?|mains?|rotules?)\b/,
    /\b(?:je|j|jvais) (?:\w+ ){0,2}?(?:l|le|la|les) ?(?:etrangl\w+|noie|noierai|noyer|flingu\w+|egorg\w+|poignard\w+|but(?:e|er)|descend(?:s|re)?|enterr\w+ vivante?s?|ecras\w+ (?:.{0,40}\b(?:quand|des qu|s) (?:il|elle|ils)\b))|\bje (?:vais )?(?:etrangl\w+|egorg\w+|poignard\w+|but(?:e|er)|plant(?:e|er)|descend(?:s|re)?) (?:le|la|l|mon|ma|mes|ce|cette|un|une) (?!(?:\w+ )?(?:arbres?|drapeau|decor|tente|graines?|fleurs?|pommes?|ordinateur|serveur|site|clou|concurrence|escaliers?|rue|pente|montagne|biere)\b)\w+/,
    /\b(?:vais|veux) (?:l|le|la|les) ?(?:enterrer vivante?|foutre sous terre|mettre (?:\w+ )?(?:en terre|six pieds sous terre))\b|\bsix pieds sous terre\b/,
  ],
  es: [
    /\b(?:vuelo|hago volar|reviento|hago saltar) (?:la|el|su) (?:sucursal|oficina|banco|edificio|escuela|fabrica|ayuntamiento|juzgado|tienda|casa|coche)\b|\b(?:meter|meto|lanzar|lanzo|estrellar|estrello|arrollo|embisto) (?:\w+ ){0,3}?(?:en|contra|a) (?:la gente|la multitud|la cola|el publico)\b/,
    /\b(?:le|les|te) (?:abro|reviento|parto|rompo|destrozo|machaco|corto|vuelo|aplasto|arranco|hundo) (?:la|las|los|el|una|un|todos los) (?:\w+ )?(?:cabeza|cara|craneo|rodillas?|piernas?|brazos?|cuello|huesos|dedos?|dientes|garganta|nariz|manos?)\b|\b(?:voy a|quiero|pienso) (?:abrirle|reventarle|partirle|romperle|machacarle|volarle|arrancarle) (?:la|las|los|el) (?:\w+ )?(?:cabeza|cara|craneo|rodillas?|piernas?|brazos?|cuello|huesos|dedos?|dientes)\b/,
    /\b(?:lo|la|los|las|le) (?:estrangulo|ahogo|apunalo|acuchillo|deguello|degollo|entierro viv\w+|mato a (?:golpes|palos|tiros))\b|\b(?:estrangulo|apunalo|acuchillo|deguello|mato) (?:a|al) (?!(?:(?:la|el|los|ese|este|mi) )?(?:competencia|hambre|rato|tiempo|proyecto|gallina|cerdo|pollos?)\b)\w+|\b(?:lo|la|los|las) (?:voy a|pienso) (?:enterrar viv\w+|estrangular|acuchillar|degollar|atropellar|mandar a la tumba|meter bajo tierra)\b|\b(?:voy a|quiero|pienso) (?:enterrarl[oa] viv[oa]|estrangularl[oa]|acuchillarl[oa]|atropellarl[oa]|degollarl[oa])\b/,
    /\batropello a (?:mi|ese|esa|el|la) (?:\w+ )?(?:en cuanto|cuando|si|\w+)\b/,
  ],
  it: [
    /\b(?:faccio|faro) saltare (?:in aria )?(?:la|il|l|tutta la) (?:\w+ )?(?:filiale|banca|ufficio|palazzo|scuola|fabbrica|municipio|tribunale|negozio|casa|macchina)\b|\b(?:butt\w+|lanci\w+|vado|piomb\w+) (?:\w+ ){0,4}?(?:sulla|nella|contro la|in mezzo alla) (?:folla|gente|fila)\b/,
    /\b(?:gli|le|ti|al|alla|ai) ?(?:\w+ ){0,4}?(?:apro|sfondo|spacco|spezzo|rompo|taglio|fracasso|stacco|schiaccio) (?:la|le|il|i|gli|un|tutte le) (?:\w+ )?(?:testa|cranio|faccia|ginocchia|gambe|braccia|collo|ossa|dita|denti|gola|naso|mani|rotule)\b|\b(?:apro|sfondo|spacco|spezzo|rompo|fracasso) (?:la|le|il) (?:testa|cranio|faccia|ginocchia|gambe|braccia|collo|ossa) (?:al|alla|a) \w+/,
    /\b(?:lo|la|li|le) (?:strangolo|affogo|annego|strozzo|scanno|accoltello|sgozzo|pugnalo|sotterro|seppellisco (?:viv\w|sotto)|faccio secc\w|stendo sotto)\b|\b(?:strangolo|accoltello|sgozzo|pugnalo|ammazzo) (?!(?:il|la|l|questo|i) (?:tempo|progetto|noia|concorrenza|attesa|maiale|polli?)\b)(?:il|la|l|lo|quel|quella|questo|mio|mia|i) \w+|\b(?:voglio|sto per|vado a) (?:strangolarl\w|sgozzarl\w|seppellirl\w|pugnalarl\w)\b/,
    /\b(?:investo|travolgo|stiro) (?:il|la|lo|quel|quella) (?:\w+ ){1,2}?(?:appena (?:esce|passa)|quando (?:esce|passa|attraversa)|con (?:la macchina|il furgone|l auto))\b|\bmando sotto ?terra\b|\bsotto due metri di terra\b/,
  ],
};

/** Weapons and blades are made and sold, too; and a story tells of all of it. */
const OF_BUSINESS =
  /\b(?:sell\w*|sold|brand|makers?|models?|modelle?|modeles?|modelos?|modelli|(?:knife|gun|axe|weapons?) shops?|import\w*|licen[cs]\w*|patent\w*|insur\w*|customers|novels?|films?|movies?|screenplay|verkauf\w*|marke|versicher\w*|roman|drehbuch|krimi|vend(?:ons|re|emos|o|iamo)|marque|assur\w*|romans|scenario|venta|ventas|marca|seguro|novela|pelicula|guion|vendita|marchio|assicuraz\w*|romanzo|sceneggiatura)\b/;
/** In a longer text the parts may belong to different matters. */
const MAX_LENGTH = 240;

/** Returns the languages in which folded words with single spaces announce violence against another. */
export const announcedLanguages = (words: string, among: readonly TextLanguage[] = TEXT_LANGUAGES): TextLanguage[] =>
  words.length > MAX_LENGTH || OF_BUSINESS.test(words)
    ? []
    : among.filter((language) => isSaid([...ANNOUNCED[language], ...ANNOUNCED_WITH_MEANS[language]], words));
