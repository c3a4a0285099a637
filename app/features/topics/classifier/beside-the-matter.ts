import { wordsOf } from "../vocabulary/words-of-text";

/** Helpers and kinds of help that people say they do not need, in folded words with single spaces. */
const HELPERS = {
  en: "(?:(?:\\w+ )?(?:lawyers?|solicitors?|attorneys?|accountants?|bookkeepers?|consultants?|coach(?:es)?|agenc(?:y|ies)|developers?|programmers?|designers?|recruiters?|notar(?:y|ies)|advis[eo]rs?|(?:marketing|sales|tax|hr|legal|it|pr|tech|computer) (?:person|people|guy|guys|gurus?|experts?|advice|help))|(?:advice|help) (?:with|on|about) (?:\\w+ )?\\w+)",
  de: "(?:(?:\\w+ )?(?:\\w*anwalt|\\w*anwalte|\\w*anwaltin|\\w*berater|\\w*beraterin|\\w*beratung|buchhalter\\w*|juristen?|coach\\w*|\\w*agentur\\w*|\\w*entwickler\\w*|programmierer\\w*|designer\\w*|notar\\w*|makler\\w*|informatiker\\w*)|hilfe (?:bei|beim|mit|fur) (?:\\w+ )?\\w+)",
  fr: "(?:(?:avocate?s?|(?:expert )?comptables?|conseiller\\w*|consultante?s?|coachs?|agences?|developpeu\\w+|informaticien\\w*|notaires?|juristes?|graphistes?|fiscalistes?)(?: (?:fiscal\\w*|juridique|en \\w+|de \\w+))?|aide (?:pour|avec|en) (?:\\w+ )?\\w+)",
  es: "(?:(?:abogad\\w+|asesor\\w*|gestor\\w*|contables?|consultor\\w*|coachs?|agencias?|programador\\w*|desarrollador\\w*|informatic\\w+|notari\\w+|disenador\\w*)(?: (?:fiscal\\w*|laboral\\w*|legal\\w*|de \\w+))?|ayuda (?:con|en|para) (?:\\w+ )?\\w+)",
  it: "(?:(?:avvocat\\w+|commercialist\\w+|consulent\\w+|coach|agenzi\\w+|programmator\\w+|sviluppator\\w+|informatic\\w+|nota[io]\\w*|ragionier\\w+|grafic\\w+|contabil\\w+)(?: (?:fiscal\\w*|legal\\w*|del \\w+|di \\w+))?|aiuto (?:con|per|in) (?:\\w+ )?\\w+)",
};

/** Where a denial ends without a comma. */
const NEXT =
  "(?= (?:i|we|it s|its|it is|this is|what|only|just|but|nor|ich|wir|mir|uns|es|sondern|aber|nur|je|j|nous|on|il|mais|juste|yo|lo|solo|sino|pero|ma|bensi|devo|vorrei|voglio|dobbiamo|soltanto)\\b|$)";

/** Phrases that somebody is not needed, or that something is not the matter. */
// pattern: the helpers are fixed alternatives, and each repeated group is optional once and ends with a space that its next part does not begin with
const DENIED = new RegExp(
  `^(?:(?:and|und|et|y|e|well|so|please|no|nein|non|just|also|pues|bitte) )?(?:${[
    `(?:i|we) (?:really |certainly |definitely )?(?:do not|don t|dont) (?:really )?(?:need|want) (?:an? |any |another |more |the )?${HELPERS.en}`,
    `(?:i am|i m|im|we are|we re) not (?:looking for|after|in need of) (?:an? |any |another )?${HELPERS.en}`,
    `no need (?:for|of) (?:an? |any |another )?${HELPERS.en}`,
    `no (?:more )?${HELPERS.en} (?:please|needed|required|thanks|here)`,
    "(?:it s|its|it is|this is|that is|that s|thats) (?:really )?not (?:about|a question of|a matter of) (?:the |my |our )?\\w+",
    "(?:it|this|that) (?:is not|isn t|isnt|s not) an? (?:legal|tax|marketing|financial|technical|it|hr|money|sales) (?:question|matter|issue|problem|thing)",
    `(?:ich|wir) (?:brauche|brauchen|will|wollen|mochte|mochten|suche|suchen|benotige|benotigen) (?:wirklich |eigentlich |hier )?(?:keine?n?|nicht noch eine?n?) ${HELPERS.de}`,
    `keine?n? ${HELPERS.de} (?:bitte|notig|danke)`,
    "es geht (?:mir |uns |hier )?nicht um(?:s)? (?:das |die |den )?\\w+",
    "das ist keine (?:\\w*frage|\\w+ frage)",
    `(?:je n|j|nous n|on n|on)(?: ai| avons| a)? (?:pas )?besoin (?:ni )?d (?:une? |autres? )?${HELPERS.fr}`,
    `(?:je n ai|j ai|nous n avons|on n a|on a)? ?pas besoin (?:d(?: une?)?|de l) ${HELPERS.fr}`,
    `(?:je ne|je|nous ne|on ne) (?:veux|cherche|cherchons|voulons|veut) pas (?:d(?: une?)?|une?) ${HELPERS.fr}`,
    `pas d(?: autre)? ${HELPERS.fr} (?:svp|merci|s il vous plait|s il te plait)`,
    "(?:ce n est|c est) pas une question (?:juridique|fiscale|technique|financiere|d \\w+|de \\w+)",
    "il ne s agit pas d(?:e|u|es)? (?:la |l )?\\w+",
    `no (?:necesito|necesitamos|busco|buscamos|quiero|queremos|me hace falta|nos hace falta|hace falta) (?:a )?(?:una? |otr[oa] |ningun )?${HELPERS.es}`,
    `nada de ${HELPERS.es}`,
    "no es (?:una cuestion|un tema|un asunto|cuestion|tema) (?:legal|fiscal|tecnico|tecnica|juridico|juridica|de \\w+)",
    "no se trata de(?:l)? (?:la |los |las )?\\w+",
    `non (?:mi |ci )?(?:serve|servono|cerco|cerchiamo|voglio|vogliamo|occorre|ho bisogno di|abbiamo bisogno di) (?:une? |una |un altr[oa] |altri )?(?:un )?${HELPERS.it}`,
    `niente ${HELPERS.it}`,
    "non e una questione (?:legale|fiscale|tecnica|finanziaria|di \\w+)",
    "non si tratta d(?:i|el|ella|ei) \\w+",
  ].join("|")})(?: here| at all| for (?:this|that)| hier| dafur| ici| pour ca| aqui| para esto| qui)?${NEXT}`,
);

