const LAWYER =
  "(?:lawyers?|attorneys?|solicitors?|legal advis[eo]r|\\w*anwalt|\\w*anwaltin|jurist(?:in)?|avocate?s?|juriste|abogad[oa]s?|letrad[oa]|avvocat[oa]|legale)";
/** What each field of law is called beside a lawyer, in folded words, and the lawyers who are called after it. */
const FIELDS: readonly [area: string, beside: string, called: string][] = [
  [
    "Intellectual Property",
    "trade ?marks?|brands?|patents?|copyright|logos?|marken?|markenrecht|markenname|patent\\w*|urheberrecht\\w*|marques?|brevets?|droits? d auteur|logotipos?|marcas?|patentes?|derechos de autor|marchi|marchio|brevett[oi]|diritto d autore|propriete (?:intellectuelle|industrielle)|propiedad (?:intelectual|industrial)|proprieta (?:intellettuale|industriale)",
    "marken(?:anwalt|anwaltin|rechtler(?:in)?)|patent(?:anwalt|anwaltin)",
  ],
  [
    "Employment Law",
    "employment|labou?r(?: law)?|arbeitsrecht\\w*|kundigung|abfindung|droit du travail|licenciement|prud hommes|laboral(?:es|ista)?|derecho (?:laboral|del trabajo)|despido|(?:diritto )?del lavoro|licenziamento",
    "arbeitsrecht(?:ler(?:in)?|sanwalt|sanwaltin)|laboralistas?|giuslavorist[ai]",
  ],
  [
    "Immigration Law",
    "immigration|visas?|visum|aufenthalt\\w*|auslanderrecht|migrationsrecht|droit des etrangers|titre de sejour|inmigracion|extranjeria|visado|immigrazione|visto|permesso di soggiorno",
    "extranjerista",
  ],
  [
    "Corporate Law",
    "company law|corporate(?: law)?|shareholders?|gesellschaftsrecht|gesellschaftsvertrag|droit des societes|pacte d associes|statuts|derecho (?:mercantil|societario|de sociedades)|mercantilista|diritto (?:societario|commerciale)|patti parasociali",
    "gesellschaftsrechtler(?:in)?|mercantilistas?|societarista",
  ],
];
const OF_FIELDS = FIELDS.map(([area, beside, called]) => ({
  area,
  // pattern: fixed words, and at most four others between two of them
  said: new RegExp(`\\b(?:${called})\\b|\\b${LAWYER} (?:\\w+ ){0,4}?(?:${beside})\\b|\\b(?:${beside}) ${LAWYER}\\b`),
}));

/** In a longer text somebody tells a matter, which says the area itself. */
const MAX_WORDS = 9;

/** Returns the area of law whose lawyer is asked for in a few folded words: 'busco un abogado de marcas', 'Markenanwalt gesucht'; null if none, or several. */
export function fieldOfLawSought(words: readonly string[]): string | null {
  if (words.length > MAX_WORDS) return null;
  const all = words.join(" ");
  const found = OF_FIELDS.filter(({ said }) => said.test(all));
  return found.length === 1 ? (found[0]?.area ?? null) : null;
}
