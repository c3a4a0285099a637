import { MOST_FEE_PERCENT } from "#app/features/admin/limits";
import type { rulesMessages as english } from "#app/features/admin/rules/messages";
import { RULE_BOUNDS } from "#app/features/rules/rules";
import type { Translation } from "../../translation";

const RUSH = RULE_BOUNDS.rushPercent;
const CAP = RULE_BOUNDS.surgeCapTenths;
const decimal = (tenths: number) => String(tenths / 10).replace(".", ",");

/** The rules of the site, as admins set them, in French. */
export const rulesMessages: Translation<typeof english> = {
  title: "Règles",
  text: "Elles s’appliquent aux prix affichés à partir de maintenant. Un prix déjà affiché et une consultation déjà demandée gardent les règles de leur moment.",
  fee: "Commission de la plateforme en pourcentage",
  feeText: "Ce que la plateforme retient sur chaque consultation. Les experts la voient avant d’accepter.",
  rush: "Supplément d’urgence en pourcentage du prix de base",
  surge: "Majoration : un prix monte tant que beaucoup de personnes sollicitent son sujet",
  surgeCap: "Majoration maximale, sous forme de multiplicateur",
  specified: "Comme prévu : {value}",
  on: "activée",
  off: "désactivée",
  feeRefused: `Saisissez un pourcentage de 0 à ${MOST_FEE_PERCENT}.`,
  rushRefused: `Saisissez un nombre entier de ${RUSH.least} à ${RUSH.most}.`,
  surgeCapRefused: `Saisissez un multiplicateur de ${decimal(CAP.least)} à ${decimal(CAP.most)}, avec une décimale.`,
  save: "Enregistrer les règles",
  saved: "Les règles sont enregistrées et s’appliquent dès maintenant.",
  changes: "Modifications des règles",
  changedBy: "{name}, <time></time>",
  unknown: "Un compte qui n’existe plus",
  change: "{rule} : {before} → {after}",
  feeShort: "Commission de la plateforme",
  rushShort: "Supplément d’urgence",
  surgeShort: "Majoration",
  surgeCapShort: "Majoration maximale",
};
