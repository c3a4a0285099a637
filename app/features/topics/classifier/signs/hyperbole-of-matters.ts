/** What somebody is done with, or whom: a lease, a supplier, a tax. Nobody's life. */
const DONE_WITH = {
  en: "lease|tenancy|contract|agreement|subscription|farm|shop|store|business|restaurant|franchise|premises|office|warehouse|accountants?|bookkeeper|suppliers?|landlord|bank|insurer|agency|tax(?:es)?|partnership|loan|software|paperwork|bookkeeping",
  de: "mietvertrag|pachtvertrag|vertrag|hof|laden|betrieb|geschaft|restaurant|steuerberater\\w*|buchhalter\\w*|buchhaltung|lieferant\\w*|vermieter\\w*|bank|versicherung|agentur|steuern?|finanzamt|papierkram|software|abo",
  fr: "bail|contrat|abonnement|ferme|boutique|commerce|restaurant|franchise|locaux|associee?s?|comptables?|compta\\w*|fournisseurs?|bailleur|banque|assureur|agence|impots|taxes|tva|charges|paperasse|logiciel|pret",
  es: "contrato|alquiler|suscripcion|granja|tienda|negocio|restaurante|franquicia|local|gestora?|gestoria|contable|asesora?|proveedor(?:es)?|casero|banco|aseguradora|agencia|impuestos|papeleo|programa|prestamo|contabilidad",
  it: "contratto|affitto|locazione|abbonamento|fattoria|negozio|ditta|ristorante|locale|soci[oa]?|commercialista|contabile|contabilita|fornitor[ei]|padrone di casa|banca|assicurazione|agenzia|tasse|imposte|scartoffie|programma|prestito|mutuo",
};
/** Who is said to kill somebody over such things. */
const WHO = {
  en: "accountant|bookkeeper|tax advis[eo]r|boss|manager|wife|husband|partner|dad|mum|mom|mother|father|investors?|clients?|customers?|co ?founder|secretary|bank",
  de: "steuerberater\\w*|buchhalter\\w*|chefin|chef|frau|mann|partnerin|partner|vater|mutter|investor\\w*|kunden?|kundin|mitgrunder\\w*|bank|finanzamt",
  fr: "(?:expert )?comptable|patronne?|chef|cheffe|femme|mari|associee?|pere|mere|clients?|investisseurs?|banquiere?|banque|fisc",
  es: "gestora?|contable|asesora?|jef[ea]|mujer|marido|soci[oa]|padre|madre|clientes?|inversores|banco|hacienda",
  it: "commercialista|contabile|capo|moglie|marito|soci[oa]|padre|madre|clienti|investitori|banca|fisco",
};
/** What for. */
const OVER = {
  en: "receipts?|invoices?|tax(?:es)?|vat|books|bookkeeping|balance sheet|reports?|spreadsheets?|deadlines?|accounts|paperwork|payroll|website|presentation",
  de: "steuer\\w*|belegen?|rechnung\\w*|buchhaltung|abrechnung\\w*|bilanz|bericht\\w*|quittung\\w*|jahresabschluss|formular\\w*|frist|webseite|website|papierkram|umsatzsteuer\\w*",
  fr: "factures?|compta\\w*|tva|bilan|declaration|recus?|impots?|rapport|tableau|paperasse|justificatifs?",
  es: "balance|facturas?|declaracion|iva|renta|impuestos|recibos|tickets?|informe|contabilidad|papeleo",
  it: "bilancio|fatture|dichiarazione|ricevute|scontrini|iva|tasse|rapporto|contabilita|scartoffie",
};
const overIf = (when: string, what: string) => `(?= (?:${when}) (?:\\w+ ){0,6}?(?:${what})\\b)`;

/**
 * Strong words about dull matters, which stay where they are named: 'fed up with my accountant', 'I want to end the lease', 'she will kill me when she sees the tax bill'.
 * Folded words with single spaces.
 */
