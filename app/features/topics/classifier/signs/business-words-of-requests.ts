import { said } from "./request-words";

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
