import { wordsOf } from "../vocabulary/words-of-text";
import { OTHER_MATTERS, type OtherMatter } from "./other-matters";
import type { Reading } from "./reading";

/**
 * Phrases about one's own business that resemble questions about the site: customers who want their money back, invoices that get paid
 * late, a password in one's own shop. In the five languages, against folded words with single spaces.
 */
// pattern: fixed alternatives, with repetitions of at most three words
const OF_OWN_BUSINESS: readonly RegExp[] = [
  /\b(?:my|our|the|a|an|some|from) (?:\w+ )?(?:customers?|clients?|guests?|patients?|tenants?|suppliers?|vendors?|staff|employees?|landlord|builder|contractors?|wholesalers?|debtors?|insurer|freelancers?)\b|\b(?:invoices?|bills) (?:\w+ ){0,3}(?:paid|faster|sooner|quicker|late|overdue|unpaid)\b|\b(?:late|overdue|unpaid|outstanding) (?:invoices?|bills)\b|\bget paid (?:faster|sooner|quicker|on time|earlier)\b|\b(?:in|on|for|of|to|at) (?:my|our) (?:\w+ )?(?:web ?shop|shop|store|restaurant|hotel|clinic|practice|company|firm|business|website|app|salon|gym|school)\b(?! s\b)|\b(?:my|our) (?:\w+ )?(?:company|firm|business|shop|practice) (?:is )?worth\b/,
  /\b(?:mein\w*|unser\w*|eine?[nmr]?|der|die|den|dem|vom|meh?rere|viele) (?:\w+ )?(?:kund(?:e|en|in|innen)|lieferant\w*|mieter\w*|vermieter\w*|gast|gaste|gasten|patient\w*|leute|belegschaft|mitarbeiter\w*|handwerker\w*|bauunternehm\w*|schuldner\w*|auftraggeber\w*)\b|\brechnung(?:en)? (?:\w+ ){0,3}(?:bezahlt|schneller|fruher|unbezahlt|uberfallig|zu spat)\b|\b(?:unbezahlte|offene|uberfallige)n? rechnung(?:en)?\b|\b(?:in|auf|fur|bei) (?:mein|unser)e[mnr]? (?:\w+ )?(?:\w*shop|laden|restaurant|hotel|praxis|firma|betrieb|website|webseite|app|salon|schule)\b|\b(?:mein|unser)e? (?:\w+ )?(?:firma|betrieb|unternehmen|laden|geschaft|praxis) wert\b/,
  /\b(?:mes|nos|mon|notre|une?|le|la|les|des|du) (?:\w+ )?(?:clients?|clientes?|fournisseurs?|locataires?|bailleur|salarie\w*|employe\w*|patients?|artisans?|debiteurs?|prestataires?)\b|\bfactures? (?:\w+ ){0,3}(?:payee?s?|plus (?:vite|tot)|impayee?s?|en retard)\b|\b(?:faire payer|encaisser) (?:\w+ )?factures?\b|\b(?:dans|sur|pour) (?:ma|mon|notre|nos) (?:\w+ )?(?:boutique|magasin|restaurant|hotel|cabinet|entreprise|societe|site|application|salon|ecole)\b|\b(?:vaut|valeur de) (?:ma|mon|notre) (?:\w+ )?(?:entreprise|societe|boutique|commerce|cabinet)\b/,
  /\b(?:mis|nuestr[oa]s?|mi|una?|el|la|los|las|del|al) (?:\w+ )?(?:client[ea]s?|proveedor(?:es)?|inquilin[oa]s?|casero|emplead[oa]s?|pacientes?|huespedes|deudor(?:es)?)\b|\bfacturas? (?:\w+ ){0,3}(?:pagadas?|paguen|antes|vencidas?|impagadas?|atrasadas?)\b|\b(?:paguen|pagan|cobrar|cobre|cobro) (?:\w+ ){0,2}facturas?\b|\b(?:en|para|de) (?:mi|nuestr[oa]) (?:\w+ )?(?:tienda|restaurante|hotel|clinica|empresa|negocio|web|app|salon|academia)\b|\b(?:vale|valor de) (?:mi|nuestr[oa]) (?:\w+ )?(?:empresa|negocio|tienda|clinica)\b/,
  /\b(?:miei|mie|nostr[ioa]|nostre|mio|mia|une?|una|il|la|i|le|gli|dei|del|dal) (?:\w+ )?(?:client[ei]|fornitor[ei]|inquilin[oi]|dipendent[ei]|pazient[ei]|ospiti|debitor[ei])\b|\bfattur[ae] (?:\w+ ){0,3}(?:pagat[ae]|prima|scadut[ae]|insolut[ae]|in ritardo)\b|\b(?:pagare|incassare) (?:\w+ ){0,3}fatture\b|\b(?:nel|nella|sul|sulla|per il|per la|del|della|dell) (?:mi[oa]|nostr[oa]) (?:\w+ )?(?:negozio|ristorante|hotel|studio|azienda|ditta|sito|app|salone|impresa|scuola)\b|\b(?:vale|valore del|valore della) (?:la |il )?(?:mi[oa]|nostr[oa]) (?:\w+ )?(?:azienda|impresa|ditta|attivita|societa|negozio|studio)\b/,
];

/** Words that show the site itself is meant, whatever else is named. */
const OF_THE_SITE =
  /\b(?:(?:this|your) (?:\w+ )?(?:site|website|platform|page|service|app|advis\w+)|here|advis[eo]rs?|consultations?|customer (?:service|support)|kunden(?:dienst|service)|service clients?|atencion al cliente|assistenza clienti|sagebridge|with you|from you|hier|dieser|diese|eure[rn]?|berater\w*|beratung\w*|bei (?:euch|ihnen)|ici|ce site|votre|vos|chez vous|conseill\w+|aqui|esta (?:web|pagina|plataforma)|vuestr\w+|asesor\w*|consultor\w*|qui|questo sito|questa (?:pagina|piattaforma)|vostr\w+|consulen\w+)\b/;

/** Returns whether a text names the site, its advisors or its consultations. */
export const speaksOfTheSite = (text: string): boolean =>
  OF_THE_SITE.test(
    wordsOf(text)
      .map(({ folded }) => folded)
      .join(" "),
  );

/** Returns whether a text is about somebody's own business and not about the site: their customers, suppliers, invoices, their own shop. */
export function isOfOwnBusiness(text: string): boolean {
  const words = wordsOf(text)
    .map(({ folded }) => folded)
    .join(" ");
  return !OF_THE_SITE.test(words) && OF_OWN_BUSINESS.some((said) => said.test(words));
}

/** Returns the reading of such a text: no site question, with the other likelihoods scaled up. */
export function readAsOwnBusiness({ areas, others: { site, ...others }, none }: Reading): Reading {
  const left = 1 - site;
  if (left <= 0) return { areas, others: { ...others, site }, none };
  const kept = OTHER_MATTERS.map((matter): [OtherMatter, number] => [matter, matter === "site" ? 0 : others[matter] / left]);
  return {
    areas: areas.map(({ topic, likelihood }) => ({ topic, likelihood: likelihood / left })),
    others: Object.fromEntries(kept) as Record<OtherMatter, number>,
    none: Math.max(0, none - site) / left,
  };
}
