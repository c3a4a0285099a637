/**
 * Words of death used about a company, a cost, a contract and the like: 'my shop is dying', 'the taxes kill me', 'done with this supplier'. No person is meant.
 * Matched against folded words with single spaces, including 'my' and 'me', so that the rest shows whether a person is meant.
 */
export const COSTS = {
  en: "tax(?:es)?|vat|fees?|rents?|interest(?: rates?)?|costs?|prices?|tariffs?|bureaucracy|paperwork|red tape|deadlines?|software|competition|competitors?|regulations?|loans?|bills?|commissions?|invoices|accounting|bookkeeping|payroll|crm|spreadsheets?",
  de: "steuern?|mehrwertsteuer|umsatzsteuer|gebuhren|mieten?|zinsen|kosten|preise|burokratie|papierkram|abgaben|software|konkurrenz|wettbewerb\\w*|vorschriften|kredite?|rechnungen|buchhaltung|zolle|energiepreise|tabellen?|excel",
  fr: "taxes?|tva|impots?|charges|loyers?|frais|couts?|prix|tarifs?|burocratie|bureaucratie|paperasse|administration|logiciel|concurrence|concurrents|normes|credits?|factures?|comptabilite|cotisations|delais?|tableurs?|excel",
  es: "impuestos?|iva|cuotas?|tasas?|alquiler(?:es)?|intereses|costes?|costos?|gastos|precios?|aranceles|burocracia|papeleo|programa|software|competencia|normativas?|prestamos?|facturas|contabilidad|plazos|hojas? de calculo|excel",
  it: "tass[ae]|iva|imposte|contributi|affitt[oi]|interessi|costi|spese|prezzi|dazi|burocrazia|scartoffie|software|gestionale|concorrenza|concorrenti|norme|prestit[oi]|fatture|bollette|contabilita|scadenze|fogl(?:io|i) di calcolo|excel",
};
/** Whose life and death is business. */
export const FIRMS = {
  en: "business|company|firm|shop|store|start ?up|restaurant|bakery|brand|market|product|project|product line|trade|village|town|budget|margins?|cash ?flow|profits?|sales|growth",
  de: "firma|betrieb|unternehmen|laden|geschaft|restaurant|backerei|marke|markt|produkt|projekt|gmbh|branche|umsatz|marge|budget",
  fr: "entreprise|societe|boite|boutique|commerce|magasin|restaurant|boulangerie|marque|marche|produit|projet|sarl|ventes|marge|budget|affaire",
  es: "empresa|negocio|sociedad|tienda|comercio|restaurante|panaderia|marca|mercado|producto|proyecto|ventas|margen|presupuesto|bar",
  it: "impresa|azienda|ditta|societa|negozio|bottega|attivita|ristorante|panificio|marca|marchio|mercato|prodotto|progetto|vendite|margini|budget",
};
const MATTERS =
  "supplier|associes?|associee|partenaire commercial|locataires?|concurrents?|soci[oa]s?|inquilin[oa]s?|competidor|concorrente|soci|contract|software|excel|accounting|bookkeeping|paperwork|lease|landlord|spreadsheets?|crm|lieferanten?|vertrag|buchhaltung|papierkram|software|vermieter|fournisseur|contrat|logiciel|comptabilite|paperasse|bail|proveedor|contrato|programa|contabilidad|papeleo|papeles|alquiler|fornitore|contratto|gestionale|contabilita|scartoffie|affitto|burocrazia|bureaucratie|burocracia|bureaucracy|burokratie|factures|facturas|fatture|rechnungen|invoices";

