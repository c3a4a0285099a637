import { MOST_FEE_PERCENT } from "#app/features/admin/limits";
import type { rulesMessages as english } from "#app/features/admin/rules/messages";
import { RULE_BOUNDS } from "#app/features/rules/rules";
import type { Translation } from "../../translation";

const RUSH = RULE_BOUNDS.rushPercent;
const CAP = RULE_BOUNDS.surgeCapTenths;
const { expiryHours: EXPIRY, wholeRefundHours: WHOLE, partRefundPercent: PART } = RULE_BOUNDS;
const decimal = (tenths: number) => String(tenths / 10).replace(".", ",");

/** The rules of the site, as admins set them, in French. */
export const rulesMessages: Translation<typeof english> = {
  title: "Règles",
  text: "Elles s’appliquent à tout ce qui est affiché à partir de maintenant. Un prix déjà affiché et une consultation déjà demandée gardent les règles de leur moment.",
  fee: "Commission de la plateforme en pourcentage",
  feeText: "Ce que la plateforme retient sur chaque consultation. Les experts la voient avant d’accepter.",
  rush: "Supplément d’urgence en pourcentage du prix de base",
  surge: "Majoration : un prix monte tant que beaucoup de personnes sollicitent son sujet",
  surgeCap: "Majoration maximale, sous forme de multiplicateur",
  promises: "Réponses et annulations",
  expiry: "Heures dont dispose un expert pour répondre à une demande",
  expiryText: "Ensuite, elle prend fin d’elle-même et rien n’est dû.",
  wholeRefund: "Heures avant le début jusqu’auxquelles un client qui annule récupère tout",
  partRefund: "Heures avant le début jusqu’auxquelles une partie est remboursée",
  partRefundText: "Avec 0, elle l’est jusqu’au début même.",
  partPercent: "Cette partie, en pourcentage du prix",
  partPercentText: "Avec 0, rien n’est remboursé une fois passé le délai ci-dessus.",
  buffer: "Pause après chaque consultation, au moins",
  bufferText: "Un expert peut en choisir une plus longue. Ce qui est convenu reste en place.",
  none: "aucune",
  lengths: "Durées",
  lengthsText: "Une durée qui n’est plus proposée ne peut plus être choisie ; ce qui a été demandé pour cette durée reste.",
  offered: "proposée",
  notOffered: "non proposée",
  specified: "Comme prévu : {value}",
  on: "activée",
  off: "désactivée",
  feeRefused: `Saisissez un pourcentage de 0 à ${MOST_FEE_PERCENT}.`,
  rushRefused: `Saisissez un nombre entier de ${RUSH.least} à ${RUSH.most}.`,
  surgeCapRefused: `Saisissez un multiplicateur de ${decimal(CAP.least)} à ${decimal(CAP.most)}, avec une décimale.`,
  expiryRefused: `Saisissez un nombre entier d’heures de ${EXPIRY.least} à ${EXPIRY.most}.`,
  wholeRefundRefused: `Saisissez un nombre entier d’heures de ${WHOLE.least} à ${WHOLE.most}.`,
  partRefundRefused: "Saisissez un nombre entier d’heures plus petit que celui du dessus.",
  partPercentRefused: `Saisissez un nombre entier de ${PART.least} à ${PART.most}.`,
  bufferRefused: "Choisissez l’une des pauses proposées.",
  lengthsRefused: "Proposez au moins une durée.",
  save: "Enregistrer les règles",
  saved: "Les règles sont enregistrées et s’appliquent dès maintenant.",
  changes: "Modifications des règles",
  changedBy: "{name}, <time></time>",
  unknown: "Un compte qui n’existe plus",
  change: "{rule} : {before} → {after}",
  hours: "{count, plural, one {# heure} other {# heures}}",
  feeShort: "Commission de la plateforme",
  rushShort: "Supplément d’urgence",
  surgeShort: "Majoration",
  surgeCapShort: "Majoration maximale",
  expiryShort: "Délai de réponse",
  wholeRefundShort: "Remboursement total jusqu’à",
  partRefundShort: "Remboursement partiel jusqu’à",
  partPercentShort: "Cette partie",
  bufferShort: "Pause",
};
