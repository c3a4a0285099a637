import { MOST_FEE_PERCENT } from "#app/features/admin/limits";
import type { rulesMessages as english } from "#app/features/admin/rules/messages";
import { RULE_BOUNDS } from "#app/features/rules/rules";
import type { Translation } from "../../translation";

const RUSH = RULE_BOUNDS.rushPercent;
const CAP = RULE_BOUNDS.surgeCapTenths;
const { expiryHours: EXPIRY, wholeRefundHours: WHOLE, partRefundPercent: PART } = RULE_BOUNDS;
const decimal = (tenths: number) => String(tenths / 10).replace(".", ",");

/** The rules of the site, as admins set them, in Spanish. */
export const rulesMessages: Translation<typeof english> = {
  title: "Reglas",
  text: "Se aplican a todo lo que se muestre a partir de ahora. Un precio ya mostrado y una consulta ya solicitada conservan las reglas de su momento.",
  fee: "Comisión de la plataforma en porcentaje",
  feeText: "Lo que se queda la plataforma de cada consulta. Los asesores la ven antes de aceptar.",
  rush: "Recargo por urgencia en porcentaje del precio base",
  surge: "Recargo por alta demanda: un precio sube mientras muchas personas preguntan por su tema",
  surgeCap: "Recargo por alta demanda como máximo, como multiplicador",
  promises: "Respuestas y cancelaciones",
  expiry: "Horas que tiene un asesor para responder a una solicitud",
  expiryText: "Después termina por sí sola y no se debe nada.",
  wholeRefund: "Horas antes del inicio hasta las que se devuelve todo al cliente que cancela",
  partRefund: "Horas antes del inicio hasta las que se devuelve una parte",
  partRefundText: "Con 0 se devuelve hasta el propio inicio.",
  partPercent: "Esa parte, en porcentaje del precio",
  partPercentText: "Con 0 no se devuelve nada pasado el plazo anterior.",
  buffer: "Margen tras cada consulta, como mínimo",
  bufferText: "Un asesor puede elegir uno más largo. Lo acordado se queda donde está.",
  none: "ninguno",
  lengths: "Duraciones",
  lengthsText: "Nadie puede elegir una duración que ya no se ofrece; lo solicitado con ella se mantiene.",
  offered: "ofrecida",
  notOffered: "no ofrecida",
  specified: "Según lo previsto: {value}",
  on: "activado",
  off: "desactivado",
  feeRefused: `Introduzca un porcentaje de 0 a ${MOST_FEE_PERCENT}.`,
  rushRefused: `Introduzca un número entero de ${RUSH.least} a ${RUSH.most}.`,
  surgeCapRefused: `Introduzca un multiplicador de ${decimal(CAP.least)} a ${decimal(CAP.most)}, con un decimal.`,
  expiryRefused: `Introduzca un número entero de horas de ${EXPIRY.least} a ${EXPIRY.most}.`,
  wholeRefundRefused: `Introduzca un número entero de horas de ${WHOLE.least} a ${WHOLE.most}.`,
  partRefundRefused: "Introduzca un número entero de horas menor que el de arriba.",
  partPercentRefused: `Introduzca un número entero de ${PART.least} a ${PART.most}.`,
  bufferRefused: "Elija uno de los márgenes ofrecidos.",
  lengthsRefused: "Ofrezca al menos una duración.",
  save: "Guardar las reglas",
  saved: "Las reglas se han guardado y se aplican desde ahora.",
  changes: "Cambios de las reglas",
  changedBy: "{name}, <time></time>",
  unknown: "Una cuenta que ya no existe",
  change: "{rule}: {before} → {after}",
  hours: "{count, plural, one {# hora} other {# horas}}",
  feeShort: "Comisión de la plataforma",
  rushShort: "Recargo por urgencia",
  surgeShort: "Alta demanda",
  surgeCapShort: "Alta demanda como máximo",
  expiryShort: "Plazo de respuesta",
  wholeRefundShort: "Devolución íntegra hasta",
  partRefundShort: "Devolución parcial hasta",
  partPercentShort: "Esa parte",
  bufferShort: "Margen",
};
