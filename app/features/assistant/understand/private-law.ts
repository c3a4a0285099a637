import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";

/**
 * Law of private life: divorce, custody and maintenance, the flat one rents, wills and inheritances, neighbours in court, a speeding ticket. In the five
 * languages, against folded words with single spaces. No area covers it, so it is neither a need for one nor no question of law.
 */
const PRIVATE_LAW: readonly RegExp[] = [
  /\b(?:divorc(?:e|ing|ed)|alimony|custody|child support|prenup\w*|visitation rights|separation agreement|adopt(?:ing|ion) (?:\w+ ){0,2}(?:child|baby|kid|stepson|stepdaughter))\b|\b(?:my|our|the) (?:landlord|landlady)\b|\b(?:evict\w*|tenancy|rent deposit|security deposit)\b.{0,60}\b(?:my|our|flat|apartment|home|i|we)\b|\b(?:my|our|his|her) (?:\w+ )?(?:inheritance|last will)\b|\b(?:(?:i|we|she|he|who) (?:would |will )?inherit(?:s|ed)? (?:\w+ ){0,2}(?:house|flat|money|land)|disinherit\w*|write (?:a|my) will|contest (?:\w+ ){0,3}will)\b|\b(?:speeding|parking) (?:ticket|fine)\b|\bsue my neighbou?r\b/,
  /\b(?:scheidung\w*|scheiden lassen|sorgerecht|unterhalt (?:zahlen|fur)|kindesunterhalt|ehegattenunterhalt|trennungsjahr|umgangsrecht|adoption)\b|\b(?:mein|unser|meine|unsere|der) vermieter(?:in)?\b|\b(?:mietkaution|mietminderung|raumungsklage|eigenbedarf\w*|mieterhohung)\b|\b(?:erbe|erbschaft|erbstreit|pflichtteil|testament|erbengemeinschaft|enterbt)\b|\b(?:strafzettel|blitzer|bussgeldbescheid)\b|\bnachbarn? verklagen\b/,
  /\b(?:divorce\w*|pension alimentaire|garde (?:des enfants|alternee|de mon|de ma)|droit de visite|prestation compensatoire|adoption)\b|\b(?:mon|ma|notre|le) (?:proprietaire|bailleur)\b|\b(?:caution|depot de garantie|expulsion|preavis de logement)\b.{0,60}\b(?:appartement|logement|studio|loyer)\b|\b(?:heritage|heriter|succession de (?:mon|ma|mes)|testament|desherite\w*)\b|\bexces de vitesse\b/,
  /\b(?:divorci\w+|custodia|pension (?:de alimentos|alimenticia)|regimen de visitas|separacion de bienes|adopcion)\b|\b(?:mi|nuestr[oa]|el|la) caser[oa]\b|\b(?:fianza|desahuci\w*|alquiler)\b.{0,60}\b(?:piso|casa|vivienda|apartamento)\b|\b(?:herencia|heredar|testamento|desheredad\w|legitima)\b|\bmulta de (?:trafico|velocidad)\b/,
  /\b(?:divorzi\w+|affidamento (?:dei|del|di)|assegno di mantenimento|alimenti (?:per|ai)|separazione consensuale|adozione)\b|\b(?:il mio |il nostro |mio )?(?:padrone di casa|proprietario di casa)\b|\b(?:cauzione|sfratt\w+|affitto)\b.{0,60}\b(?:appartamento|casa|alloggio)\b|\b(?:eredita|ereditare|testamento|diseredat\w|legittima)\b|\bmulta per (?:eccesso|divieto)\b/,
  // What one gets back of a deposit, who inherits, and where a neighbour's tree stands.
  /\b(?:my|our) deposit\b.{0,60}\b(?:back|return\w*|keep\w*|withh\w+|flat|move\w*|apartment|room)\b|\b(?:keep\w*|return\w*|withh\w+) (?:\w+ )?(?:my|our) deposit\b|^(?=.*\b(?:left|died|dead|passed away|inherited)\b)(?=.*\b(?:house|flat|estate|land|cottage)\b)(?=.*\b(?:brothers?|sisters?|siblings?|stepmother|stepfather|cousins?|aunt|uncle)\b)|\b(?:executor|probate|estate of (?:my|our))\b|\bneighbou?r\w*\b.{0,60}\b(?:tree|hedge|fence|branches|roots|boundary|driveway)\b|\b(?:tree|hedge|fence|branches|boundary)\b.{0,60}\bneighbou?r\w*\b/,
  /\bkaution\b.{0,60}\b(?:zuruck|einbehalt\w*|wohnung|auszug|ausgezogen|vermiet\w*|zimmer)\b|\b(?:zahlt|behalt|gibt) (?:\w+ ){0,3}kaution\b|^(?=.*\b(?:geerbt|erben|erbt|vererbt|erbin|nachlass\w*|alleinerbe\w*|hinterlassen|gestorben)\b)(?=.*\b(?:haus|wohnung|grundstuck|geld)\b)(?=.*\b(?:bruder|schwester|geschwister|stiefmutter|tante|onkel|cousin\w*)\b)|\bnachbar\w*\b.{0,60}\b(?:baum|hecke|zaun|aste|wurzeln|grenze|grundstuck|laub)\b|\b(?:baum|hecke|zaun|aste|wurzeln|grundstucksgrenze)\b.{0,60}\bnachbar\w*\b/,
  /\bcaution\b.{0,60}\b(?:rend\w*|recuper\w*|garde\w*|proprio|demenag\w*|rembours\w*)\b|\b(?:rend\w*|garde\w*|recuper\w*) (?:\w+ ){0,2}(?:ma|notre|la) caution\b|^(?=.*\b(?:herite\w*|heritiers?|decede\w*|mort\w?|legue\w*|succession)\b)(?=.*\b(?:maison|appartement|terrain|argent)\b)(?=.*\b(?:freres?|soeurs?|belle mere|tante|oncle|cousins?)\b)|\bvoisin\w*\b.{0,60}\b(?:arbre|haie|cloture|branches|racines|limite|terrain)\b|\b(?:arbre|haie|cloture|branches|racines)\b.{0,60}\bvoisin\w*\b/,
  /\b(?:fianza)\b.{0,60}\b(?:devuelv\w*|devolver\w*|queda\w*|inquilin\w*|mude|mudarme|habitacion)\b|\b(?:devuelv\w*|devolver\w*) (?:\w+ )?(?:mi|la|nuestra) fianza\b|^(?=.*\b(?:heredado|heredamos|herede|hereder[oa]s?|falleci\w+|murio|dejo)\b)(?=.*\b(?:casa|piso|finca|terreno)\b)(?=.*\b(?:herman[oa]s?|madrastra|prim[oa]s?|ti[oa]s?)\b)|\bvecin\w*\b.{0,60}\b(?:arbol|seto|valla|ramas|raices|linde|parcela)\b|\b(?:arbol|seto|valla|ramas|raices)\b.{0,60}\bvecin\w*\b/,
  /\b(?:caparra|cauzione|deposito)\b.{0,60}\b(?:restitu\w*|ridar\w*|indietro|trattien\w*|trasloc\w*|stanza)\b|^(?=.*\b(?:ereditat[oa]|ereditiamo|eredi|mort[oa]|lasciat[oa])\b)(?=.*\b(?:casa|appartamento|terreno)\b)(?=.*\b(?:fratell[oi]|sorell[ae]|matrigna|cugin[oi]|zi[oa])\b)|\bvicin[oaei]\b.{0,60}\b(?:albero|siepe|recinzione|rami|radici|confine|terreno)\b|\b(?:albero|siepe|recinzione|rami|radici)\b.{0,60}\bvicin[oaei]\b/,
];