const DAYS = {
  en: "(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight|(?:the )?end of (?:the )?(?:week|month|day)|in \\w+ (?:hours?|days?|weeks?)|week|month|the \\d+\\w*(?: of \\w+)?|\\d+\\w*(?: of)? \\w+",
  de: "(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|heute|morgen|ubermorgen|ende (?:der|des) (?:woche|monats)|ende woche|in \\w+ (?:tagen|wochen|stunden)|\\d+(?: \\w+)?|woche|monat",
  fr: "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|aujourd hui|ce soir|(?:la )?fin d(?:e|u) (?:la )?(?:semaine|mois)|dans \\w+ (?:jours?|heures?|semaines?)|\\d+(?: \\w+)?|semaine prochaine|mois",
  es: "lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|hoy|(?:a )?fin(?:ales)? de (?:semana|mes)|en \\w+ (?:dias?|horas?|semanas?)|\\d+(?: de \\w+)?|semana|mes",
  it: "lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|domani|oggi|fine (?:settimana|mese)|(?:tra|fra) \\w+ (?:giorni|ore|settimane)|\\d+(?: \\w+)?|settimana|mese",
};

/** Phrases that only state a deadline. */
// pattern: fixed alternatives, each repeated group optional once
const DEADLINE = new RegExp(
  `^(?:(?:and|und|et|y|e) )?(?:${[
    `(?:the |my |our )?(?:deadline|due date|cut ?off)(?: is| s)?(?: on| by| until)?(?: already| this| next)? (?:${DAYS.en})`,
    `(?:it s |it is |is )?due(?: on| by)?(?: this| next)? (?:${DAYS.en})`,
    `(?:die |der )?(?:frist|abgabe|abgabefrist|deadline|stichtag|abgabetermin)(?: ist| endet| lauft)?(?: am| bis| schon| diesen| nachsten)?(?: zum)? (?:${DAYS.de})(?: ab)?`,
    `(?:la |l |le )?(?:date limite|echeance|deadline|delai|date butoir)(?: est| c est| expire| tombe)?(?: le| ce| pour| la)? (?:${DAYS.fr})`,
    `(?:el |la )?(?:plazo|fecha limite|fecha tope|deadline)(?: es| acaba| termina| vence| finaliza)?(?: el| este| la| esta)? (?:${DAYS.es})`,
    `(?:la |il |l )?(?:scadenza|termine|termine ultimo|deadline)(?: e| scade)?(?: il| questo| questa)? (?:${DAYS.it})`,
  ].join("|")})(?: at \\w+| um \\w+(?: uhr)?| a \\w+)?$`,
);

