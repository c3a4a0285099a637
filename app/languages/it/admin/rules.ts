import { MOST_FEE_PERCENT } from "#app/features/admin/limits";
import type { rulesMessages as english } from "#app/features/admin/rules/messages";
import { RULE_BOUNDS } from "#app/features/rules/rules";
import type { Translation } from "../../translation";

const RUSH = RULE_BOUNDS.rushPercent;
const CAP = RULE_BOUNDS.surgeCapTenths;
const { expiryHours: EXPIRY, wholeRefundHours: WHOLE, partRefundPercent: PART } = RULE_BOUNDS;
const decimal = (tenths: number) => String(tenths / 10).replace(".", ",");

/** The rules of the site, as admins set them, in Italian. */
export const rulesMessages: Translation<typeof english> = {
  title: "Regole",
  text: "Valgono per tutto ciò che viene mostrato da ora in poi. Un prezzo già mostrato e una consulenza già richiesta mantengono le regole del loro momento.",
  fee: "Commissione della piattaforma in percentuale",
  feeText: "Quanto trattiene la piattaforma su ogni consulenza. I consulenti lo vedono prima di accettare.",
  rush: "Supplemento urgenza in percentuale del prezzo base",
  surge: "Maggiorazione: un prezzo sale finché molte persone chiedono lo stesso argomento",
  surgeCap: "Maggiorazione massima, come moltiplicatore",
  promises: "Risposte e annullamenti",
  expiry: "Ore che ha un consulente per rispondere a una richiesta",
  expiryText: "Poi termina da sola e non è dovuto nulla.",
  wholeRefund: "Ore prima dell’inizio fino alle quali il cliente che annulla riceve tutto",
  partRefund: "Ore prima dell’inizio fino alle quali viene rimborsata una parte",
  partRefundText: "Con 0 viene rimborsata fino all’inizio stesso.",
  partPercent: "Questa parte, in percentuale del prezzo",
  partPercentText: "Con 0 non viene rimborsato nulla trascorso il termine precedente.",
  buffer: "Pausa dopo ogni consulenza, almeno",
  bufferText: "Un consulente può sceglierne una più lunga. Ciò che è concordato resta dov’è.",
  none: "nessuna",
  lengths: "Durate",
  lengthsText: "Una durata che non è più offerta non può essere scelta da nessuno; ciò che è stato richiesto resta.",
  offered: "offerta",
  notOffered: "non offerta",
  specified: "Come previsto: {value}",
  on: "attiva",
  off: "non attiva",
  feeRefused: `Inserisca una percentuale da 0 a ${MOST_FEE_PERCENT}.`,
  rushRefused: `Inserisca un numero intero da ${RUSH.least} a ${RUSH.most}.`,
  surgeCapRefused: `Inserisca un moltiplicatore da ${decimal(CAP.least)} a ${decimal(CAP.most)}, con un decimale.`,
  expiryRefused: `Inserisca un numero intero di ore da ${EXPIRY.least} a ${EXPIRY.most}.`,
  wholeRefundRefused: `Inserisca un numero intero di ore da ${WHOLE.least} a ${WHOLE.most}.`,
  partRefundRefused: "Inserisca un numero intero di ore inferiore a quello sopra.",
  partPercentRefused: `Inserisca un numero intero da ${PART.least} a ${PART.most}.`,
  bufferRefused: "Scelga una delle pause proposte.",
  lengthsRefused: "Offra almeno una durata.",
  save: "Salva le regole",
  saved: "Le regole sono salvate e valgono da ora.",
  changes: "Modifiche delle regole",
  changedBy: "{name}, <time></time>",
  unknown: "Un account che non c’è più",
  change: "{rule}: {before} → {after}",
  hours: "{count, plural, one {# ora} other {# ore}}",
  feeShort: "Commissione della piattaforma",
  rushShort: "Supplemento urgenza",
  surgeShort: "Maggiorazione",
  surgeCapShort: "Maggiorazione massima",
  expiryShort: "Tempo per rispondere",
  wholeRefundShort: "Rimborso completo fino a",
  partRefundShort: "Rimborso parziale fino a",
  partPercentShort: "Questa parte",
  bufferShort: "Pausa",
};
