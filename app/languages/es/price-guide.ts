import { FIRST_RATE, MAX_COUNTED } from "#app/features/price-guide/limits";
import type { priceGuideMessages as english } from "#app/features/price-guide/messages";
import { MIN_RATE } from "#app/features/rules/highest-rate";
import { RULE } from "#app/features/rules/rule-marks";
import type { Translation } from "../translation";
import { grouped } from "./words";

/** The page that explains the cost of a consultation, in Spanish. */
export const priceGuideMessages: Translation<typeof english> = {
  title: "Precios",
  description:
    "Pague por cada sesión, sin suscripción: cómo se forma un precio a partir de la tarifa por hora{parts, select, both {, la alta demanda y la urgencia,} surge { y la alta demanda,} rush { y la urgencia,} other {,}} con la fórmula y una calculadora.",
  intro: "Paga por la sesión que reserva. Sin suscripción, sin cuota de socio y sin nada que se renueve solo.",

  freeTitle: "Mirar es gratis",
  freeText: "Crear una cuenta, explorar, ver coincidencias y usar el asistente no cuesta nada.",
  totalTitle: "Primero, el total",
  totalText: "Cada precio está completo antes de solicitar la sesión y se mantiene durante {minutes, number} minutos.",
  dueTitle: "Se paga al aceptarse",
  dueText: "Una solicitud rechazada, retirada o sin respuesta no cuesta nada.",

  workOut: "Calcule un precio",
  workOutText:
    "Con las mismas cuentas que forman el precio de una solicitud real. Pruebe con la tarifa por hora de un asesor que haya visto.",
  rate: "Tarifa por hora",
  currency: "Moneda",
  minutes: "Minutos",
  urgency: "Urgencia",
  urgencyNormal: "Normal",
  urgencyRush: "Urgente{percent, plural, =0 {} other { (+{percent, number}\u00a0%)}}",
  demand: "Demanda del tema",
  requests: "Solicitudes abiertas",
  requestsHint: "De los últimos {minutes, number} minutos, una por persona",
  advisors: "Asesores disponibles",
  advisorsHint: "Del tema y no ausentes",
  calculate: "Calcular",

  receipt: "El precio",
  base: "Precio base",
  baseHow: "{rate} por hora × {minutes, number} minutos",
  surge: "Alta demanda (×{multiplier})",
  surgeHow: "{requests, plural, one {# solicitud} other {# solicitudes}} para {advisors, plural, one {# asesor} other {# asesores}}",
  noSurge: "Sin alta demanda",
  rush: "Recargo por urgencia ({percent, number}\u00a0%)",
  noRush: "Sin urgencia",
  noRushHow: "Añadiría un {percent, number}\u00a0%",
  rushHow: "Del precio base",
  total: "Total",
  fee: "Comisión de la plataforma ({percent})",
  net: "El asesor recibe",
  find: "Buscar un asesor",
  unpriced: "Aún no hay precio para eso.",
  unpricedText: "Corrija lo marcado y aparecerá aquí.",

  rateUnreadable: `Introduzca una tarifa por hora de ${MIN_RATE} a ${RULE.highestRate}, por ejemplo ${FIRST_RATE}.`,
  currencyUnknown: "Elija una de las monedas de la lista.",
  minutesUnknown: "Elija una de las duraciones de la lista.",
  urgencyUnknown: "Elija normal o urgente.",
  countUnreadable: `Introduzca un número entero de 0 a ${grouped(MAX_COUNTED)}.`,

  examples: "Precios, paso a paso",
  currencyChoice: "Ver los precios también en",
  currencyNone: "Ninguna otra moneda",
  exampleUsual: "Un día cualquiera",
  exampleRush: "Con prisa",
  exampleSurge: "Cuando muchos preguntan a la vez",
  exampleBase: "{minutes} a {rate} por hora: {amount}",
  exampleRushFee: "Recargo por urgencia, {percent}\u00a0%: {amount}",
  exampleSurgeAmount: "Alta demanda, {percent}\u00a0%: {amount}",
  formulaShow: "Mostrar la fórmula",
  formula: "Cómo se forma un precio",
  formulaText:
    "{lines, plural, =1 {Una sola línea, que es el precio completo. Esa línea} =2 {Dos líneas y su suma. Cada línea} other {Tres líneas y su suma. Cada línea}} se redondea una vez a la unidad más pequeña de la moneda, la mitad hacia arriba, y después no se añade nada.",
  baseFormula: "tarifa por hora × minutos ÷ 60",
  baseText: "La tarifa la fija el asesor. Una sesión dura {lengths}.",
  surgeName: "Alta demanda",
  surgeFormula: "base × (multiplicador − 1)",
  surgeText: `Solo mientras muchas personas preguntan a la vez por el tema. Añade, como mucho, un ${RULE.mostSurgePercent}\u00a0% al precio base.`,
  rushName: "Urgencia",
  rushFormula: "base × {percent, number}\u00a0%",
  rushText: "Su solicitud va antes que las que pueden esperar. Solo si la elige: nunca se elige por usted.",
  totalFormula: "base{parts, select, both { + alta demanda + urgencia} surge { + alta demanda} rush { + urgencia} other {}}",
  totalText2: "Lo que paga, en la moneda del asesor.",
  feeName: "Comisión de la plataforma",
  feeFormula: "total × {percent}",
  feeText: "Lo que retiene este sitio. Se descuenta de lo que recibe el asesor y nunca se suma a su precio.",
  feeNone: "Este sitio no se queda con nada: el asesor recibe el total íntegro.",

  surgeTitle: "La alta demanda, a la vista",
  surgeLead:
    "Cuando hay muchas más personas interesadas en un tema que asesores para atenderlas, un precio más alto anima a más asesores a participar. Aquí está todo lo que hay que saber.",
  surgeRule:
    "multiplicador = mín({highest}; {usual} + {tenth} × mín(⌊máx(0; solicitudes ÷ asesores − 1) ÷ {share}⌋; máx(0; solicitudes − asesores)))",
  surgeRuleText:
    "Hasta una solicitud por cada asesor no hay recargo por alta demanda. Por cada {share} solicitudes más por asesor se añade un {tenthPercent}, hasta el {highestPercent}. Una solicitud más nunca añade más de un {tenthPercent}.",
  surgeCounts:
    "Cuentan las solicitudes de los últimos {minutes, number} minutos pendientes de respuesta, una por persona; las retiradas dejan de contar. Los asesores son los aprobados en el tema que no están ausentes; si no hay ninguno, cuenta como uno.",
  surgeFixed: "El multiplicador queda fijado en el precio que se le muestra. No sube mientras se decide.",
  chart: "El multiplicador de alta demanda según el número de solicitudes abiertas por asesor disponible",
  chartAcross: "Solicitudes abiertas por asesor disponible",
  chartYours:
    "{requests, plural, one {# solicitud} other {# solicitudes}} para {advisors, plural, one {# asesor} other {# asesores}}: {multiplier}",
  chartTable: "Los tramos en una tabla",
  chartFrom: "Solicitudes por asesor, desde",
  chartMultiplier: "Multiplicador",

  cancelTitle: "Si tiene que cancelar",
  cancelText:
    "Hasta que el asesor acepte, puede retirar la solicitud sin pagar nada. Después, lo que se le devuelve depende de la antelación con la que cancele:",
  cancelTerms: "Todo el detalle, en las Condiciones del servicio",

  questions: "Preguntas sobre precios y pagos",
  whoSets: "¿Quién fija la tarifa por hora?",
  whoSetsAnswer:
    "El asesor, libremente, entre {least, number} y {most, number} por hora {count, plural, one {en {currencies}} other {en una de # monedas: {currencies}}}. Nadie paga por aparecer más arriba.",
  whichCurrency: "¿En qué moneda pago?",
  whichCurrencyAnswer:
    "En la del asesor. Los importes con ≈ se convierten a la suya con un tipo de cambio de referencia del {date}, para comparar; nunca se cobran.",
  howPay: "¿Cómo pago?",
  howPayAnswer:
    "Lo verá antes de confirmar. Si es con tarjeta, en la página de un proveedor de pagos; si no, cuando se acepta una sesión, de la forma que le indique {site}. Este sitio nunca ve una tarjeta, y no se cobra nada antes de que el asesor haya aceptado.",
  tax: "¿Están incluidos los impuestos?",
  taxAnswer: "El total es lo que paga. El asesor que deba cobrar impuestos los incluye en su tarifa.",
  changed: "¿Puede cambiar el precio después de haberlo visto?",
  changedAnswer:
    "Se mantiene durante {minutes, number} minutos. Si ha cambiado cuando lo confirma, primero se le muestra el nuevo y no se envía nada.",
};
