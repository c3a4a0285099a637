import { MOST_FEE_PERCENT } from "#app/features/admin/limits";
import type { rulesMessages as english } from "#app/features/admin/rules/messages";
import { RULE_BOUNDS } from "#app/features/rules/rules";
import type { Translation } from "../../translation";

const RUSH = RULE_BOUNDS.rushPercent;
const CAP = RULE_BOUNDS.surgeCapTenths;
const decimal = (tenths: number) => String(tenths / 10).replace(".", ",");

/** The rules of the site, as admins set them, in Italian. */
export const rulesMessages: Translation<typeof english> = {
  title: "Regole",
  text: "Valgono per i prezzi mostrati da ora in poi. Un prezzo già mostrato e una consulenza già richiesta mantengono le regole del loro momento.",
  fee: "Commissione della piattaforma in percentuale",
  feeText: "Quanto trattiene la piattaforma su ogni consulenza. I consulenti lo vedono prima di accettare.",
  rush: "Supplemento urgenza in percentuale del prezzo base",
  surge: "Maggiorazione: un prezzo sale finché molte persone chiedono lo stesso argomento",
  surgeCap: "Maggiorazione massima, come moltiplicatore",
  specified: "Come previsto: {value}",
  on: "attiva",
  off: "non attiva",
  feeRefused: `Inserisca una percentuale da 0 a ${MOST_FEE_PERCENT}.`,
  rushRefused: `Inserisca un numero intero da ${RUSH.least} a ${RUSH.most}.`,
  surgeCapRefused: `Inserisca un moltiplicatore da ${decimal(CAP.least)} a ${decimal(CAP.most)}, con un decimale.`,
  save: "Salva le regole",
  saved: "Le regole sono salvate e valgono da ora.",
  changes: "Modifiche delle regole",
  changedBy: "{name}, <time></time>",
  unknown: "Un account che non c’è più",
  change: "{rule}: {before} → {after}",
  feeShort: "Commissione della piattaforma",
  rushShort: "Supplemento urgenza",
  surgeShort: "Maggiorazione",
  surgeCapShort: "Maggiorazione massima",
};