/** With these it is a matter of a firm, of tax, of work or of a border, which areas cover; or of a film and a party. */
const NOT_PRIVATE =
  /\b(?:que se paga|salle|sala|barn|terrasse|\w*halle|gaststatte|lokal|schmiede|\w*praxis|mehl|\w*lager|werkstatt|stiftung\w*|foundation|trustee|charity|advert\w*|keywords?|kpi\w*|indikator\w*|buyer|shops?|stores?|offices?|firms?|compan(?:y|ies)|business\w*|restaurants?|warehouse|workshop|salon|clinic|farm|shares?|founders?|co ?founder|commercial|tax\w*|visa|residen\w+|employ\w*|clients?|customers?|laden\w*|geschaft\w*|firma|betrieb\w*|unternehmen\w*|praxis|buro\w*|werkstatt|lager|gewerb\w*|hof|anteile|gesellschaft\w*|steuer\w*|schenkung\w*|visum|aufenthalt\w*|kunden|boutique|magasin|commerce|commercial\w*|entreprise|societe|cabinet|bureaux?|atelier|parts sociales|fiscal\w*|impots?|titre de sejour|clients|tienda|local|negocio|empresa|oficina|taller|bar|acciones|participaciones|impuesto\w*|fiscal|nie|residencia|clientes|negozio|ufficio|azienda|impresa|ditta|bottega|laboratorio|capannone|quote|tasse|imposta|fiscale|permesso|clienti|bakery|hotel|bar|cafe|gmbh|ltd|sarl|srl|website|photographer|planner|party|film|fotograf\w*|feier)\b/;

/** Said in few words, these are of private life alone. */
const PLAIN =
  /\b(?:divorc\w*|custody|alimony|child support|scheiden lassen|scheidung|sorgerecht|pension alimentaire|custodia|divorzi\w*|affidamento dei figli|assegno di mantenimento)\b/;
const FEW_WORDS = 8;

/** Returns whether a text asks about law of private life: that it is about an area counts for more, unless it says little else. */
export function isOfPrivateLaw(text: string, { isOfNone, isOfAnArea }: { isOfNone: boolean; isOfAnArea: boolean }): boolean {
  const words = wordsOf(text).map(({ folded }) => folded);
  const all = words.join(" ");
  if (NOT_PRIVATE.test(all) || !PRIVATE_LAW.some((said) => said.test(all))) return false;
  return isOfNone || !isOfAnArea || (words.length <= FEW_WORDS && PLAIN.test(all));
}
