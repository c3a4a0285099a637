import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { withoutWhatKills } from "./what-kills";

/** What piles up at work. */
const WORK =
  /\b(?:invoices?|orders|e ?mails|tickets|(?:phone )?calls|receipts|bookkeeping|books|accounts|returns|requests|enquiries|customers|covers|lunch|payroll|demand|paperwork|deliveries|vineyards?|stock\w*|data entry|rechnungen|belege|bestellungen|buchhaltung|retouren|anrufe|nachfrage|lieferungen|papierkram|inventur|auftrage|mails|anfragen|kunden|mittags|\d+ tickets|factures|commandes|compta\w*|retours|appels|livraisons|paperasse|demandes|clients|stocks?|le midi|facturas|pedidos|contabilidad|devoluciones|llamadas|entregas|papeleo|clientes|al mediodia|inventario|fatture|ordini|contabilita|resi|chiamate|consegne|scartoffie|richieste|clienti|a pranzo|magazzino)\b/;

/** That somebody no longer keeps up with it. */
const BEHIND =
  /\b(?:can t|cant|cannot|can not|couldn t|can no longer|no longer|don t want to) (?:\w+ )?(?:keep (?:up|pace)|cope|manage|handle|deal|go on|do (?:it|this|the)|take (?:on )?any ?more|keep my head above water)\b|\bdrown\w* in\b|\b(?:swamped|snowed under)\b|\b(?:komme?n?|kommt) (?:\w+ ){0,6}?nicht mehr (?:nach|hinterher|mit|raus|durch)\b|\b(?:schaff|pack|halt|bewaltig|kann|konn|werd)\w* (?:\w+ ){0,6}?nicht mehr(?: (?:alleine?|durch|aus|\w+en|herr))?\b|\bertrink\w* (?:in|im)\b|\bkeine luft mehr\b|\b(?:n y |n |y )?arriv\w+ plus\b|\b(?:ne )?(?:m |nous |s )?en sor\w+ plus\b|\b(?:ne )?(?:tien\w+|ten\w+|gere\w*|suit|suis|peut|peux|pouvons) plus\b|\b(?:me|nous|se) noi?e\w* (?:dans|sous)\b|\bdebordee?s\b|\bno (?:damos|doy|da|dan) abasto\b|\b(?:ya )?no (?:puedo|podemos|llegamos|llego|aguanto|aguantamos)(?: mas)?\b|\bme ahogo en\b|\bdesbordad\w+\b|\bnon (?:ce la facci\w+|riusc\w+|riesc\w+|ne (?:vengo|veniamo)|regg\w+)(?: piu)?\b|\b(?:anneg|affog)\w+ n\w+\b|\bsommers\w+\b/g;

/** What somebody no longer wants to do, named by its verb at the end; not that they no longer want to live. */
const CHORE =
  /\b(?:will|wollen|mag|mogen|mochten?|kann|konnen) (?:\w+ ){0,3}?nicht mehr (?!(?:und|oder|weil|aber|denn|ich|er|sie|es|ihr|wozu|wofur|warum|weiter\w*|leben|kampfen|sterben|aufwachen|aufstehen|existieren|atmen|da|hier|am|so)\b)(?:\w+ ){0,4}?(?!leben|weiterleben|sterben|aufwachen|aufstehen|existieren|atmen|kampfen|ertragen|aushalten|tabletten|schmerzen|menschen|bleiben|wegen)\w{2,20}(?:en|ern|eln)\b|\b(?:will|mag|mochte) (?:\w+ ){0,3}?nicht mehr (?:(?:in (?:die|den|das)|ins|zum|zur) (?!leben|welt|licht)\w+|(?!leben|gesund|lange)\w{5,20} sein)\b/g;

const withoutArrears = (words: string) => (WORK.test(words) ? words.replace(BEHIND, " ") : words);

/** Returns folded words without what says only that somebody no longer keeps up with their work, or no longer wants to do something. */
export const withoutToil = (words: string): string => withoutArrears(words).replace(CHORE, " ");

/** Returns whether a text says that work piles up or kills: of that somebody seeks relief, and not company. */
export function speaksOfToil(text: string): boolean {
  const words = wordsOf(text)
    .map(({ folded }) => folded)
    .join(" ");
  return withoutArrears(words) !== words || withoutWhatKills(words) !== words;
}