/** Things that break or wither, without harm to anybody. */
const DEAD_THINGS = {
  en: "trees?|plants?|hedges?|lawns?|grass|roses?|tomato(?:es)?|gardens?|laptops?|computers?|pcs?|phones?|batter(?:y|ies)|cars?|vans?|engines?|servers?|hard (?:drives?|disks?)|printers?|boilers?|fridges?|websites?|links?|lines?|routers?|screens?|tablets?",
  de: "baum|baume|pflanzen?|hecken?|rasen|rosen?|tomaten?|garten|laptop|rechner|computer|pc|handy|telefon|akku|batterien?|auto|wagen|motor|server|festplatten?|drucker|heizung|leitung|links?|bildschirm|router|webseite|website",
  fr: "arbres?|plantes?|haies?|pelouse|gazon|rosiers?|roses?|tomates?|jardin|ordinateurs?|ordi|pc|telephone|portable|batteries?|pile|voiture|camion|moteur|serveurs?|disque dur|imprimante|chaudiere|frigo|site|liens?|ligne|ecran|tablette",
  es: "arbol(?:es)?|plantas?|setos?|cesped|rosal(?:es)?|rosas?|tomates?|jardin|ordenador|computadora|portatil|pc|movil|telefono|bateria|pila|coche|carro|furgoneta|motor|servidor|disco duro|impresora|caldera|nevera|web|enlaces?|linea|pantalla|tableta",
  it: "alber[oi]|piant[ae]|siep[ei]|prato|ros[ae]|pomodor[oi]|giardino|computer|pc|portatile|cellulare|telefono|batteri[ae]|pila|auto|macchina|furgone|motore|server|disco|stampante|caldaia|frigo|sito|link|linea|schermo|tablet",
};

