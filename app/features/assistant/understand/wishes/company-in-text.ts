import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import type { Place } from "../need";
import { mayBeginPlace, placeAt } from "./place-in-text";
import { isOfSomebody, signsOf } from "./signs-of-place";

const REACH = 4;
const OWN = "our|my|unser\\w*|mein\\w*|notre|nos|mon|ma|nuestr[oa]s?|mi|nostr[oaie]|mi[oa]";
const FIRM =
  "\\w*(?:firma|laden|betrieb|praxis|buro|geschaft|unternehmen|werkstatt)|company|firm|business|shop|store|office|studio|factory|plant|restaurant|cafe|hotel|practice|startup|agency|bakery|entreprise|boutique|societe|atelier|usine|cabinet|magasin|empresa|tienda|taller|fabrica|despacho|negocio|azienda|negozio|ditta|fabbrica|societa|ristorante|albergo";
const OWN_PLACE = new RegExp(
  ` (?:(?:${OWN}) (?:\\w+ )?(?:${FIRM})|(?:we|i) (?:are|am|live|work)(?: based| located)?|(?:wir|ich) (?:sind|sitzen|bin|wohne|wohnen|sitze)|(?:nous sommes|je suis|j habite|nous habitons)(?: bases?| installes?)?|(?:estamos|vivimos|vivo|soy|somos)|(?:siamo|viviamo|abito|abitiamo)|based|located|sitz|ansassig) (?:\\w+ )?$`,
);

/** Returns the place that a text says is its writer's own ('our shop in Lyon'), or where somebody is asked for; null where a place only has to do with the matter. */
export function ownPlaceIn(text: string): Place | null {
  const signs = signsOf(text);
  const words = signs.read.map(({ folded }) => folded);
  for (const [index, word] of words.entries()) {
    if (!mayBeginPlace(word)) continue;
    const before = ` ${words.slice(Math.max(0, index - REACH), index).join(" ")} `;
    const place = OWN_PLACE.test(before) || isOfSomebody(words, index) ? placeAt(signs, words, index) : null;
    if (place) return place;
  }
  return null;
}

const STAFF =
  "employees|staff|workers|mitarbeiter\\w*|angestellte\\w*|beschaftigte\\w*|kollegen|salaries|employes|collaborateurs|empleados|trabajadores|dipendenti|addetti|collaboratori";
const PEOPLE = "people|persons|leute|leuten|personen|mann|personnes|personas|persone";
/** Before a number of people that is one's own firm's. */
const OURS =
  "(?:we are|we re|there are|team of|firm (?:with|of)|company (?:with|of)|business (?:with|of)|shop with|bakery with|with|employ|have|wir sind|team von|mit|haben|beschaftigen|nous sommes|equipe de|avec|employons|somos|equipo de|con|siamo(?: in)?|squadra di|impieghiamo)";
const HEADS = new RegExp(
  ` (?:(?<staff>\\d{1,5}) (?:${STAFF})|${OURS} (?<people>\\d{1,5}) (?:${PEOPLE})|(?:we are|wir sind|nous sommes|somos) (?<all>\\d{1,5})(?! \\w)) `,
);
const ALONE =
  / (?:(?:i am|i m|as an?|ich bin|bin|als|je suis|comme|soy|como|sono|come) (?:\w+ )?(?:self employed|freelancer?|sole trader|solopreneur|freiberuflich\w*|freiberufler(?:in)?|selbststandig\w*|einzelunternehmer\w*|auto entrepreneur\w*|autoentrepreneur\w*|micro entrepreneur|autonom[oa]|libero professionista|libera professionista)|(?:one|1) (?:man|woman|person) (?:business|company|firm|show)|trabajo por mi cuenta|lavoro in proprio) /;
/** Who comes or goes is not all there are. */
const CHANGED =
  / (?:lay(?:ing)? off|laid off|dismiss\w*|fir(?:e|ed|ing)|hir(?:e|ed|ing)|let go|lost|quit|need|recruit\w*|entlass\w*|einstell\w*|kundig\w*|such(?:e|en)|brauch\w*|abbau\w*|licenci\w*|embauch\w*|recrut\w*|cherch\w*|despe?d\w*|despid\w*|contrat\w*|busc\w*|licenzi\w*|assum\w*|cerc\w*) /;

/** Returns how many work in the writer's firm as far as a text says so: 1 for somebody alone; null if it says nothing. */
export function headcountIn(text: string): number | null {
  const words = ` ${wordsOf(text)
    .map(({ folded }) => folded)
    .join(" ")} `;
  const { staff, people, all } = HEADS.exec(words)?.groups ?? {};
  const said = staff ?? people ?? all;
  if (said !== undefined && !CHANGED.test(words)) return Number(said);
  return ALONE.test(words) ? 1 : null;
}
