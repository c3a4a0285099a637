import type { PlainMatter } from "./plain-matter";

const PAGES =
  "(?:web ?sites?|web ?pages?|homepages?|webseiten?|webauftritt|internetseiten?|site (?:web|internet)|paginas? web|sito(?: web| internet)?|siti web)";
const PROGRAMS =
  "(?:apps?|applications?|softwares?|programs?|programm|programme|logiciels?|appli|aplicacion(?:es)?|programa|applicazione|programma|buchungssystem|booking system|customer portal|kundenportal)";
const ASKED_TO_MAKE =
  "(?:build|builds|make|makes|code|codes|program|programs|develop|develops|create|creates|design|redo|bau(?:t|en)|programmier(?:t|en)|entwickel(?:t|n)|erstell(?:t|en)|mach(?:t|en)|fai(?:t|re)|developpe|developper|cree|creer|programme|programmer|hag[ao]|hacer|cree|crear|desarrolle|desarrollar|programe|programar|faccia|fare|crei|creare|sviluppi|sviluppare)";

/** Somebody who makes a website or a program: it is asked for, whoever it is for. */
export const MATTERS_OF_WEBSITES: readonly PlainMatter[] = [
  {
    areas: { "Software Development": 0.55, "Digital Marketing": 0.25 },
    signs: [
      new RegExp(
        `\\b(?:(?:need|needs|want|wants|would like|looking for|brauch(?:e|en|t)|suche|suchen|mochte(?:n)?|besoin d|faut|veut|veux|voudrais|cherche|necesit(?:o|a|amos)|quiero|quiere|busco|serve|servirebbe|vorrei|voglio|cerco|vuole) (?:(?:a|an|new|our|own|someone|to|for|my|eine|neue|eigene|neuen|un|une|nouveau|propre|una|nueva|mi|il|nuovo|proprio) ){0,3}${PAGES}|^${PAGES} (?:for|fur|pour|para|per))\\b`,
      ),
    ],
    not: /\b(?:traffic|visitors|google|seo|text\w*|words|content|copy|legal\w*|impressum|cookies?|hack\w*|slow|shop|sell\w*|sales|verkauf\w*|vend\w*|verkehr|besucher|visites|visitas|visite|law|lawyer|name|logo|brand|marke|marque|marca|marchio|domain)\b/,
  },
  {
    areas: { "Software Development": 0.6, "Product Management": 0.15 },
    signs: [
      new RegExp(
        `\\b(?:who (?:can|could|would|will)|(?:somebody|someone|anyone|anybody) (?:who can|to|that can)|wer (?:kann|konnte)?|jemand\\w* der|qui (?:peut|pourrait)|quelqu un (?:qui|pour)|quien (?:puede|podria|me)|alguien que|chi (?:puo|potrebbe|mi)|qualcuno che) (?:\\w+ ){0,4}${ASKED_TO_MAKE} (?:(?:me|us|mir|uns|my|our|a|an|eine?|un|une|una|mi|nos|il|una|meine|unsere|little|small|simple|kleine|einfache|petite|pequena|piccola) ){0,3}${PROGRAMS}\\b|\\bwer (?:baut|programmiert|entwickelt|macht) (?:(?:mir|uns|eine|die|meine|unsere|kleine) ){0,3}${PROGRAMS}\\b|\\beine?n? ${PROGRAMS} (?:programmieren|bauen|entwickeln)\\b`,
      ),
    ],
    not: /\b(?:invest\w*|fund\w*|patent\w*|idea|users|nutzer|utilisateurs|usuarios|utenti|market\w*)\b/,
  },
];
