import type { PlainMatter } from "./plain-matter";

/** Who gives money, what a machine could do, what has become dear, what one has written down for years, the carbon that a buyer asks about, and a plan for years. */
export const MATTERS_OF_MEANS: readonly PlainMatter[] = [
  {
    areas: { Fundraising: 0.6, Finance: 0.2 },
    signs: [
      /\b(?:(?:who|anyone|somebody|someone) (?:would|will|could|might|to|who would) (?:put|invest|lend|give us|back)|wer (?:steckt|gibt|leiht|investiert|schiesst|wurde)|qui (?:mettrait|investirait|preterait|financerait)|quien (?:pondria|invertiria|prestaria|pone|financiaria)|chi (?:metterebbe|investirebbe|presterebbe|finanzierebbe))\b/,
      /(?:\b\d{1,3} ?(?:\d{3}\b|k\b|000\b|mil\b|mila\b|tausend\b)|\b(?:money|capital|geld|kapital|argent|dinero|soldi|capitale|million\w*)\b)/,
    ],
    not: /\b(?:scam\w*|fraud\w*|betrug\w*|arnaqu\w*|estaf\w*|truff\w*|website|app)\b/,
  },
  {
    // A machine that answers, reads or writes.
    areas: { "Artificial Intelligence": 0.65, "Customer Experience": 0.1 },
    signs: [
      /\b(?:can|could|is there|konnte|kann|gibt es|peut|pourrait|existe|puede|podria|hay|puo|potrebbe|esiste)\b/,
      /\b(?:a|eine?|une?|una|un|the|die|la|le|il) (?:machine|robot|bot|computer|maschine|roboter|computer|ordinateur|maquina|ordenador|macchina)\b/,
      /\b(?:answer\w*|reply|replies|write|read|talk to|antwort\w*|beantwort\w*|ans telefon|schreib\w*|lesen|repond\w*|ecrire|lire|contest\w*|responder|escribir|leer|rispond\w*|scrivere|leggere)\b/,
    ],
    not: /\b(?:slow|broken|kaputt|panne|rota|rotta|printer|drucker)\b/,
  },
  {
    // Materials and energy that have become dear.
    areas: { Procurement: 0.5, "Supply Chain": 0.2, Finance: 0.1 },
    signs: [
      /\b(?:timber|wood|steel|flour|raw materials?|ingredients|packaging|electricity|energy|gas|fuel|diesel|holz|stahl|mehl|rohstoff\w*|zutaten|verpackung\w*|strom|energie|sprit|bois|acier|farine|matieres premieres|emballages?|electricite|gazole|madera|acero|harina|materias primas|luz|legno|acciaio|farina|materie prime|imballaggi|luce|bollette|gasolio)\b/,
      /\b(?:twice as (?:much|dear)|doubled?|dearer|through the roof|das doppelte|verdoppelt|teurer|zu teuer|explodier\w*|flamb\w*|double|hors de prix|el doble|por las nubes|carisim\w+|il doppio|raddoppiat\w*|alle stelle|carissim\w+|ci mangia\w*)\b/,
      /\b(?:buy\w*|purchas\w*|supplier\w*|negotiat\w*|kauf\w*|kauft|bezieh\w*|lieferant\w*|verhandel\w*|achet\w*|achat\w*|fournisseur\w*|negoci\w*|compr\w*|proveedor\w*|fornitor\w*|tratta\w*)\b/,
    ],
    not: /\b(?:prices? to (?:our|my) customers|preise weitergeben|repercut\w*)\b/,
  },
  {
    // Years of notes, and what they say.
    areas: { "Data Analytics": 0.65 },
    signs: [
      /\b(?:written down|wrote down|write down|recorded|noted|collected|spreadsheets? full|aufgeschrieben|notiert|gesammelt|erfasst|note|notees|consignes|releves|apuntad[oa]s?|anotad[oa]s?|recogid[oa]s?|annotat[oi]|segnat[oi]|raccolt[oi])\b/,
      /\b(?:what (?:does|do) (?:it|they|that|all that) (?:tell|say|mean)|make (?:any )?sense of|make of it|was sagt (?:mir|uns)|was (?:mach\w*|lese\w*) (?:ich|wir) (?:daraus|damit)|que (?:disent|dit|nous dit|en tirer)|qu en tirer|que (?:me|nos) dice|que saco|que hago con|cosa (?:mi|ci) dic\w+|che (?:mi|ci) dic\w+|cosa ne ricavo)\b/,
    ],
    not: /\b(?:dreams?|traume?|reves?|suenos?|sogni|symptom\w*|pain|schmerz\w*)\b/,
  },
  {
    // How much carbon is in what one sells, which a buyer wants proved.
    areas: { Sustainability: 0.65, "Supply Chain": 0.1 },
    signs: [
      /\b(?:supermarkets?|chain|retailer|customers?|buyers?|grosskund\w*|kund\w*|handelskette|kette|supermarkt|grande surface|supermarche|enseigne|clients?|acheteur|supermercado|cadena|clientes?|supermercato|catena|clienti)\b/,
      /\b(?:carbon|co2|emissions?|emission(?:en)?|treibhausgas\w*|klimabilanz|carbone|carbono|emisiones|emitimos|anidride|carbonica|emissioni)\b/,
      /\b(?:only|prove|proof|show|wants?|asks?|how much|nur|nachweis\w*|will wissen|verlangt|fragt|wie viel|que si|prouv\w*|preuve|veut|demande|combien|solo|demostr\w*|prueba|pide|quiere|cuanto|dimostr\w*|prova|vuole|chiede|quanta|quanto)\b/,
    ],
    not: /\b(?:bons?|bleu|paper|papier|fax|fibre|fiber|bikes?|fahrrad|kohlefaser|gas bottles?|flaschen|bier|beer)\b/,
  },
  {
    // A plan for the next years, which is about where a firm goes and not about who pays.
    areas: { "Business Strategy": 0.6, Finance: 0.1 },
    signs: [
      /\b(?:plan (?:for|over) (?:the )?(?:next |coming )?(?:two|three|four|five|ten|\d{1,2}) years|(?:two|three|four|five|ten|\d{1,2}) years? plan|plan (?:fur|uber) (?:die )?(?:nachsten |kommenden )?(?:zwei|drei|vier|funf|zehn|\d{1,2}) jahre|(?:zwei|drei|vier|funf|zehn) ?jahres ?plan|plan (?:sur|a|pour) (?:les )?(?:deux|trois|quatre|cinq|dix|\d{1,2}) (?:prochaines )?ans|plan (?:a|para) (?:los )?(?:proximos )?(?:dos|tres|cuatro|cinco|diez|\d{1,2}) anos|piano (?:a|per) (?:i )?(?:prossimi )?(?:due|tre|quattro|cinque|dieci|\d{1,2}) anni)\b/,
    ],
    not: /\b(?:bank|banque|banco|banca|loan|kredit|pret|prestamo|prestito|savings?|pension|rente|retraite|jubilacion|pensione|finan\w*|liquid\w*|budget\w*|treasury|tresorerie|tesoreria|marketing|training|maintenance|wartung|it|hiring|staff|personal|investor\w*|investisseur\w*|inversor\w*|investitor\w*|climate|klima\w*|energy|energie|mobile|phone|telefon\w*|insurance|diet|weight)\b/,
  },
];
