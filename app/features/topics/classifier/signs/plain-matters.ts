import { wordsOf } from "../../vocabulary/words-of-text";
import { OTHER_MATTERS, type OtherMatter } from "../other-matters";
import { isNone, type Reading } from "../reading";
import { GOODS_ACROSS } from "./goods-across";
import { MATTERS_OF_LOSS } from "./matters-of-loss";
import { MATTERS_OF_MEANS } from "./matters-of-means";
import { MATTERS_OF_MONEY } from "./matters-of-money";
import { MATTERS_OF_OWNERS } from "./matters-of-owners";
import { MATTERS_OF_WEBSITES } from "./matters-of-websites";
import { MATTERS_OF_WORK } from "./matters-of-work";
import type { PlainMatter } from "./plain-matter";
import { areasRequested } from "./plain-requests";

const SELLER = /\b(?:sell\w*|trade|import\w*|export\w*|produce|verkauf\w*|handel\w*|vertreib\w*|vend\w*|commerc\w*)\b/;
const LICENCE =
  /\b(?:licen[cs]es?|permits?|lizenz\w*|genehmigung\w*|erlaubnis\w*|erlaubt|waffenschein|autorisations?|licences?|agrements?|licencias?|permisos?|autorizacion\w*|licenz[ae]|permess[io]|autorizzazion[ei])\b/;

/** Classes of what people tell of, which words of other fields lead astray: 'app' leads to products, 'Abmahnung' to work, an inheritance to private life. */
const MATTERS: readonly PlainMatter[] = [
  ...MATTERS_OF_LOSS,
  ...MATTERS_OF_MONEY,
  ...MATTERS_OF_WEBSITES,
  ...MATTERS_OF_OWNERS,
  ...MATTERS_OF_WORK,
  ...MATTERS_OF_MEANS,
  {
    // An app, shop or server that many people at once bring down.
    areas: { "Software Development": 0.5, "Cloud Computing": 0.25 },
    signs: [
      /\b(?:apps?|appli\w*|websites?|site|sites|web ?shop|online ?shop|shop|booking page|platform|portal|servers?|seite|webseite|plattform|buchungsseite|serveurs?|plateforme|boutique en ligne|web|pagina|aplicacion|servidor\w*|plataforma|tienda online|sito|portale|piattaforma|negozio online)\b/,
      /\b(?:slow|slows|slower|crash\w*|dies|goes down|go down|went down|freez\w*|hangs|times out|falls over|unusable|langsam\w*|zusammen\w*|sturzt|absturz\w*|abgesturzt|in die knie|hangt|ruckelt|ram(?:e|ent)|plant(?:e|ent)|lente?s?|tombe\w*|bugu\w*|se caen?|se cuelga|se cae|lent\w+|colgad\w|se bloquea|si blocca|va giu|crolla|rallenta\w*|lentissim\w|si pianta|cade)\b/,
      /\b(?:\d+ (?:\w+ )?(?:users?|people|visitors|customers|personnes|utilisateurs|clients|nutzer\w*|leute\w*|besucher\w*|usuarios|personas|visitas|utenti|persone)|users|everybody|everyone|too many|so many|many people|at once|at the same time|logs? in|traffic|black friday|newsletter|launch|peak|rush|viele\w* (?:leute\w*|nutzer\w*|besucher\w*)|gleichzeitig|alle (?:auf einmal|bestellen|einloggen)|ansturm|trop de monde|du monde|en meme temps|se connect\w+|affluence|soldes|mucha gente|mucho trafico|a la vez|usuarios|rebajas|utenti|in tanti|troppi|tutti insieme|si collegano|traffico|saldi)\b/,
    ],
    not: /\b(?:sales|waiter\w*|kitchen|restaurant|table|queue|kuche|kellner\w*|cuisine|cocina|cucina|umsatz\w*|ventes|ventas|vendite)\b/,
  },
  {
    // A letter before action over one's website, shop or advertising.
    areas: { Compliance: 0.55, "Intellectual Property": 0.2 },
    signs: [
      /\b(?:abmahnung\w*|abgemahnt|mahnt (?:\w+ ){0,2}ab|unterlassung\w*|cease and desist|mise en demeure|burofax|diffida\w*|diffidat[oi]|requerimiento)\b/,
      /\b(?:impressum\w*|widerruf\w*|google fonts|datenschutz\w*|cookies?|\w*banner|preisangabe\w*|lieferzeit\w*|grundpreis\w*|wettbewerb\w*|mitbewerb\w*|werbung|newsletter|webseite|website|webshop|online ?shop|ebay|etsy|amazon|mentions legales|conditions generales|publicite|prix barres?|site|aviso legal|publicidad|competidor|web|note legali|pubblicita|concorrente|sito|imprint|advert\w*|reviews?)\b/,
    ],
    not: /\b(?:chef\w*|arbeitgeber\w*|mitarbeiter\w*|angestellt\w*|azubi\w*|kolleg\w*|arbeit|zuspatkommen|kundigung\w*|employee\w*|employer|boss|salarie\w*|employe\w*|emplead[oa]s?|trabajador\w*|dipendent[ei]|marke|logo|patent\w*|design|urheber\w*|fotos?|bild\w*|photos?|pictures?|images?|imagen\w*|immagin[ei]|marque|marca|marchio)\b/,
  },
  {
    // What has to stand on a website by law.
    areas: { Compliance: 0.6 },
    signs: [
      /\b(?:impressum\w*|imprint|legal notice|mentions legales|aviso legal|note legali|cookie ?banner)\b/,
      /\b(?:need|must|missing|fehl\w*|brauch\w*|muss|pflicht\w*|vergessen|obligatoire\w*|faut|manque\w*|pas de|obligatori[oa]s?|falta\w*|exig\w+|hace falta|obblig\w*|mancan[oa]?|manca|serv\w+|website|webseite|site|web|sito)\b/,
    ],
  },
  GOODS_ACROSS,
  { areas: { Compliance: 0.6, "E-commerce": 0.2 }, signs: [LICENCE, SELLER], not: /\b(?:patent\w*|software|music|musik|marken?|brand)\b/ },
  {
    // Approval by an authority, beside whatever else is wished for.
    areas: { Compliance: 0.5 },
    isBeside: true,
    signs: [
      /\b(?:fda|510k|mdr|ce (?:mark\w*|kennzeichnung|zeichen)|marquage ce|marcado ce|marcatura ce|fda approval|medical device regulation|medizinprodukte(?:verordnung|gesetz)|homologa\w+)\b/,
    ],
  },
];