/** Figures of speech about these things. */
// pattern: the lists are fixed alternatives, with repetitions of at most two words or four small ones
export const OF_THINGS = new RegExp(
  [
    `\\b(?:${COSTS.en})(?: \\w+){0,2} (?:(?:is|are|s|will) )?(?:slowly |really |just |all |simply )?(?:kill(?:s|ing)?|strangl(?:es?|ing)|suffocat\\w+|chok(?:es?|ing)) (?:me|us|(?:my|our|the) (?:\\w+ )?(?:${FIRMS.en}))\\b`,
    `(?:\\b(?:my|our|the|a) (?:\\w+ ){1,5})?\\bkill(?:s|ing)? (?:me|us) (?:all )?with (?:his|her|their|its|such) (?:\\w+ )?(?:${COSTS.en}|discounts?|rent increases?|terms|offers?|promotions?|demands|e ?mails?|calls)\\b`,
    `(?:\\b(?:mein|meine|unser|unsere|der|die|das) (?:\\w+ ){1,4})?\\bbring(?:t|en) (?:mich|uns) (?:noch )?(?:um )?mit (?:seine[nmr]?|ihre[nmr]?|dem|den|der) (?:\\w+ )?(?:${COSTS.de}|rabatten?|preisen|kosten|forderungen|angeboten|aktionen|mieterhohung\\w*|mails)\\b(?: um)?`,
    `(?:\\b(?:mon|ma|mes|notre|nos|le|la|les) (?:\\w+ ){1,4})?\\b(?:me|nous) tuent? (?:tous )?avec (?:ses|leurs|son|leur|sa) (?:\\w+ )?(?:${COSTS.fr}|promotions?|promos|rabais|remises|soldes|offres|exigences|mails)\\b`,
    `(?:\\b(?:mi|mis|nuestr[oa]s?|el|la|los|las) (?:\\w+ ){1,4})?\\b(?:me|nos) (?:(?:esta|estan) )?mata(?:n|ndo)? con (?:sus?|esos|estos|los|las) (?:\\w+ )?(?:${COSTS.es}|descuentos|rebajas|ofertas|promociones|exigencias|correos)\\b`,
    `(?:\\b(?:il|lo|la|l|i|gli|le) (?:\\w+ ){1,4})?\\b(?:mi|ci) (?:(?:sta|stanno) )?(?:uccid\\w+|ammazz\\w+) con (?:i |le |il |la )?(?:suoi|sue|suo|sua|loro|questi|queste) (?:\\w+ )?(?:${COSTS.it}|sconti|offerte|promozioni|richieste|mail)\\b`,
    `\\bkill(?:s|ing)? (?:off )?(?:my|our|the|this|a) (?:\\w+ )?(?:${FIRMS.en})\\b`,
    `\\b(?:(?:my|our|the|this) )?(?:\\w+ )?(?:${FIRMS.en}) (?:is|are|s) (?:slowly |just )?dying\\b`,
    `\\b(?:(?:my|our|the|this|all) )(?:\\w+ )?(?:${DEAD_THINGS.en}) (?:(?:is|are|s|has|have|looks?) )?(?:just |completely |now )?(?:dead|died|dying|dies)\\b`,
    `\\b(?:mein|meine|unser|unsere|der|die|das) (?:\\w+ )?(?:${DEAD_THINGS.de}) (?:(?:ist|sind) (?:ganz |vollig |jetzt )?(?:tot|gestorben)|stirbt(?: ab)?|sterben(?: ab)?|geht ein|gehen ein)\\b`,
    `\\b(?:mon|ma|mes|notre|nos|le|la|les|l) (?:\\w+ )?(?:${DEAD_THINGS.fr}) (?:(?:est|sont|a l air|semble) )?(?:en train de )?(?:tout |presque |completement )?(?:morte?s?|meurt|meurent|mourir|creve\\w*)\\b`,
    `\\b(?:mi|mis|nuestr[oa]s?|el|la|los|las) (?:\\w+ )?(?:${DEAD_THINGS.es}) (?:(?:ha|han|esta|estan|se) )*(?:muert[oa]s?|muriendo|muriendose|muere|mueren|murio)\\b`,
    `\\b(?:(?:il|la|lo|l|i|le|gli) )?(?:(?:mio|mia|miei|mie|nostr[oaie]) )?(?:\\w+ )?(?:${DEAD_THINGS.it}) (?:(?:e|sono|sta|stanno) )?(?:mort[oaie]|morendo|muore|muoiono)\\b`,
    `\\b(?:is|be|would be) suicide for (?:my|our|the) (?:${FIRMS.en})\\b`,
    `\\b(?:(?:die|diese|der|unsere|meine) )?(?:${COSTS.de}) (?:\\w+ )?(?:bring\\w*|wurg\\w*|erstick\\w*|erdruck\\w*|tot\\w*) (?:mich|uns)(?: noch| alle| irgendwann)?(?: um)?\\b`,
    `\\b(?:(?:mein|meine|unser|unsere|die|der) )?(?:${FIRMS.de}) (?:\\w+ )?(?:stirbt|liegt im sterben|verblutet)\\b`,
    `\\b(?:${COSTS.fr}) (?:\\w+ )?(?:(?:vont|va|sont en train de|est en train de) )?(?:me|nous|m) (?:tue\\w*|etrangle\\w*|etouffe\\w*|acheve\\w*)\\b`,
    `\\b(?:(?:mon|ma|notre|l|la|le|cette) )?(?:${FIRMS.fr}) (?:se )?(?:(?:est en train de|va|sont en train de) )?(?:meurt|mourir|meurent)\\b`,
    `\\b(?:laisser|faire) mourir (?:mon|ma|notre|l|la|le|une|un) (?:${FIRMS.fr})\\b`,
    `\\b(?:${COSTS.es}) (?:\\w+ )?(?:me|nos) (?:(?:esta|estan|va a|van a) )?(?:matan(?:do)?|mata|matar|ahoga\\w*|asfixia\\w*|estrangula\\w*)\\b`,
    `\\b(?:(?:mi|nuestr[oa]|el|la|un|una) )?(?:${FIRMS.es}) (?:se )?(?:esta )?(?:muere|muriendo|muriendose)\\b|\\b(?:se (?:esta )?(?:muere|muriendo)|dejar morir|mata(?:r|n|ra)?) (?:mi|nuestr[oa]|el|la|este|esta|un|una) (?:${FIRMS.es})\\b`,
    `\\b(?:${COSTS.it}) (?:\\w+ )?(?:mi|ci) (?:(?:sta|stanno|fa|fanno) )?(?:uccid\\w+|ammazz\\w+|strozz\\w+|soffoc\\w+|morire)\\b`,
    `\\b(?:(?:la|l|il|lo|un|una) )?(?:(?:mia|mio|nostra|nostro) )?(?:${FIRMS.it}) (?:sta morendo|muore|sta per morire|morire)\\b|\\b(?:sta morendo|muore|morire|uccidere|ammazzare) (?:(?:la|l|il|un|una|questa|questo) )?(?:(?:mia|mio|nostra|nostro) )?(?:${FIRMS.it})\\b`,
    `\\b(?:(?:je veux|on veut|nous voulons|voglio|vogliamo|quiero|queremos) )?(?:en finir avec|farla finita con|(?:acabar|terminar) con|finire tutto con) (?:todo |tout |tutta |tutto )?(?:ce|cet|cette|ces|le|la|les|l|este|esta|estos|estas|el|los|las|questo|questa|questi|queste|il|lo|gli|i) (?:${MATTERS})\\b`,
    `\\b(?:i )?(?:can t|cant|cannot) (?:take it|go on)(?: any ?more)? with (?:this|our|my|the) (?:${MATTERS})\\b|\\b(?:je n |j )en peux plus (?:de|avec) (?:ce|cet|cette|ces|la|le|les|mon|ma|notre) (?:${MATTERS})\\b|\\b(?:yo )?(?:ya )?no puedo mas con (?:este|esta|el|la|los|las|mi) (?:${MATTERS})\\b|\\bnon ce la faccio piu con (?:questo|questa|il|la|le|l|lo) (?:${MATTERS})\\b`,
    `\\b(?:(?:mon|ma|notre|l|la) )?(?:${FIRMS.fr}) si je (?:meurs|mourais)\\b|\\b(?:(?:mi|el|la) )?(?:${FIRMS.es}) si (?:yo )?me (?:muero|muriera)\\b|\\b(?:(?:all|alla|la|l|della|dell) )?(?:mia )?(?:${FIRMS.it}) se (?:io )?(?:muoio|morissi)\\b`,
  ].join("|"),
  "g",
);

