import { wordsOf } from "../../vocabulary/words-of-text";
import { HYPERBOLES_OF_MATTERS, MAY_BE_MEANT } from "./hyperbole-of-matters";

const OFFICE = {
  en: "spreadsheets?|paperwork|forms?|tax return|taxes|bookkeeping|accounting|printer|software|emails?|meetings?|inbox|crm|excel|invoices|deadlines?|website|bureaucracy|red tape|vat return",
  de: "tabellen?|excel\\w*|papierkram|formulare?|steuererklarung|buchhaltung|drucker|software|mails?|besprechungen|meetings?|rechnungen|fristen|webseite|website|burokratie",
  fr: "tableurs?|tableaux?|paperasse|formulaires?|declaration|comptabilite|imprimante|logiciel|mails?|reunions?|factures|delais|site|bureaucratie|administratif",
  es: "hojas? de calculo|excel|papeleo|formularios?|declaracion|contabilidad|impresora|programa|correos?|reuniones|facturas|plazos|web|burocracia",
  it: "fogl(?:io|i) di calcolo|excel|scartoffie|modul[oi]|dichiarazione|contabilita|stampante|software|mail|riunion[ei]|fatture|scadenze|sito|burocrazia",
};
const DEALT_WITH =
  "accountant|bookkeeper|tax advis[eo]r|lawyer|supplier|web designer|agency|landlord|bank|steuerberater(?:in)?|buchhalter(?:in)?|anwalt|lieferant|agentur|vermieter|bank|(?:expert )?comptable|avocate?|fournisseur|agence|banque|gestora?|contable|asesora?|abogad[oa]|proveedor|agencia|banco|commercialista|contabile|avvocat[oa]|fornitore|agenzia|banca";

