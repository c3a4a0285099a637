import { TEXT_LANGUAGES, type TextLanguage } from "#app/features/topics/vocabulary/written-in";

/** What is killed, cut or dug out in gardens and houses, and nobody mourns; pets and whoever may be called a rat are not among them. Folded words. */
export const PESTS: Record<TextLanguage, string> = {
  en: "slugs|snails|aphids|ants|wasps|mosquitoes|flies|mites|moths|cockroaches|bed ?bugs|beetles|caterpillars|grubs|voles|moles|mice|rats|pigeons|weeds?|moss|ivy|brambles|bindweed|knotweed|mould|mold|fungus|dandelions|nettles|stumps?|roots|pests?|bugs",
  de: "schnecken|blattlause|lause|ameisen|wespen|mucken|fliegen|milben|motten|kakerlaken|schaben|bettwanzen|kafer|raupen|engerlinge|wuhlmause|maulwurfe?|mause|ratten|tauben|unkraut\\w*|moos|efeu|brombeeren|giersch|schimmel|pilze?|lowenzahn|brennnesseln|wurzeln|wurzelstock|schadlinge|ungeziefer",
  fr: "limaces|escargots|pucerons|fourmis|guepes|moustiques|mouches|acariens|mites|cafards|punaises|chenilles|larves|campagnols|taupes|souris|rats|pigeons|mauvaises herbes|mousse|lierre|ronces|liseron|moisissures?|champignons|pissenlits|orties|racines|souche|nuisibles|insectes",
  es: "babosas|caracoles|pulgones|hormigas|avispas|mosquitos|moscas|acaros|polillas|cucarachas|chinches|orugas|larvas|topillos|topos|ratones|ratas|palomas|malas hierbas|maleza|musgo|hiedra|zarzas|moho|hongos?|ortigas|raices|plagas?|insectos",
  it: "lumache|chiocciole|afidi|formiche|vespe|zanzare|mosche|acari|tarme|scarafaggi|cimici|bruchi|larve|arvicole|talpe|topi|ratti|piccioni|erbacce|muschio|edera|rovi|muffa|funghi|ortiche|radici|parassiti|insetti",
};
/** What grows, is kept or runs. */
const KEPT: Record<TextLanguage, string> = {
  en: "lawn|grass|hedges?|trees?|bush(?:es)?|roses?|tomato(?:es)?|plants?|flowers|shrubs?|branch(?:es)?|rain ?water|leaves|firewood|chickens|hens",
  de: "rasen|hecken?|baume?|baumes|strauch(?:er)?|rosen?|tomaten?|pflanzen?|blumen|aste?|regenwasser|laub|brennholz|huhner|beete?",
  fr: "pelouse|gazon|haies?|arbres?|buissons?|rosiers?|tomates?|plantes?|fleurs|branches?|eau de pluie|feuilles|poules|poulets",
  es: "cesped|hierba|setos?|arbol(?:es)?|arbustos?|rosal(?:es)?|tomates?|plantas?|flores|ramas?|agua de lluvia|hojas|gallinas|pollos",
  it: "prato|erba|siep[ei]|alber[oi]|cespugli(?:o)?|ros[ae]|pomodor[oi]|piant[ae]|fiori|ram[oi]|acqua piovana|foglie|galline|polli",
};
const SMALL =
  "(?:(?:the|my|our|some|all|these|old|big|a|an|of|die|der|den|das|meinen?|meine|unsere|unseren|alle|diese|alte[nr]?|einen?|eine|l|le|la|les|mes|mon|ma|nos|des|de|du|un|une|el|los|las|mis|mi|un|una|unos|unas|nuestr[oa]s|a|il|lo|i|gli|un|le|mie|miei|mio|mia|nostr[ioe]|dell|delle|degli|dei) ){0,3}";

