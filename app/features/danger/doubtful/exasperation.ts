/** Whom a firm deals with: they are strangled in words alone, where nothing is said of how, when or where. */
const DEALT_WITH = {
  en: "(?:(?:my|our|this|that|the) )?(?:\\w+ )?(?:accountants?|bookkeepers?|tax advis[eo]rs?|lawyers?|solicitors?|attorney|suppliers?|vendors?|bank manager|insurer|web ?designers?|designers?|developers?|programmers?|agency|agencies|contractors?|freelancers?|consultants?|printers?|couriers?|marketing team|it (?:guy|department|support)|courier|broker|estate agent|recruiters?|landlord|landlady|letting agent)",
  de: "(?:den|die|das|meine[nr]?|unsere[nr]?|diese[nr]?) (?:\\w+ )?(?:\\w*steuerberater\\w*|\\w*berater\\w*|buchhalter\\w*|anwalt\\w*|\\w*lieferant\\w*|webdesigner\\w*|grafiker\\w*|entwickler\\w*|programmierer\\w*|agentur\\w*|makler\\w*|handwerker\\w*|dienstleister\\w*|spediteur\\w*|drucker\\w*|finanzamt|notar\\w*|sachbearbeiter\\w*|vermieter\\w*)",
  fr: "(?:mon|ma|mes|notre|nos|le|la|les|ce|cette|l) ?(?:\\w+ )?(?:(?:expert )?comptables?|fiscaliste|avocate?s?|fournisseurs?|banquiere?|assureur|webdesigner|graphiste|developpeu\\w+|agence|prestataires?|consultante?|imprimeur|transporteur|courtier|notaire|informaticien\\w*|urssaf|proprietaire|proprio|bailleur)",
  es: "(?:a )?(?:mi|mis|nuestr[oa]s?|el|la|al|este|esta) ?(?:\\w+ )?(?:gestor\\w*|contable|asesor\\w*|abogad[oa]|proveedor\\w*|banquero|disenador\\w*|programador\\w*|desarrollador\\w*|agencia|transportista|imprenta|informatic[oa]|corredor|notari[oa]|consultor\\w*|caser[oa])",
  it: "(?:il|lo|la|i|gli|le|l|questo|questa) ?(?:(?:mi[oa]|miei|mie|nostr[oaie]) )?(?:\\w+ )?(?:commercialista|contabile|consulente|avvocat[oa]|fornitor[ei]|banchiere|grafic[oa]|programmator\\w+|sviluppator\\w+|agenzia|corriere|tipograf[oi]|informatic[oa]|notai?o|broker|geometra|padrone di casa|locatore)",
};

/** That one could do it, or will: no more than anger. */
const EXASPERATED: readonly RegExp[] = [
  `\\b(?:i|we) (?:(?:could|would|might|will|ll|d|m going to|am going to|m gonna|want to|wanna|swear i ll|feel like) )+(?:just |really |happily |honestly |cheerfully )?(?:kill|murder|strangl|throttl|chok|shoot|wring|slaughter)(?:e|ing)?(?: the neck of)? ${DEALT_WITH.en}(?: s neck)?\\b`,
  `\\b(?:ich|wir) (?:konnte|konnten|mochte|wurde|werde|will|kann) (?:\\w+ )?${DEALT_WITH.de} (?:\\w+ )?(?:erwurgen|umbringen|killen|erschlagen|lynchen|erschiessen|den hals umdrehen|in der luft zerreissen)\\b|\\bich (?:erwurge|erschlage|killle?) (?:noch |bald )?${DEALT_WITH.de}\\b|\\bich bring\\w* ${DEALT_WITH.de} (?:\\w+ )?um\\b|\\b${DEALT_WITH.de} konnte ich (?:\\w+ )?(?:erwurgen|umbringen|erschlagen)\\b`,
  `\\b(?:je|on|j) (?:\\w+ )?(?:vais|va|pourrais|pourrait|veux|voudrais|ai envie de|finirai par) (?:\\w+ )?(?:tuer|etrangler|trucider|assassiner|etriper|massacrer|zigouiller) ${DEALT_WITH.fr}\\b|\\b(?:envie de|de quoi) (?:tuer|etrangler|etriper|trucider) ${DEALT_WITH.fr}\\b`,
  `\\b(?:voy a|podria|querria|quiero|me dan ganas de|ganas de|estoy por|vamos a) (?:matar|estrangular|asesinar|ahorcar|cargarme) ${DEALT_WITH.es}\\b|\\b(?:mataria|estrangularia|ahorcaria) ${DEALT_WITH.es}\\b`,
  `\\b(?:potrei|vorrei|voglio|sto per|verrebbe voglia di|viene voglia di|mi viene da|finisce che) (?:\\w+ )?(?:strozzare|uccidere|ammazzare|strangolare|strozzo|ammazzo|far fuori) ${DEALT_WITH.it}\\b|\\b(?:strozzerei|ammazzerei|ucciderei|strangolerei) ${DEALT_WITH.it}\\b`,
]
  // pattern: fixed alternatives, with at most two other words between them
  .map((said) => new RegExp(said, "g"));

/** A means, a moment or a place, a person of one's own, or oneself: then it is heard. */
const IN_EARNEST =
  /\b(?:knife|gun|pistol|rifle|axe|hammer|rope|poison|petrol|bat|tonight|tomorrow|today|when (?:he|she|they)|as soon as|if (?:he|she|they)|where (?:he|she) lives|his (?:house|home|car|kids|wife)|her (?:house|home|car|kids)|myself|wife|husband|ex|blood|messer|pistole|waffe|axt|hammer|strick|gift|benzin|heute|morgen|wenn (?:er|sie)|sobald|wohnt|mich selbst|mich auch|blut|couteau|arme|fusil|hache|marteau|corde|essence|ce soir|demain|aujourd hui|quand (?:il|elle)|s il|des qu|habite|moi aussi|sang|cuchillo|pistola|hacha|martillo|cuerda|veneno|gasolina|esta noche|manana|hoy|cuando|en cuanto|donde vive|sangre|coltello|fucile|ascia|martello|corda|veleno|benzina|stasera|domani|oggi|appena|dove abita|sangue)\b/;

/** Returns folded words without anger at whom a firm deals with: 'I could strangle my accountant'. With a weapon, a time or a place it is no figure of speech. */
export const withoutExasperation = (words: string): string =>
  IN_EARNEST.test(words) ? words : EXASPERATED.reduce((rest, said) => rest.replace(said, " "), words).replace(/ +/g, " ");
