// Words of the plainest wishes, in English, German, French, Spanish and Italian, folded. Each is said between spaces, and once.
// pattern: fixed words; what is repeated is one word and no space.
const said = (...words: readonly string[]) => new RegExp(String.raw`\b(?:${words.join("|")})\b`);

export const MORE = said(
  "(?:many |lots? )?more|new|additional|extra|better",
  "(?:viel |deutlich )?mehr|neue[nr]?|zusatzliche[nr]?|bessere?",
  "plus(?: de)?|davantage(?: de)?|nouve(?:lle|aux?)s?|mieux",
  "mas|nuev[oa]s?|mejor",
  "(?:di )?piu|nuov[aio]|meglio",
);

export const RAISE = said(
  "rais(?:e|ing)|increas(?:e|ing)|boost(?:ing)?|grow(?:ing)?|improv(?:e|ing)|double|lift(?:ing)?|put(?:ting)? up|drive",
  "erhoh\\w+|steiger\\w+|anheb\\w+|ankurbel\\w+|verdoppel\\w+|verbesser\\w+|hochsetz\\w+|anzieh\\w+",
  "augment\\w+|hausser|doubler|booster|amelior\\w+|developper|relever|monter|accroitre",
  "aument\\w+|subir|increment\\w+|dispar(?:ar|o|amos)|doblar|mejor\\w+|impulsar|duplicar|crecer en",
  "aumentar\\w*|incrementar\\w*|alz\\w+|raddoppi\\w+|miglior\\w+|far (?:crescere|salire)",
);

export const LESS = said(
  "reduc(?:e|ing)|cut(?:ting)?(?: down(?: on)?)?|lower(?:ing)?|sav(?:e|ing)(?: on)?|bring(?:ing)? down|get(?:ting)? down|keep down|less|fewer|slash(?:ing)?|trim(?:ming)?|too (?:high|much|many)|down",
  "reduzier\\w+|senk\\w+|runter\\w*|herunter\\w*|spar\\w+|kurz\\w+|druck\\w+|weniger|niedrigere|zu (?:hoch|hohe|viele?)|einspar\\w+",
  "redui\\w+|baiss\\w+|diminu\\w+|economis\\w+|comprimer|moins(?: de)?|trop(?: de)?|eleve\\w*",
  "reduc\\w+|reduz\\w+|bajar|recort\\w+|ahorr\\w+|disminu\\w+|menos|demasiad[oa]s?|rebajar",
  "ridu\\w+|abbass\\w+|tagli\\w+|risparmi\\w+|diminu\\w+|meno|tropp[eio]|contenere|limare",
);

export const COSTS = said(
  "(?:running |fixed |operating |overhead )?(?:costs?|expenses|overheads?|spending|outgoings)",
  "(?:betriebs|fix|laufende |neben)?(?:kosten|ausgaben)",
  "(?:les |des |mes |nos )?(?:couts?|depenses|frais|charges)(?: fixes)?",
  "costes?|costos?|gastos(?: fijos)?",
  "costi(?: fissi)?|spese(?: fisse)?",
);

/** To spend less, as one saying. */
export const SPEND = said(
  "spend(?:ing)? (?:\\w+ )?(?:less|too much)(?: money)?|sav(?:e|ing) (?:some |more )?money",
  "(?:weniger|zu viel) (?:geld )?aus(?:geben|zugeben)?|geld (?:ein)?sparen",
  "depens\\w+ (?:moins|trop)(?: d argent)?|faire des economies",
  "gast\\w+ (?:menos|demasiado)(?: dinero)?|ahorrar (?:dinero|costes|gastos)?",
  "spend\\w+ (?:di )?(?:meno|troppo)|risparmiare(?: soldi| denaro)?",
);

export const SAVE = said("sav(?:e|ing)|sparen|einsparen|economiser|ahorrar|risparmiare");

export const CUSTOMERS = said(
  "customers?|clients?|clientele|orders|leads|enquiries|guests|jobs coming in",
  "kund(?:en|innen|schaft)|neukunden|stammkunden|auftrage|bestellungen|gaste|anfragen",
  "clients?|clientes|clientele|commandes|chantiers",
  "clientes|clientela|pedidos|encargos",
  "clienti|clientela|ordini|commesse",
);