const KILL: Record<TextLanguage, string> = {
  en: "kill(?:ing)?|poison(?:ing)?|drown(?:ing)?|shoot(?:ing)?|burn(?:ing)?|destroy(?:ing)?|exterminat(?:e|ing)|get(?:ting)? rid of|trap(?:ping)?",
  de: "umbring\\w*|umzubringen|tot(?:e|en|et)|vergift\\w*|ertrank\\w*|vernicht\\w*|erschlag\\w*|loswerden|bekampf\\w*|verbrenn\\w*|abbrennen",
  fr: "tuer|empoisonner|noyer|bruler|detruire|exterminer|eliminer|debarrasser d(?:e|es)?|en finir avec",
  es: "matar|envenenar|ahogar|quemar|destruir|exterminar|eliminar|acabar con|librarme de",
  it: "uccidere|ammazzare|avvelenare|affogare|bruciare|distruggere|sterminare|eliminare|liberarmi d\\w+",
};
const TEND: Record<TextLanguage, string> = {
  en: "cut(?:ting)?(?: down| back| off)?|fell(?:ing)?|prun(?:e|ing)|trim(?:ming)?|mow(?:ing)?|chop(?:ping)?(?: down)?|dig(?:ging)? out|pull(?:ing)?(?: out| up)?|burn(?:ing)?|collect(?:ing)?|slaughter(?:ing)?|water(?:ing)?",
  de: "schneid\\w*|abschneid\\w*|abzuschneiden|fall(?:e|en)|abholz\\w*|mah(?:e|en)|ausstech\\w*|ausreiss\\w*|absag\\w*|umsag\\w*|verbrenn\\w*|sammeln|auffangen|schlacht\\w*|giess(?:e|en)",
  fr: "couper|tailler|abattre|arracher|tondre|bruler|recuperer|recueillir|tuer|arroser",
  es: "cortar|podar|talar|arrancar|quemar|recoger|sacrificar|regar",
  it: "tagliare|potare|abbattere|strappare|sradicare|bruciare|raccogliere|macellare|annaffiare|innaffiare",
};
/** Work that somebody wants to be done with; German says it in `toil.ts`. */
const CHORES: Record<TextLanguage, string | null> = {
  en: "(?:don t want to|do not want to|dont want to|no longer want to|want to stop|tired of) (?:water|mow|weed|dig|rake|prune|iron|cook|clean|vacuum|drive|paint)(?:ing)?(?: any ?more| any longer)?",
  de: null,
  fr: "ne (?:veux|peux|voudrais) plus (?:arroser|tondre|desherber|jardiner|tailler|repasser|cuisiner|nettoyer|conduire|peindre)",
  es: "no quiero (?:seguir )?(?:regar|regando|podar|podando|desherbar|planchar|cocinar|limpiar|conducir|pintar)(?: mas)?",
  it: "non voglio piu (?:annaffiare|innaffiare|irrigare|potare|zappare|stirare|cucinare|pulire|guidare|dipingere)",
};

const sayings = TEXT_LANGUAGES.map((language) => {
  const [pests, any] = [PESTS[language], `${PESTS[language]}|${KEPT[language]}`];
  const last = `(?:(?:\\w+ ){0,2}?(?:zu )?(?:${KILL.de}|${TEND.de}))`;
  const ofVerbs =
    language === "de"
      ? `(?:${SMALL}(?:${any}) ${last}|(?:tote|vergifte|vernichte|schneide|bekampfe|falle) ich ${SMALL}(?:${any}))`
      : `(?:(?:${KILL[language]}) ${SMALL}(?:${pests})|(?:${TEND[language]}) ${SMALL}(?:${any}))`;
  const chores = CHORES[language];
  // pattern: fixed alternatives, with at most three small words between them
  return new RegExp(`\\b(?:${ofVerbs}${chores === null ? "" : `|${chores}`})(?: and (?:kill|poison|destroy) them)?\\b`, "g");
});
/** What one plant does to another. */
// pattern: fixed alternatives, with at most three small words between them
const SMOTHERED = new RegExp(
  `\\b${SMALL}(?:${Object.values(PESTS).join("|")}) (?:is |are |bringen |bringt )?(?:killing|choking|smothering|strangling|erstickt|ersticken|erdruckt|erdrucken|etouffent?|tuent|ahogan?|matan?|soffocano?|uccidono) ?${SMALL}(?:${Object.values(KEPT).join("|")})(?: um)?\\b`,
  "g",
);

/** Machines that have stopped working. */
const STOPPED = new RegExp(
  `\\b${SMALL}(?:lawn ?mower|mower|drill|boiler|washing machine|engine|motor|pump|tractor|rasenmaher|bohrmaschine|waschmaschine|pumpe|tondeuse|perceuse|chaudiere|lave linge|moteur|pompe|cortacesped|taladro|caldera|lavadora|bomba|tosaerba|trapano|caldaia|lavatrice|motore|pompa) (?:has |just |is |ist |hat |est |esta |e |ha |se ha ){0,2}(?:died|dead|dying|tot|gestorben|kaputt|morte?|murio|muerto|muerta|morto|morta)\\b`,
  "g",
);

/** Whoever names themselves as well is heard. */
const AND_ONESELF = /\b(?:mich|mir selbst|myself|my self|moi|a mi|conmigo|me stess[oa])\b/;

/** Returns folded words without what says only that pests are killed, plants are cut, that a machine has stopped, or that somebody is tired of watering. */
export const withoutPestsAndPlants = (words: string): string =>
  AND_ONESELF.test(words)
    ? words
    : sayings.reduce((rest, said) => rest.replace(said, " "), words.replace(SMOTHERED, " ").replace(STOPPED, " "));

const ASKING = new Set(
  `i we want to how can could do does should would like need please in on from with my our the a an garden house wall roof lawn kitchen safely quickly now and best way what is
  ich wir will wollen mochte mochten wie kann konnen konnte soll muss man am besten im in auf an aus von mit dem der die das mein meinem meinen garten haus wand dach keller kuche bitte schnell
  je nous veux voudrais voulons comment puis peux peut on faire pour dans sur de du le la les mon ma jardin maison mur toit cuisine se
  yo quiero quisiera queremos como puedo podemos se puede en de del el la los las mi mis jardin casa pared tejado cocina
  io voglio vorrei vogliamo come posso possiamo si puo in nel nella sul dal di il la le i mio mia giardino casa muro tetto cucina`.split(
    /\s+/,
  ),
);

/** Returns whether what is left of a text are only words with which one asks. */
export const isOnlyAsking = (rest: string): boolean => rest.split(" ").every((word) => word === "" || ASKING.has(word));