/** Openings of a sentence that only afterwards says what it is about. */
// pattern: fixed alternatives, each repeated group optional once
const OPENING =
  /^(?:(?:and|und|et|y|e|hi|hello|hallo|bonjour|hola|ciao|so|but|aber|mais|pero|ma) )?(?:(?:i am|i m|im|we are|we re) (?:looking|searching) for (?:an? )?(?:good |real )?(?:advis[eo]r|expert|consultant|specialist|someone|somebody)(?: who (?:knows|understands)(?: about)?)? (?:for|in|on|with)|(?:ich|wir) (?:suchen?|brauchen?) (?:eine?n? )?(?:guten? )?(?:berater|beraterin|experten|expertin|spezialisten|fachmann|jemanden) (?:fur|zu|zum|zur|bei|in|mit)|(?:je|nous|on) (?:re)?cherch(?:e|ons) (?:une? )?(?:bon(?:ne)? )?(?:conseiller|conseillere|expert|experte|consultante?|specialiste|quelqu un) (?:pour|en|sur)|(?:busco|buscamos) (?:a )?(?:una? )?(?:buen[oa]? )?(?:asesora?|experto|experta|consultora?|especialista|alguien) (?:para|en|sobre)|(?:cerco|cerchiamo) (?:una? )?(?:buon[oa]? )?(?:consulente|esperto|esperta|specialista|qualcuno) (?:per|in|su|di)|(?:i|we) (?:just |only |really )*(?:want|need|would like|d like) to (?:know|find out|understand) (?:if|whether)|(?:can|could) (?:you|somebody|someone|anybody|anyone) tell me (?:if|whether)|(?:i|we) (?:just |only |really )*(?:need|want|am looking for|m looking for|are looking for) (?:somebody|someone|a person) (?:who|that)|(?:ich|wir) (?:will|mochte|wollen|mochten|muss|mussen) (?:nur |bloss |gern |gerne )?wissen ob|(?:ich|wir) (?:brauche|brauchen|suche|suchen) (?:nur )?jemand(?:en)? (?:der|die)|(?:je|nous|on) (?:veux|voudrais|voulons|veut|voudrait|aimerais) (?:juste )?savoir si|(?:j ai|nous avons|on a) (?:juste )?besoin de quelqu un qui|(?:je|on|nous) cherch(?:e|ons) quelqu un qui|(?:yo )?(?:quiero|queremos|quisiera|quisieramos|necesito|necesitamos) (?:solo )?saber si|(?:necesito|necesitamos|busco|buscamos) (?:solo )?a alguien que|(?:io )?(?:voglio|vorrei|vogliamo|vorremmo|devo|dobbiamo) (?:solo |soltanto )?(?:sapere|capire) se|(?:mi|ci) serve (?:solo )?qualcuno che|(?:cerco|cerchiamo) qualcuno che)(?= )/;

/** A period after a digit belongs to a date or a sum. */
const CLAUSE_END = /(?<!\d)\.|[,;!?()\n]|\s[-–—]+\s/g;
const NEXT_CLAUSE: ReadonlySet<string> = new Set(["and", "but", "und", "aber", "sondern", "et", "mais", "pero", "sino", "ma", "bensi"]);
/** Words that must remain to say anything. */
const MIN_LEFT = 3;
/** A longer clause is more than an aside. */
const MAX_CLAUSE_LENGTH = 24;
const MAX_CLAUSES = 200;

/**
 * Removes asides from a text: who is not needed, what it is not about ('I need no lawyer, only …'), deadlines, and openings ('I want to
 * know if …'). Their words name areas that are not meant. If hardly anything else remains, returns the text unchanged.
 */
export function withoutAsides(text: string): string {
  const clauses = clausesOf(text);
  if (clauses.length > MAX_CLAUSES) return text;
  const cuts = clauses.flatMap(({ words, start }) => {
    if (words.length > MAX_CLAUSE_LENGTH) return [];
    const plain = words.map(({ folded }) => folded).join(" ");
    const denied = DENIED.exec(plain)?.[0] ?? DEADLINE.exec(plain)?.[0] ?? "";
    const count = denied === "" ? 0 : denied.split(" ").length;
    const rest = plain.slice(denied === "" ? 0 : denied.length + 1);
    const opening = OPENING.exec(rest)?.[0] ?? "";
    const beside = count + (opening === "" ? 0 : opening.split(" ").length);
    const end = words[beside - 1]?.end;
    return end === undefined ? [] : [{ start, end }];
  });
  if (cuts.length === 0) return text;
  const rest = cuts.reduceRight((whole, { start, end }) => `${whole.slice(0, start)} ${whole.slice(end)}`, text);
  return wordsOf(rest).length >= MIN_LEFT ? rest.replace(/^[\s,.;:!?]+/, "") : text;
}

/** Splits a text into clauses with their words, at punctuation and conjunctions. */
function clausesOf(text: string) {
  const stops = [...text.matchAll(CLAUSE_END)].map(({ index }) => index);
  let stop = 0;
  const clauses: { start: number; words: ReturnType<typeof wordsOf> }[] = [];
  let isOpen = false;
  for (const word of wordsOf(text)) {
    while (stop < stops.length && stops[stop]! < word.start) {
      stop += 1;
      isOpen = false;
    }
    if (!isOpen || NEXT_CLAUSE.has(word.folded)) clauses.push({ start: word.start, words: [] });
    clauses.at(-1)!.words.push(word);
    isOpen = true;
  }
  return clauses;
}
