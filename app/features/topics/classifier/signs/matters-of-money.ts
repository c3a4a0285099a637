import { PAYROLL } from "./business-words-of-requests";
import type { PlainMatter } from "./plain-matter";

const SOUGHT =
  "somebody|someone|anyone|anybody|who (?:can|could|does|will|would|knows)|need|looking for|help(?: us| me)? with|jemand\\w*|wer (?:kann|konnte|macht|ubernimmt|hilft)|brauche\\w*|suche|suchen|hilfe (?:bei|mit)|quelqu un|qui (?:peut|pourrait|fait)|cherche|cherchons|besoin|il (?:me|nous) faut|aide pour|alguien|quien (?:me|nos|puede|podria)|busco|buscamos|necesit\\w+|ayuda con|qualcuno|cerco|cerchiamo|(?:mi|ci) serve|chi (?:mi|ci|puo)|aiuto (?:con|per)";
/** What is sought in place of it. */
const ELSE = "(?:see|sees|access|got|gets|stole|opened|sehen|sieht|voit|voir|ve|ver|vede|vedere|acceso|accesso)";

/** Money that does not come, that banks take back or that lies idle, and the wages one pays. */
export const MATTERS_OF_MONEY: readonly PlainMatter[] = [
  {
    // Customers who pay late or not at all, and banks that withdraw.
    areas: { Finance: 0.65 },
    signs: [
      /\b(?:customers?|clients?|debtors|nobody|kund(?:e|en|in|innen)|auftraggeber\w*|niemand|schuldner\w*|clientes?|client[ei]|nadie|nessuno|personne ne|invoices?|rechnung(?:en)?|factures?|facturas?|fatture?)\b/,
      /\b(?:(?:nobody|no one|niemand|nadie|nessuno) (?:\w+ )?(?:pays?|zahlt|paga)|pay(?:s|ing)? (?:\w+ ){0,3}(?:late|after|months|slow\w*)|late pay\w*|paid (?:late|on time)|payment (?:terms|delays?)|do not pay|don t pay|doesn t pay|not paying|zahl(?:t|en) (?:\w+ ){0,4}(?:nicht|spat|verspatet|monat\w*|tagen|zu spat)|(?:nicht|nie|spat|ewig nicht) (?:\w+ )?(?:bezahlt|gezahlt|beglichen)|zahlungsziel\w*|zahlungsmoral|delais? de paiement|paient (?:\w+ ){0,2}(?:en retard|tard|a \d+|pas|trop)|retards? de paiement|impay\w+|pagan (?:\w+ ){0,2}(?:tarde|mal|a \d+|con retraso)|no (?:me |nos )?pagan?|plazos? de pago|impagad\w+|pagano (?:\w+ ){0,2}(?:in ritardo|tardi|a \d+|male)|non (?:ci |mi )?pagano?|non salda\w*|ritardi? (?:di|nei) pagament[oi]|tempi di pagamento)\b/,
    ],
    not: /\b(?:supplier|lieferant\w*|fournisseurs|proveedor\w*|fornitor\w*|court|sue|gericht|verklag\w*|anwalt|tribunal\w*|avocat|abogado|avvocato|app|software|checkout|paypal)\b/,
  },
  {
    areas: { Finance: 0.6 },
    signs: [
      /\b(?:banks?|hausbank|banques?|bancos?|banc[ah]e?)\b/,
      /\b(?:pulled|withdr\w+|cut (?:off )?our|dropp\w+|turn\w* us down|refus\w+|overdraft|kreditlinie|(?:die )?linie|gekundigt|dreht (?:\w+ ){0,2}(?:den )?(?:geld)?hahn|lehnt (?:\w+ )?ab|lach(?:e|ent)|nous lach\w+|decouvert|coup(?:e|ent) (?:les vivres|la ligne)|cierran? el grifo|grifo|deniega\w*|linea de credito|poliza de credito|tolto il fido|fido|chiud\w+ (?:i rubinetti|la linea)|rubinett\w+)\b/,
    ],
    not: /\b(?:card|phishing|karte|carte bleue|account was|hack\w*|job|employ\w*|mitarbeiter\w*|arbeits\w*|salarie\w*|emplead\w*|dipendent\w*|river|data)\b/,
  },
  {
    // Money of one's own that was inherited or lies idle, and how to invest it.
    areas: { Finance: 0.7 },
    signs: [
      /\b(?:(?:bank|banque|banco|banca) (?:\w+ ){0,3}(?:offers?|offered|bietet|propose|ofrece|propone)|inherit\w*|left me|savings?|nest egg|geerbt|erbe|erbschaft|vererbt|sparbuch|erspart\w*|tagesgeld|herite\w*|heritage|epargne|livret|economies|heredad\w*|herede|herencia|ahorros?|ahorrad\w*|ereditat\w*|eredita|risparmi\w*)\b/,
      /\b(?:invest\w*|index funds?|etfs?|shares|stocks?|bonds?|funds?|lose value|inflation|put it|do with (?:it|the money)|savings account|buy to let|anlegen|an?zulegen|lege (?:\w+ ){0,2}an|aktien|fonds|anleihen|festgeld|damit machen|plac(?:er|e|ement\w*)|assurance vie|bourse|scpi|invertir\w*|inversion\w*|fondos?|bolsa|plazo fijo|investire|investo|investir\w*|fond[oi]|azioni|titoli|btp)\b/,
    ],
    not: /\b(?:my company|the company|our company|business|firm|startup|betrieb\w*|firma|unternehmen\w*|entreprise|societe|empresa|negocio|azienda|impresa|brother|sister|siblings|geschwister|bruder|schwester|freres?|soeurs?|herman[oa]s?|fratell\w+|sorell\w+|tax|steuer\w*|impots?|impuesto\w*|tasse|imposta)\b/,
  },
  {
    // Somebody is sought who works out and pays wages.
    areas: { "Human Resources": 0.55, "Tax and Accounting": 0.25 },
    // pattern: fixed words, and at most five others between two of them.
    signs: [new RegExp(`\\b(?:${SOUGHT}) (?:(?!${ELSE})\\w+ ){0,5}${PAYROLL.source}`)],
    not: /\b(?:hack\w*|phish\w*|fake|leak\w*|stolen|logins?|locked|ransom\w*|app|software|tool|platform|program\w*|logiciel|payroll tax\w*|merg\w*|sack\w*|fired|redundan\w*|kundigung\w*|entlassen|licenci\w*|despid\w*|lawyer|anwalt\w*|avocat|abogad[oa]|avvocat[oa]|loans?|kredit|pret|prestamo|prestito|banks?|bancos?|banques?|banc[ah]e?|hacienda|cash\w*|tesorer\w*|tresorerie|subvenci\w*|visa|permis)\b/,
  },
];
