import type { TextLanguage } from "#app/features/topics/vocabulary/written-in";

/** Who or which part of a body turns blue: a sky, a logo or a button may be of any colour. */
const BODIES: Record<TextLanguage, string> = {
  en: "baby|newborn|infant|toddler|child|kid|boy|girl|son|daughter|husband|wife|mother|father|mum|mom|dad|grandm\\w+|grandp\\w+|brother|sister|friend|colleague|coworker|man|woman|guest|patient|lips?|face|fingers?|nails|tongue|skin|somebody|someone",
  de: "baby|saugling|neugeborene\\w*|kind|kleine[rs]?|junge|madchen|sohn|tochter|mann|frau|vater|mutter|papa|mama|opa|oma|bruder|schwester|freund(?:in)?|kolleg\\w+|gast|jemand|lippen?|gesicht|finger\\w*|nagel|zunge|haut",
  fr: "bebe|nourrisson|nouveau ne|enfant|petite?|garcon|fille|fils|mari|femme|mere|pere|maman|papa|mamie|papi|frere|soeur|amie?|collegue|client|quelqu un|levres?|visage|doigts?|ongles|langue|peau",
  es: "bebe|recien nacido|nin[oa]|crio|hij[oa]|marido|mujer|madre|padre|mama|papa|abuel[oa]|hermano|hermana|amig[oa]|companer[oa]|alguien|labios?|cara|dedos|unas|lengua|piel",
  it: "bambin[oa]|bimb[oa]|neonat[oa]|piccol[oa]|figli[oa]|marito|moglie|madre|padre|mamma|papa|nonn[oa]|fratello|sorella|amic[oa]|collega|qualcuno|labbra|viso|faccia|dita|unghie|lingua|pelle",
};
/** After the body, and before its colour, another thing may begin: 'my son asks why the sky is blue'. */
const NO_OTHER_THING =
  "(?:(?!(?:the|our|this|that|why|whether|it|they|s (?!turn|go|all)|der|die|das|den|unser\\w*|warum|ob|le|la|les|l|notre|nos|pourquoi|el|los|las|nuestr[oa]|il|lo|gli|nostr[oa]|perche|por) ?\\b)\\w+ ){0,9}";
const of = (bodies: string, turns: string) => `\\b(?:${bodies}) ${NO_OTHER_THING}(?:${turns})\\b`;

/** Signs of too little air, by the colour. */
export const BLUE_BODIES: Record<TextLanguage, RegExp> = {
  // pattern: fixed alternatives, with at most nine other words between them
  en: new RegExp(
    `${of(BODIES.en, "(?:(?:turn|go)(?:s|ing|ed|es)|gone|is|are|r|looks?) (?:all |completely |quite |slightly |a bit |really )?blue")}(?! (?:chip|collar))|\\b(?:he|she|i) (?:(?:is|s|has|m|am|was|just|now|started) ){0,2}(?:turning|turned|going|gone|turns) (?:\\w+ )?blue\\b|\\bblue lips\\b`,
  ),
  // pattern: fixed alternatives, with at most nine other words between them
  de: new RegExp(
    `${of(BODIES.de, "(?:lauft|laufen|lief|wird|ist|sind) (?:\\w+ ){0,2}blau")}|\\b(?:er|sie|es|ich) (?:\\w+ ){0,2}(?:lauft|laufe|wird|werde) (?:\\w+ ){0,2}blau(?: an)?(?=$| (?:im gesicht|und|um|an))|\\b(?:wird|lauft) (?:\\w+ )?(?:er|sie|es|${BODIES.de}) (?:\\w+ ){0,2}blau\\b|\\b(?:blaue lippen|blau im gesicht)\\b`,
  ),
  // pattern: fixed alternatives, with at most nine other words between them
  fr: new RegExp(
    `${of(BODIES.fr, "(?:devient|deviennent|devenue?s?|est|sont|vire au) (?:\\w+ )?(?:bleue?s?|cyanosee?s?)")}|\\b(?:il|elle) (?:\\w+ )?(?:devient|vire au|est (?:devenue?|toute?)) (?:\\w+ )?(?:bleue?|cyanosee?)\\b(?=$| (?:et|il|elle|autour|du visage))|\\blevres (?:\\w+ ){0,2}bleues\\b|\\bcyanosee?\\b`,
  ),
  // pattern: fixed alternatives, with at most nine other words between them
  es: new RegExp(
    `${of(BODIES.es, "(?:poniendo|puesto|pone|quedado|esta|estan|tiene) (?:\\w+ )?(?:azul(?:es)?|morad[oa]s?)")}|^(?:\\w+ ){0,4}se (?:(?:me|nos|esta|ha) ){0,2}(?:pone|poniendo|puesto) (?:\\w+ )?(?:azul|morad[oa])(?=$| (?:y|no))(?<!\\b(?:pantalla|web|boton|logo|letra|cielo|mar)\\b.{0,60})|\\blabios (?:\\w+ )?(?:azules|morados)\\b`,
  ),
  // pattern: fixed alternatives, with at most nine other words between them
  it: new RegExp(
    `${of(BODIES.it, "(?:diventa|diventando|diventat[oa]|e|sono) (?:\\w+ )?(?:blu|viola|cianotic[oaei])")}|^(?:\\w+ ){0,3}sta diventando (?:\\w+ )?(?:blu|cianotic[oa])(?=$| (?:e|non))(?<!\\b(?:schermo|sito|logo|pulsante|cielo|mare|scritta)\\b.{0,60})|\\blabbra (?:\\w+ )?(?:blu|viola)\\b|\\bcianotic[oa]\\b`,
  ),
};