/** Who stays away: 'no customers', 'Kunden bleiben aus'. */
export const FEW = said(
  "hardly any|not enough|too few|fewer(?: and fewer)?|losing|lose|stay(?:ing)? away|don t come|stopped coming",
  "keine|kaum(?: noch)?|zu wenig\\w*|immer weniger|verlieren|bleiben (?:aus|weg|fern)|kommen nicht(?: mehr)?|fehlen",
  "pas assez de|plus aucun|peu de|trop peu de|de moins en moins de|perd(?:s|ons|re)|ne viennent plus|manque de",
  "no vienen|sin|pocos|cada vez menos|perd(?:emos|er|iendo)|faltan|no entran",
  "non vengono(?: piu)?|pochi|sempre meno|perd(?:iamo|ere|endo)|mancano|nessun",
  "no",
);

export const SALES = said("sales|ver?kaufe|verkaufszahlen|absatz|ventes|ventas|vendite");
export const TURNOVER = said(
  "turnover|revenues?",
  "umsatz\\w*",
  "chiffre(?: d affaires)?|ca|recettes",
  "facturacion|facturar|ingresos",
  "fatturato|fatturare|ricavi|incassi|giro d affari",
);
export const BUSINESS = said("business");
export const PRICES = said(
  "(?:hourly )?(?:prices?|rates?|fees)|preise?|stundensatz|stundensatze|prix|tarifs?|precios?|tarifas?|prezz[io]|tariff[ae]",
);
export const TAXES = said("tax(?:es)?|steuern?|impots?|impuestos?|tass[ae]|imposte");

export const SELL = said("sell(?:ing)?|verkauf(?:e|en|t)|zu verkaufen|vend(?:re|o|er|ere|iamo|ons|emos)|ceder|cedere");
export const BUY = said(
  "buy(?:ing)?|acquire|take over|taking over|kauf(?:e|en)|ubernehmen|(?:r)?acheter|reprendre|compr(?:ar|o|are)|rilevare|acquistare",
);
export const START = said(
  "start(?:ing)?(?: up)?|open(?:ing)?|set(?:ting)? up|found(?:ing)?|create|launch(?:ing)?",
  "grund(?:e|en)|aufmach(?:e|en)|eroffn(?:e|en)|aufbauen|starten|offnen",
  "(?:creer|ouvrir|monter|lancer|fonder)",
  "abrir|montar|crear|fundar|poner|empezar|lanzar",
  "aprire|creare|fondare|avviare|mettere su|costituire",
);
export const CLOSE = said(
  "clos(?:e|ing)(?: down)?|wind(?:ing)? (?:up|down)|shut(?:ting)? down|schliess\\w+|auflos\\w+|dichtmachen|zumachen|ferm(?:er|e)|dissoudre|cerrar|disolver|liquidar|chiudere|sciogliere|cessare",
);
export const GROW = said(
  "improv(?:e|ing)|verbessern|ameliorer|mejorar|migliorare|grow(?:ing)?|expand(?:ing)?|scale(?: up)?|bigger|wachsen|wachst|vergrossern|ausbauen|(?:faire )?(?:grandir|croitre)|developper|agrandir|(?:hacer )?crecer|ampliar|expandir|(?:far )?crescere|ingrandire|espandere|sviluppare",
);

/** Wages, and how they are worked out. */
export const PAYROLL = said(
  "payrolls?|pay ?slips?|wages|salaries",
  "lohn(?:abrechnung|buchhaltung|zettel|lauf|verrechnung)\\w*|lohne|gehaltsabrechnung\\w*|gehaltszettel|gehalter",
  "(?:fiches?|bulletins?) de (?:paie|paye|salaire)|paies|payes|gestion de (?:la )?paie|la paie|la paye",
  "nominas?",
  "buste? paga|paghe|cedolini",
);
export const BOOKS = said(
  "book ?keeping|accounts|accounting|(?:the|our|my) books",
  "buchhaltung|buchfuhrung|compta(?:bilite)?|contabilidad|contabilita",
);
/** Beside wages and books these say only that somebody does them, or that it is a burden. */
export const OF_PAYROLL = new Set(
  `behind does doing done do knows know run runs running handle take takes took over out outsource work worked works calculate prepare mess messy wrong backlog late chaos trouble problem problems again every cleaners waiters drivers employees staff small people always
  liegt liegen geblieben ruckstand macht machen machst ubernehmen ubernimmt abgeben auslagern ausrechnen abrechnen berechnen erledigen erledigt gesucht stimmt stimmen falsch chaos problem arger dauert jeden immer leute mitarbeiter gesellen kellner wieder
  retard faire fait gerer gere externaliser calculer sous traiter prennent prend faux fausse fausses erreurs galere bazar probleme employes salaries vendeuses personnes tous chaque
  atrasada atrasadas retraso haga llevar lleve hacer hago gestionar externalizar calcular salen mal lio desastre problema empleados camareros personas cada siempre son
  arretrata arretrate indietro faccia fa fare gestire elaborare elaborazione calcolare esternalizzare sbagliate errori casino pasticcio problema dipendenti apprendisti camerieri ogni sempre`.split(
    /\s+/,
  ),
);