/** After such a phrase, it includes the writer: 'my shop is dying, and so am I'. */
export const AND_I_TOO =
  /\b(?:so am i|me too|and me with it|i with it|ich auch|ich mit ihr|ich mit|moi aussi|moi avec|yo tambien|yo con (?:el|ella)|anch io|anche io|io con (?:lei|lui))\b/;

/** Somebody who was outvoted or left in the lurch, in words of a knife. Of a knife, blood or this moment nothing is said. */
const BACKSTABBED =
  /\b(?:stab(?:bed|bing|s)?|knif(?:ed|ing)|poignard\w+|apunal\w+|accoltell\w+|pugnal\w+|messer|dolch)\b(?: \w+){0,3}? (?:in the back|dans le dos|por la espalda|alle spalle|alla schiena|in den rucken)\b|\bin den rucken (?:gefallen|gestochen)\b/g;
const OF_A_FIRM =
  /\b(?:board|co ?founders?|shareholders?|investors?|shares|votes?|voted|partners?|business|company|clients?|customers?|competitors?|vorstand|aufsichtsrat|gesellschafter\w*|mitgrunder\w*|geschaftspartner\w*|anteile|kunden|konkurrenz|firma|associee?s?|conseil|assemblee|actionnaires?|parts|entreprise|clientele|concurrent\w*|soci[oa]s?|consejo|junta|accionistas?|acciones|empresa|clientes|cartera|soci|consiglio|assemblea|azionisti|quote|azienda|clienti|voto|votato|sfiducia|motion|demission\w*)\b/;
const OF_WOUNDS =
  /\b(?:blood|bleed\w*|knife|ambulance|hospital|right now|police|blut\w*|krankenwagen|krankenhaus|polizei|sang|saigne\w*|couteau|hopital|samu|sangre|sangra\w*|cuchillo|ambulancia|hospital|sangue|sanguin\w*|coltello|ambulanza|ospedale)\b/;