export const HYPERBOLES_OF_MATTERS: readonly string[] = [
  `\\b(?:i |we )?(?:just |really )?(?:want|need|have|would like|d like|decided) to (?:end|get out of|be done with)(?= (?:my|our|the|this) (?:\\w+ )?(?:${DONE_WITH.en})\\b)`,
  `\\b(?:i |we )?(?:can t|cant|cannot) (?:go on|take it)(?: any ?more)?(?= with (?:my|our|the|this) (?:\\w+ )?(?:${DONE_WITH.en})\\b)`,
  `\\b(?:i m|im|i am|we re|we are) (?:so |really |just )?(?:sick|sick and tired|tired|fed up|at my wits end|at the end of my tether)(?= (?:of|with) (?:my|our|the|this) (?:\\w+ )?(?:${DONE_WITH.en})\\b)`,
  `\\b(?:ich|wir) (?:hab\\w*|bin|sind) (?:so |echt |langsam |einfach )?(?:genug|die nase voll|die schnauze voll|am ende|fertig)(?= (?:von|mit) (?:mein|unser|dies|de)\\w{0,3} (?:\\w+ )?(?:${DONE_WITH.de})\\b)`,
  `\\b(?:je |on |nous )?(?:(?:veux|veut|voulons|voudrais|aimerais) )?en finir(?= avec (?:mon|ma|mes|notre|nos|le|la|les|l|ce|cet|cette) (?:\\w+ )?(?:${DONE_WITH.fr})\\b)`,
  `\\b(?:je suis|on est|nous sommes) (?:vraiment |completement )?(?:a bout|a cran|epuisee?s?|au bout du rouleau)(?= (?:avec|a cause de|de) (?:mon|ma|mes|notre|nos|le|la|les|l|ce|cet|cette) (?:\\w+ )?(?:${DONE_WITH.fr})\\b)`,
  `\\b(?:yo )?(?:estoy|estamos) (?:muy |ya |tan )?(?:hart[oa]s?|hast[ia]ad[oa]s?|cansad[oa]s?)(?= de (?:mi|mis|nuestr[oa]s?|el|la|los|las|este|esta) (?:\\w+ )?(?:${DONE_WITH.es})\\b)`,
  `\\b(?:(?:voglio|vogliamo|vorrei) )?farla finita(?= con (?:il|lo|la|l|i|gli|le|questo|questa|questi|queste) (?:\\w+ ){0,2}?(?:${DONE_WITH.it})\\b)`,
  `\\b(?:sono|siamo) (?:davvero |proprio )?(?:stuf[oaie]|stanc[oa]|stanchi|esaust[oaie])(?= (?:di|del|dell|della|dei|delle) (?:\\w+ )?(?:${DONE_WITH.it})\\b)`,
  `\\b(?:my|our|the) (?:${WHO.en}) (?:(?:is|are|s|will|ll|would|going|to|gonna|absolutely|literally) ){1,4}(?:kill|murder|strangle|skin) (?:me|us)(?: alive)?${overIf("if|when|unless|once|over", OVER.en)}`,
  `\\b(?:mein|meine|unser|unsere|der|die|das) (?:${WHO.de}) (?:bring(?:t|en)|killt|erwurgt|erschlagt|steinigt|lyncht) (?:mich|uns)(?: noch| um| sicher){0,2}${overIf("wenn|falls|weil|sobald", OVER.de)}`,
  `\\b(?:mon|ma|notre|nos|le|la|l) (?:${WHO.fr}) (?:(?:va|vont) (?:me|nous) (?:tuer|etrangler|assassiner|trucider|massacrer)|(?:me|nous) tue(?:nt|ra|ront)?)${overIf("si|quand|s", OVER.fr)}`,
  `\\b(?:mi|mis|nuestr[oa]s?|el|la) (?:${WHO.es}) (?:me|nos) (?:mata|matan|matara|mataran|va a matar|van a matar|asesina)${overIf("si|cuando|como", OVER.es)}`,
  `\\b(?:(?:il|la|l|i) )?(?:(?:mi[oa]|nostr[oa]) )?(?:${WHO.it}) (?:mi|ci) (?:ammazza|uccide|ammazzera|uccidera|strozza|fa fuori)${overIf("se|quando", OVER.it)}`,
];

/** Words beside which it may be meant: of life and death, of fear and blows, of what is demanded, or that it is said again. */
// pattern: fixed words
export const MAY_BE_MEANT =
  /\b(?:life|lives|live|living|(?:to|will|would|might|could|ll) die|died|dying|dead|death|myself|ourselves|everything|goodbye|farewell|letters?|pills?|rope|gun|knife|afraid|scared|fear|beats?|beat|hits?|hit|hurts?|violent|police|again|says?|said|swear\w*|threat\w*|pay|sign|money|hand over|leben|sterben|tot|tod|mich selbst|alles|abschied|briefe?|tabletten|strick|waffe|messer|angst|schlagt|schlug|geschlagen|gewalt|polizei|wieder|sagt|gesagt|droht|gedroht|zahle|unterschreib\w*|geld|vie|vivre|mourir|mort|morte|moi meme|tout|adieu|lettres?|cachets|corde|arme|couteau|peur|frappe\w*|bat|battue?|coups|violent|encore|dit|menac\w*|paye\w*|paie|signe\w*|argent|vida|vivir|morir\w*|muert[oa]|muerte|matarme|todo|adios|despedida|cartas?|pastillas|soga|pistola|cuchillo|miedo|pega|pego|golpe\w*|violent[oa]|policia|otra vez|dice|dicho|amenaz\w*|pago|firmo|dinero|vita|vivere|morire|mort[oa]|morte|uccidermi|ammazzarmi|tutto|addio|lettere|pillole|pistola|coltello|paura|picchia\w*|mena|botte|violent[oa]|polizia|ancora|minacci\w*|firmo|soldi)\b/;