/** What one owns or would like to own. */
export const COMPANY = said(
  "business|company|firm|enterprise|shop|store|cafe|restaurant|practice|ltd|limited company|bar",
  "firma|unternehmen|betrieb|geschaft|laden|gmbh|praxis|gewerbe|lokal|kneipe",
  "entreprise|societe|boite|affaire|boutique|magasin|commerce|sarl|cabinet",
  "empresa|negocio|tienda|sociedad|comercio|local|despacho",
  "azienda|impresa|attivita|ditta|societa|negozio|locale|studio|srl",
);

export const STAFF = said(
  "staff|employees?|workers?|people|personnel|apprentices?|cooks?|waiters?|drivers?|carpenters?|nurses?",
  "personal|leute|mitarbeiter(?:innen)?|angestellte|fachkrafte|azubis?|lehrlinge?|kellner|fahrer|gesellen|koche|koch",
  "personnel|employes?|salaries?|main d oeuvre|apprentis?|cuisiniers?|serveurs?|chauffeurs?",
  "personal|empleados?|trabajadores|aprendices|camareros?|cocineros?|conductores|gente",
  "personale|dipendenti|operai|apprendisti|camerieri|cuochi|autisti|gente",
);
export const FIND = said(
  "(?:can t |cannot |cant |can not )?(?:find(?:ing)?|get(?:ting)?|attract(?:ing)?|win(?:ning)?|hir(?:e|ing)|recruit(?:ing)?|look(?:ing)? for)",
  "finde(?:n|t)?|bekomm(?:e|en)|krieg(?:e|en)|gewinn(?:e|en)|einstell(?:en|e)|anwerben|suchen|suche|anziehen|auftreiben",
  "trouv(?:er|e|ons)|recrut(?:er|e|ement)|embauch(?:er|e)|gagner|attirer|avoir|chercher|cherche",
  "encontr(?:ar|amos)|encuentr[oa]|consig(?:o|ue)|conseguir|contratar|captar|atraer|buscar|busco|ganar",
  "trov(?:are|o|iamo)|assumere|acquisire|attirare|cercare|cerco|avere|conquistare",
);

export const NOT =
  / (?:no|not|don t|doesn t|never|nicht|kein\w*|nie|ne|pas|jamais|nunca|non|mai|nessun\w*|sin|ohne|without|sans|senza|ningun\w*|nadie|personne|niemand|nobody) /;

/** Beside a wish these say nothing of it. */
export const SMALL = new Set(
  `new small little first neue neuen neues kleine kleinen kleines erste nouveau nouvelle petit petite petite premier nueva nuevo pequena pequeno primera nuovo nuova piccolo piccola primo
  pay paying zahlen zahle payer paie pagar pagare paghiamo
  how help helping want wants wanted would like let s looking trying try get getting make making us all always too far very really so much many any some no more own keep going way ways idea ideas advice tips anymore
  wie hilfe hilf helft helfen will wollen wollte muss mussen soll sollen sollte mein meine meinen meiner meinem unser unsere unseren unserer unserem eigene eigenes eigenen gern gerne endlich einfach etwas machen mache bekommen geben tipps soviel es uns dass keine kein keinen mehr zu viel viele deutlich los
  comment aide aider aidez veux voulons vouloir voudrait dois devons doit faire mon ma mes notre nos propre enfin conseils avoir puis peux pouvons est que qu j n ai pas personne trop beaucoup plus du y arriver a
  como ayuda ayudar ayudadme debo debemos tengo tenemos hacer mi mis nuestro nuestra nuestros nuestras propio propia quisiera consejos consigo puedo podemos poder quieren llegar a no mas mucho muchos
  come aiuto aiutare aiutatemi devo dobbiamo voglio vogliamo fare faccio facciamo mio mia miei mie nostro nostra nostri nostre proprio propria avere consigli riuscire a posso possiamo poter non piu molto molti un po`.split(
    /\s+/,
  ),
);