/** The suicide of somebody else as a matter: of an employer, an insurer, a publisher. */
const OF_ANOTHER =
  /\b(?:(?:took|taken|taking) (?:his|her|their) own (?:life|lives)|committ\w* suicide|(?:died|death|dies) by suicide|suicides?|killed (?:him|her)self|suizid\w*|selbstmord\w*|selbsttotung|freitod|sich (?:\w+ ){0,4}?(?:das leben genommen|umgebracht|getotet|erhangt)|(?:s est|se sont|s etait) suicidee?s?|mi(?:s|t) fin a ses jours|suicidee?s?|se (?:ha )?suicid(?:o|ado|aron|a)|se (?:ha )?(?:quito|quitado) la vida|suicidios?|si e (?:suicidat\w|tolt\w la vita|uccis\w)|suicid[ia]|suicidi)\b/g;
const WHO_IS_INSURED_OR_EMPLOYED =
  /\b(?:employees?|staff member|workers?|insured|policy ?holders?|directors?|key (?:person|man)|manager|mitarbeiter\w*|arbeitnehmer\w*|beschaftigte\w*|geschaftsfuhrer\w*|versicherte\w*|angestellte\w*|salariee?s?|employee?s?|dirigeante?s?|assuree?s?|ouvriere?s?|emplead[oa]s?|trabajador\w*|asegurad[oa]s?|administrador\w*|directiv[oa]s?|dipendent[ei]|lavorator[ei]|assicurat[oa]|amministrator[ei]|operai[oa]|dirigent[ei])\b/;
const AS_A_MATTER =
  /\b(?:insur\w+|employers?|accident|liab\w+|oblig\w+|report\w*|compensation|pension|polic(?:y|ies)|pay(?:s|out)?|versicher\w+|arbeitgeber\w*|arbeitsunfall|haft\w*|pflicht\w*|meld\w+|zahlt|klag\w+|berufsgenossenschaft|assur\w+|employeur\w*|responsab\w+|declar\w+|demarches?|indemni\w+|couvre\w*|seguro\w*|empresa|patron|accidente|indemniz\w+|paga|comunicar|mutua|assicuraz\w+|polizza|datore|azienda|infortunio|risarc\w+|inail|obblig\w+)\b/;
const AS_A_SUBJECT =
  /\b(?:publish\w*|memoirs?|novels?|books?|documentar\w+|podcasts?|screenplay|charit\w+|foundation|verlag\w*|buch|bucher|roman|dokumentar\w*|verein|stiftung|pressearbeit|publi\w+|livres?|romans?|recit|documentaires?|association|editeur|libros?|novelas?|documental\w*|ong|fundacion|editorial|libr[oi]|romanz[oi]|documentari\w*|associazione|fondazione|editore)\b(?! note)/;
/** Whoever speaks of themselves is heard. */
const OF_ONESELF =
  /\b(?:my (?:own )?(?:suicide|death|book of goodbye)|my last|if i|i (?:want|might|will|think|am thinking|ve thought|plan)\b.{0,20}\b(?:suicid\w*|die|kill)|myself|wenn ich|mein(?:en?)? (?:suizid|selbstmord)|ich (?:will|mochte|denke|plane)\b.{0,30}\b(?:suizid|selbstmord|sterben|umbring\w*)|mich|si je|mon suicide|je (?:me|pense|veux|vais)\b.{0,20}\b(?:suicid\w*|mourir)|si (?:yo )?me|mi (?:propio )?suicidio|(?:me|pienso|quiero)\b.{0,15}\bsuicid\w*|se (?:io )?mi|mi(?:o)? suicidio|(?:mi|penso|voglio)\b.{0,15}\bsuicid\w*)\b/;

/** Returns folded words without what is no danger to anybody now: a vote that stabbed somebody in the back, and a suicide that others have to deal with. */
export function withoutMatters(words: string): string {
  const isOfFirm = OF_A_FIRM.test(words) && !OF_WOUNDS.test(words);
  const rest = isOfFirm ? words.replace(BACKSTABBED, " ") : words;
  const isMatter = (WHO_IS_INSURED_OR_EMPLOYED.test(words) && AS_A_MATTER.test(words)) || AS_A_SUBJECT.test(words);
  return isMatter && !OF_ONESELF.test(words) ? rest.replace(OF_ANOTHER, " ") : rest;
}
