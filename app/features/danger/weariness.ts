/** Somebody at the end of their patience or their sleep, in words that also say the end of one's strength. Matched against folded words with single spaces. */
const WEARY =
  /\b(?:i )?(?:can t|cant|cannot) (?:take|stand|bear) (?:it|this|him|her|them) any ?more\b|\bich kann (?:echt |wirklich |langsam )?nicht mehr\b|\b(?:ich )?halte? (?:ich )?(?:es|das) (?:\w+ )?nicht mehr aus\b|\b(?:je n |j )?en peux plus\b|\b(?:ya )?no (?:puedo|aguanto) mas\b|\bnon (?:ce la faccio|ne posso|ne possiamo) piu\b/g;
const SLEEPLESS =
  /\b(?:can t|cant|cannot|don t|couldn t) (?:even )?sleep\b|\b(?:ich )?kann (?:ich )?(?:\w+ )?nicht mehr (?:\w+ )?(?:schlafen|einschlafen|durchschlafen)\b|\b(?:je )?(?:ne |n )?(?:dors|arrive) plus(?: a dormir)?\b|\b(?:ya )?no (?:puedo dormir|duermo)\b|\bnon (?:dormo|riesco (?:piu )?a dormire)(?: piu)?\b/g;

/** People and things that are a nuisance and no despair: who decides with us, delivers, rents, lives next door or visits. */
const NUISANCE =
  /\b(?:co ?founders?|business partner|suppliers?|landlord|tenants?|neighbou?rs?|(?:mother|father|parents) in law|in laws|mitgesellschafter\w*|gesellschafter\w*|geschaftspartner\w*|lieferant\w*|vermieter\w*|mieter\w*|nachbar\w*|schwieger\w+|associee?s?|fournisseurs?|bailleur|locataires?|voisins?|voisines?|belle mere|beau pere|beaux parents|soci[oa]s?|proveedor\w*|casero|inquilin[oae]s?|vecin[oa]s?|suegr[oa]s?|soci|fornitor[ei]|padrone di casa|vicin[oaei]|suocer[oaei])\b/;
const OF_MONEY =
  /\b(?:banks?|loans?|credit|audits?|tax\w*|invoices?|customers?|bank|kredit\w*|darlehen|steuer\w*|finanzamt|rechnungen|kunden|banque|credit|pret|fisc|controle fiscal|impots?|factures|clients|banco|prestamo|credito|hacienda|impuestos|inspeccion|facturas|clientes|banca|mutuo|prestito|fisco|tasse|fatture|clienti)\b/;

/** Returns folded words without what says only that a nuisance wears somebody out, or that money keeps them awake. */
export function withoutWeariness(words: string): string {
  const rested = NUISANCE.test(words) ? words.replace(WEARY, " ").replace(SLEEPLESS, " ") : words;
  return OF_MONEY.test(rested) ? rested.replace(SLEEPLESS, " ") : rested;
}
