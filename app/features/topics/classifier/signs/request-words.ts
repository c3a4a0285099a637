// Words of the plainest wishes, in English, German, French, Spanish and Italian, folded. Each is said between spaces, and once.
// pattern: fixed words; what is repeated is one word and no space.
export const said = (...words: readonly string[]) => new RegExp(String.raw`\b(?:${words.join("|")})\b`);

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