/** From this likelihood of danger on, nothing else is read into a text. */
const PERHAPS_CRISIS = 0.15;

/** A longer text tells of more than one thing. */
const MAX_WORDS = 40;

function matterTold(words: readonly string[]): Pick<PlainMatter, "areas" | "isBeside"> | undefined {
  const areas = areasRequested(words);
  if (areas) return { areas };
  const all = words.join(" ");
  return MATTERS.find(({ signs, not }) => signs.every((sign) => sign.test(all)) && !not?.test(all));
}

/** Returns the reading of a text that tells of such a matter by its signs: its areas have their likelihood, and all others share what is left. */
export function withPlainMatter(text: string, reading: Reading): Reading {
  const words = wordsOf(text).map(({ folded }) => folded);
  const told = words.length > MAX_WORDS ? undefined : matterTold(words);
  if (!told) return reading;
  const [first] = reading.areas;
  const [name = "", least = 0] = Object.entries(told.areas)[0] ?? [];
  if (!first || !reading.areas.some(({ topic }) => topic === name) || reading.others.crisis >= PERHAPS_CRISIS) return reading;
  if (told.isBeside && (first.topic === name || isNone(reading))) return reading;
  if (first.topic === name && first.likelihood >= least) return reading;
  return raised(reading, told.isBeside ? { [name]: first.likelihood } : told.areas);
}

function raised(reading: Reading, areas: Readonly<Record<string, number>>): Reading {
  const { crisis } = reading.others;
  const given = Object.values(areas).reduce((sum, each) => sum + each, 0);
  const kept = reading.areas.reduce((sum, { topic, likelihood }) => (topic in areas ? sum : sum + likelihood), 0) || 1;
  const left = 1 - crisis;
  const part = Math.max(0, 1 - given) / kept;
  return {
    areas: reading.areas
      .map(({ topic, likelihood }) => ({ topic, likelihood: left * (areas[topic] ?? likelihood * part) }))
      .sort((one, other) => other.likelihood - one.likelihood),
    others: Object.fromEntries(OTHER_MATTERS.map((matter) => [matter, matter === "crisis" ? crisis : 0])) as Record<OtherMatter, number>,
    none: crisis,
  };
}
