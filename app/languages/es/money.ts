import type { moneyMessages as english } from "#app/features/money/messages";
import type { Translation } from "../translation";
import { payWayMessages } from "./money/pay-way";

/** What is told about money, in Spanish. */
export const moneyMessages: Translation<typeof english> = {
  payoutSubject: "Le hemos pagado {paid}",
  payoutText:
    "Le hemos pagado {paid} por sus consultas{cancelled, select, yes {, con lo retenido de las canceladas o a las que no se acudió} other {}}: extracto n.º {number, number}.",
  payoutReference: "Referencia",
  payoutAction: "Ver sus extractos",
  awaitingTitle: "Pague {open}",
  awaitingText: "Indique la referencia {reference} en su pago para que podamos identificarlo.",
  awaitingBy: "Pague antes del comienzo, a más tardar el {time}.",
  awaitingOver: "Debe {open} por esta consulta. Indique la referencia {reference} en su pago para que podamos identificarlo.",
  partHere: "Ya hemos recibido {here}.",
  noWay: "Aún no se ha configurado la forma de pago. Escriba a {email} e indique la referencia {reference}.",
  markPaid: "Ya he pagado",
  marking: "Guardando…",
  markedToast: "Gracias. Confirmaremos su pago en cuanto llegue.",
  takeMarkBack: "Aún no he pagado",
  unmarkedToast: "Su pago vuelve a estar pendiente.",
  markedTitle: "Estamos buscando su pago",
  markedState: "Nos ha dicho que ha pagado {open}. Lo confirmaremos aquí y por correo en cuanto llegue.",
  markedOver:
    "Nos ha dicho que ha pagado. De esta consulta quedan por pagar {open}; cuando llegue su pago, le devolveremos lo que haya pagado de más.",
  markedNothingDue: "Nos ha dicho que ha pagado. Ya no hay nada que pagar: cuando llegue su pago, se lo devolveremos.",
  receivedTitle: "Pagado",
  receivedState: "Hemos recibido {here}.",
  receipt: "Ver el recibo",
  toReturnTitle: "Le devolvemos {toReturn}",
  toReturnState: "Lo enviamos por la misma vía por la que llegó y le avisamos por correo.",
  returnedTitle: "Devuelto",
  returnedState: "Le hemos devuelto {returned}.",
  nothingTitle: "No hay nada que pagar",
  nothingState: "No se ha pagado nada por esta consulta y no hay nada que pagar.",
  advisorAwaiting: "El cliente aún no ha pagado. Recibirá su parte cuando llegue el dinero.",
  advisorMarked: "El cliente dice que ha pagado. Recibirá su parte cuando llegue el dinero.",
  advisorReceived: "El cliente ha pagado.",
  advisorNothing: "No hay nada que pagar por esta consulta.",

  aClient: "Un cliente",
  paymentAction: "Abrir la consulta",
  arrivedSubject: "Hemos recibido su pago de {amount}",
  arrivedText: "Hemos recibido su pago de {amount} por la consulta con {name} sobre {topic}. El recibo está listo para imprimir o guardar.",
  arrivedPart: "Quedan por pagar {open}.",
  missingSubject: "No hemos encontrado su pago",
  missingText:
    "Nos dijo que había pagado la consulta con {name} sobre {topic}, pero no hemos encontrado el pago. Seguimos esperando {open}. Compruebe que se haya enviado y que la referencia fuera correcta.",
  returnedSubject: "Le hemos devuelto {amount}",
  returnedText: "Le hemos devuelto {amount} de la consulta con {name} sobre {topic}.",
  letGoSubject: "Ya no hay nada que pagar",
  letGoText: "Ya no tiene que pagar lo que quedaba pendiente de la consulta con {name} sobre {topic}.",
  dueSubject: "Pague {amount}",
  dueText: "Tiene {amount} por pagar de la consulta con {name} sobre {topic}. En su página se indica cómo hacerlo.",
  markedAction: "Ver los pagos",
  markedSubject: "{name} dice que ha pagado {amount}",
  markedText: "{name} dice que ha pagado {amount}. Compruebe si ha llegado y confírmelo.",
  waitingSubject: "{name} espera noticias sobre {amount}",
  waitingText: "{name} dijo hace días que había pagado {amount}. Compruebe si ha llegado y confírmelo.",

  paymentClosing: "Recibe este correo por un pago en {site}.",
  payWayMail: "Cómo pagar",
  paymentReference: "Referencia de su pago",

  ...payWayMessages,
};