/** What is said of death and madness where none is meant: of dull or embarrassing things, and of work. Folded words with single spaces. */
const HYPERBOLES: readonly string[] = [
  `\\b(?:this|these|that|the|my|our|all this) (?:\\w+ )?(?:${OFFICE.en}) (?:(?:will|is|are|ll|going|gonna|to) ){1,3}be the death of (?:me|us)\\b`,
  `\\b(?:diese[rs]?|die|der|das|unsere|meine) (?:\\w+ )?(?:${OFFICE.de}) (?:bring(?:t|en)|wird|werden) (?:mich|uns) (?:noch |irgendwann |alle )?(?:ins grab|unter die erde|um den verstand)(?: bringen)?\\b`,
  `\\b(?:ce|cet|cette|ces|le|la|les|mon|ma|notre) (?:\\w+ )?(?:${OFFICE.fr}) (?:(?:va|vont) (?:me|nous) tuer|(?:me|nous) tueront|(?:aura|auront) ma peau|(?:me|nous) tuera)\\b`,
  `\\b(?:esta|este|estas|estos|la|el|los|las|mi) (?:\\w+ )?(?:${OFFICE.es}) (?:me|nos) (?:va|van) a (?:matar|enterrar|volver loc[oa]s?)\\b`,
  `\\b(?:questo|questa|questi|queste|il|la|le|i) (?:\\w+ )?(?:${OFFICE.it}) (?:mi|ci) (?:fara|faranno|fa|fanno) (?:morire|impazzire)\\b`,
  "\\b(?:i |we )?(?:m |am |are |was |were |have |ve )?(?:almost |nearly |just )?(?:dying|died|die|dead) (?:of|from) (?:pure |sheer )?(?:boredom|embarrassment|shame|laughter|laughing|curiosity|envy)\\b|\\b(?:i |we )?laugh(?:ed|ing)? (?:myself|ourselves) to death\\b",
  "\\b(?:ich |wir )?(?:sterbe|sterben|starb|starben|stirbt|gestorben) (?:ich |wir )?(?:fast |noch |hier )?(?:vor|aus) (?:lauter )?(?:langeweile|scham|peinlichkeit|neugier|lachen|neid)\\b|\\b(?:ich |wir )?lach\\w* (?:mich|uns|ich mich|wir uns) (?:noch |fast |hier )?(?:tot|kaputt|schlapp)\\b|\\b(?:hab(?:e|en)? )?(?:mich|uns) (?:fast |halb )?totgelacht\\b|\\bbis zum umfallen\\b",
  "\\b(?:je |j |on |nous )?(?:suis |est |etais |ai |failli |vais )?(?:mort|morte|morts|meurs|mourir|mourais|mourrais|creve) (?:de|d) (?:rire|honte|ennui|curiosite|jalousie)\\b",
  "\\b(?:me )?(?:muero|moria|mori|morir|morirme|muerto|muerta) de (?:verguenza|aburrimiento|risa|ganas|curiosidad|envidia)\\b",
  "\\b(?:sono )?(?:muoio|moriva|morivo|morto|morta|morire) (?:di|dal|dalla|dalle) (?:noia|vergogna|ridere|risate|curiosita|invidia|voglia)\\b",
  "\\b(?:(?:sono|siamo|ero|torno) )?(?:stanc[oa]|stanch[ie]) mort[oaie]\\b(?! (?:di|della|del) (?:vivere|vita|mondo|tutto|esistere))|\\b(?:i m |i am |we re |we are )?dead (?:tired|beat|on (?:my|our) feet)\\b(?! of (?:life|living|it all|everything))|\\b(?:je suis |on est )?morte?s? de fatigue\\b(?! (?:de vivre|de la vie))|\\b(?:estoy |estamos )?muert[oa]s? de (?:cansancio|sueno)\\b(?! (?:de vivir|de la vida))",
  "\\b(?:shot|shoot|shooting) (?:myself|ourselves|yourself) in the foot\\b|\\b(?:schiess\\w*|schoss\\w*) (?:wir |ich )?(?:uns|mir|mich) (?:\\w+ ){0,5}ins (?:eigene )?(?:knie|bein)\\b|\\b(?:me|se|nous) (?:\\w+ )?(?:tire\\w*|tirons) une balle dans le pied\\b|\\b(?:me|nos) (?:\\w+ )?(?:peg\\w+|dispar\\w+|damos) (?:un tiro )?en el pie\\b",
  "\\b(?:cut|cutting|slit|slitting) our own throats? (?:with|by) (?:(?:the|these|those|our|such|all) ){0,2}(?:discounts?|prices?|low prices|margins?|rates|offers?)\\b|\\bschneiden uns (?:\\w+ ){0,3}ins eigene fleisch\\b",
  "\\b(?:that s |that is |it s |this is )?the (?:last|final) straw\\b|\\bbringt? das fass zum uberlaufen\\b|\\b(?:c est )?la goutte (?:d eau )?qui (?:a )?fait deborder le vase\\b|\\b(?:es )?la gota que colma el vaso\\b|\\b(?:e )?la goccia che fa traboccare il vaso\\b",
  `\\b(?:my|our|the|mein|meine|unser|unsere|der|die|mon|ma|notre|le|la|mi|nuestr[oa]|el|il|il mio|la mia|il nostro) (?:${DEALT_WITH}) (?:(?:is |are )?(?:driv(?:es|ing)) (?:me|us) (?:crazy|mad|nuts|insane|up the wall)|macht (?:mich|uns) (?:noch )?(?:wahnsinnig|verruckt|irre)|(?:me|nous) rend (?:folle|fou|dingue|fous)|(?:me|nos) (?:vuelve loc[oa]s?|saca de quicio)|(?:mi|ci) fa (?:impazzire|diventare matt[oa]))\\b`,
];
// pattern: fixed alternatives, with at most one other word between two of them
const HYPERBOLE = new RegExp(HYPERBOLES.join("|"), "g");
// pattern: the same, with at most six other words between two of them
const OF_ALL = new RegExp([...HYPERBOLES, ...HYPERBOLES_OF_MATTERS].join("|"), "g");
/** A longer text is read as it is. */
const MAX_LENGTH = 4_000;

/** Returns a text without what is said of death and madness where none is meant: 'I am dying of boredom', 'this spreadsheet will be the death of me'. */
export function withoutHyperbole(text: string): string {
  if (text.length > MAX_LENGTH) return text;
  const words = wordsOf(text);
  const all = words.map(({ folded }) => folded).join(" ");
  const found = [...all.matchAll(MAY_BE_MEANT.test(all) ? HYPERBOLE : OF_ALL)];
  if (found.length === 0) return text;
  const starts = new Map<number, number>();
  let at = 0;
  for (const [index, { folded }] of words.entries()) {
    starts.set(at, index);
    at += folded.length + 1;
  }
  let rest = "";
  let from = 0;
  for (const { 0: said, index } of found) {
    const first = starts.get(index);
    if (first === undefined) continue;
    const last = first + said.split(" ").length - 1;
    rest += text.slice(from, words[first]?.start);
    from = words[last]?.end ?? text.length;
  }
  return `${rest}${text.slice(from)}`.replace(/ {2,}/g, " ").trim();
}
