import type { moneyMessages as english } from "#app/features/money/messages";
import type { Translation } from "../translation";
import { payWayMessages } from "./money/pay-way";

/** Texts about money: notifications, emails and payments, in Spanish. */
export const moneyMessages: Translation<typeof english> = {
  payoutSubject: "Le hemos pagado {paid}",
  payoutText:
    "Le hemos pagado {paid} por sus consultas{cancelled, select, yes {, con lo retenido de las canceladas o a las que no se acudió} other {}}: extracto n.º {number, number}.",
  payoutReference: "Referencia",
  payoutAction: "Ver sus extractos",
  destinationSubject: "La cuenta de sus liquidaciones en {site} ha cambiado",
  destinationText: "El destino de sus liquidaciones en {site} acaba de cambiar. Lo encontrará en «Facturación».",
  destinationNotMe:
    "Si no ha sido usted, pulse el botón: se cerrarán todas las sesiones y le enviaremos un enlace para elegir otra contraseña. Después, indique de nuevo la cuenta correcta en «Facturación».",
  awaitingTitle: "Pague {open}",
  awaitingText: "Indique la referencia {reference} en su pago para que podamos identificarlo.",
  awaitingBy: "Pague antes del comienzo, a más tardar el {time}.",
  awaitingSoon: "La consulta empieza el {time}. Envíe su pago antes; puede llegar más tarde.",
  awaitingOver: "Debe {open} por esta consulta. Indique la referencia {reference} en su pago para que podamos identificarlo.",
  awaitingLate:
    "Canceló tarde, por lo que {part, select, all {debe el precio completo: {due}} other {debe el {percent} del precio de {total}: {due}}}. Indique la referencia {reference} en su pago para que podamos identificarlo.",
  awaitingDue: "Pague antes del {date}.",
  partHere: "Ya hemos recibido {here}.",
  noWay: "Aún no se ha configurado la forma de pago. Escriba a {email} e indique la referencia {reference}.",
  markPaid: "Ya he pagado",
  paidAmount: "Importe que ha pagado ({currency})",
  marking: "Guardando…",
  markedToast: "Gracias. Confirmaremos su pago en cuanto llegue.",
  takeLastMarkBack: "Todavía no he pagado los últimos {amount}",
  takeMarkBack: "Aún no he pagado",
  unmarkedToast: "Anotado: aún no ha pagado.",
  markedTitle: "Nos ha avisado de su pago",
  markedState: "El {time} nos dijo que ha pagado {said}. Comprobamos nuestra cuenta y lo confirmaremos aquí en cuanto llegue.",
  markedOver:
    "El {time} nos avisó de que había pagado {said}; lo que debe son {open}. Confirmaremos el pago en cuanto llegue y le devolveremos lo que exceda de esa cantidad.",
  markedNothingDue: "Ya no hay nada que pagar: cuando lleguen los {said} de los que nos avisó el {time}, se los devolveremos.",
  markedRest: "Quedan {rest} por pagar. Indique la referencia {reference} en su pago para que podamos identificarlo.",
  receivedTitle: "Pagado",
  receivedState: "Hemos recibido {here}.",
  keptState: "Hemos recibido {here}. No se devuelve nada de ese importe.",
  receivedLess: "Hemos recibido {received} y le hemos devuelto {returned}.",
  receipt: "Ver el recibo",
  toReturnTitle: "Le devolvemos {toReturn}",
  toReturnState: "Lo enviamos por la misma vía por la que llegó y le avisamos por correo.",
  mailedBack: "Le devolvemos {amount} por la misma vía por la que llegó y le avisamos por correo.",
  returnedTitle: "Devuelto",
  returnedState: "Le hemos devuelto {returned}.",
  nothingTitle: "No hay nada que pagar",
  nothingState: "No se ha pagado nada por esta consulta y no hay nada que pagar.",
  betweenThemState:
    "Cuando se acordó la hora, este sitio aún no tenía configurada ninguna forma de pago, así que no le debe nada. Acuerde el pago con su asesor.",
  advisorAwaiting: "El cliente aún no ha pagado: quedan por pagar {open}. Recibirá su parte cuando llegue el pago.",
  advisorMarked: "El cliente ha marcado un pago de {amount}. Recibirá su parte cuando llegue todo lo debido.",
  advisorMarkedFurther:
    "Del pago del cliente han llegado {here}, y ha marcado otros {amount} como pagados. Recibirá su parte cuando llegue todo lo debido.",
  advisorMarkedInVain: "El cliente ha marcado el pago como hecho. Ya no hay nada que pagar: lo que llegue se le devolverá.",
  advisorPart: "Del pago del cliente han llegado {amount} y quedan por pagar {open}. Recibirá su parte cuando llegue el resto.",
  advisorReceived: "El cliente ha pagado todo lo debido: {amount}.",
  advisorReturning: "De lo que pagó el cliente se le devolverán {amount}.",
  advisorReturningAll: "Se devuelve al cliente todo lo que pagó: {amount}.",
  advisorReturnedPart: "De lo que pagó el cliente se le han devuelto {amount}.",
  advisorReturned: "El cliente ha recuperado lo que pagó.",
  advisorNothing: "No hay nada que pagar por esta consulta.",
  advisorBetweenThem:
    "Cuando se acordó la hora, este sitio aún no tenía configurada ninguna forma de pago, así que no cobra nada por usted. Acuerde el pago con el cliente.",
  sumNotCharged: "Sin cobrar",
  sumPaid: "Pagado",
  sumReturned: "Devuelto",
  sumOpen: "Por pagar",

  aClient: "Cliente (sin nombre)",
  paymentAction: "Abrir la consulta",
  arrivedSubject: "Hemos recibido su pago de {amount}",
  arrivedText: "Hemos recibido su pago de {amount} por la consulta con {name} sobre {topic}. El recibo está listo para imprimir o guardar.",
  arrivedPartSubject: "Han llegado {here} de {total}: quedan por pagar {open}",
  arrivedPartText:
    "Hemos recibido su pago de {amount} por la consulta con {name} sobre {topic}. Ya han llegado {here} de {total}; quedan por pagar {open}.",
  arrivedSomeSubject: "Han llegado {here} de {total}",
  stillLookedFor: "Nos dijo que ha pagado {said} y lo estamos comprobando en nuestra cuenta: no tiene que volver a pagarlos.",
  arrivedOver: "De lo recibido, {amount} no se deben: se los devolvemos por la misma vía y le avisamos por correo.",
  arrivedBackSubject: "Hemos recibido su pago de {amount}: le devolvemos {back}",
  cancelledNothingDue:
    "Esa consulta se canceló y no hay nada que pagar por ella. Le devolvemos {back} por la misma vía por la que llegó y le avisamos por correo.",
  cancelledKept: "Esa consulta se canceló. Como se canceló tarde, {due} del precio se deben de todos modos.",
  stillDue: "Por pagar",
  unconfirmedSubject: "Hemos confirmado su pago por error",
  unconfirmedText:
    "Le comunicamos que habíamos recibido su pago de {amount} por la consulta con {name} sobre {topic}. Fue un error: todavía no ha llegado. Si ya lo ha enviado, no tiene que hacer nada: le avisaremos en cuanto llegue.",
  missingSubject: "No hemos encontrado su pago",
  missingText:
    "Nos dijo que había pagado la consulta con {name} sobre {topic}, pero no hemos encontrado el pago. Seguimos esperando {open}. Compruebe que se haya enviado y que la referencia fuera correcta.",
  missingNothingDueText:
    "Nos dijo que había pagado {amount} por la consulta con {name} sobre {topic}, pero no hemos encontrado el pago. {cancelled, select, yes {Como la consulta está cancelada, no hay nada que pagar.} other {Ya no hay nada que pagar.}}",
  returnedSubject: "Le hemos devuelto {amount}",
  returnedText: "Le hemos devuelto {amount} de la consulta con {name} sobre {topic}.",
  unreturnedSubject: "Todavía no le hemos devuelto {amount}",
  unreturnedText:
    "Le comunicamos que le habíamos devuelto {amount} de la consulta con {name} sobre {topic}. Fue un error: el dinero aún no ha salido. Se lo devolvemos por la misma vía por la que llegó y le avisamos por correo.",
  letGoSubject: "Ya no hay nada que pagar",
  letGoText: "Ya no tiene que pagar los {amount} que quedaban pendientes de la consulta con {name} sobre {topic}.",
  waivedSubject: "Ya no se cobran {amount} a {name}",
  waivedText:
    "Ya no pedimos a {name} los {amount} que quedaban por pagar de la consulta con usted sobre {topic}. Tampoco se le abona a usted su parte de esa suma.",
  paidSubject: "{name} ha pagado {amount} para el {day}",
  paidText: "{name} ha pagado {amount} por la consulta con usted sobre {topic}: {time}. No tiene que hacer nada.",
  unpaidSubject: "{amount} todavía no han llegado",
  unpaidText:
    "Le comunicamos que {name} había pagado {amount} por la consulta con usted sobre {topic}. Fue un error: todavía no han llegado. Le avisaremos en cuanto lleguen.",
  dueSubject: "Pague {amount}",
  dueText: "Tiene pendientes {amount} por su consulta con {name} sobre {topic}.",
  markedAction: "Ver los pagos",
  markedSubject: "{name} ha marcado {amount} como pagados",
  markedText: "{name} ha marcado {amount} como pagados. Compruebe si han llegado y confírmelo.",
  waitingSubject: "{name} espera noticias sobre {amount}",
  waitingText: "{name} marcó {amount} como pagados hace días. Compruebe si han llegado y confírmelo.",
  refusedSubject: "No se han podido cobrar {amount}",
  clientRefusedText:
    "No se han podido cobrar {amount} de su consulta con {name} sobre {topic}, aunque usted había autorizado el pago. No se le ha cargado nada y la consulta sigue en pie. Escríbanos para que podamos resolver el pago.",
  advisorRefusedText:
    "No se han podido cobrar al cliente {amount} de su consulta con {name} sobre {topic}. No se le abona a usted nada de esa suma mientras no se resuelva el pago.",
  adminRefusedText:
    "El proveedor de pagos se niega a cobrar {amount} a {name} por una consulta sobre {topic}. Mientras no se cobre, no se abona nada de esa suma, no hay recibo y sus reseñas no cuentan.",
  refundRefusedSubject: "Aún no se han podido devolver {amount}",
  clientRefundRefusedText:
    "Le comunicamos que se le devolverían {amount} por su consulta con {name} sobre {topic}. El proveedor de pagos no ha podido enviarlos. El dinero sigue siendo suyo: nos estamos ocupando de ello y puede escribirnos cuando quiera.",
  adminRefundRefusedText:
    "El proveedor de pagos se niega a devolver {amount} a {name} por una consulta sobre {topic}. Compruebe allí si se han enviado y resuelva la devolución con el cliente.",
  transferRefusedSubject: "No se han podido pagar {amount}",
  advisorTransferRefusedText:
    "El proveedor de pagos no ha podido transferir {amount} (extracto n.º {number, number}) a su cuenta. El dinero sigue siendo suyo: revise su cuenta en «Facturación». Nos estamos ocupando de ello.",
  adminTransferRefusedText:
    "El proveedor de pagos se niega a transferir {amount} (extracto n.º {number, number}) a {name}. Compruebe allí que no se ha enviado nada. Después anule la liquidación: el importe volverá a estar pendiente y podrá pagarse de nuevo.",
  payoutsAction: "Ver las liquidaciones",
  releaseRefusedSubject: "No se han podido liberar {amount}",
  releaseRefusedText:
    "El proveedor de pagos no ha podido liberar {amount}, autorizados por {name} para una consulta sobre {topic}. No se cobra nada. Cancele el pago allí: hasta entonces, el importe sigue bloqueado en la tarjeta del cliente.",
  endCheckoutRefusedSubject: "No se ha podido cerrar un pago en línea",
  endCheckoutRefusedText:
    "El proveedor de pagos no ha podido cerrar la página en la que {name} podía autorizar {amount} para una consulta sobre {topic}. Lo que se autorice allí se libera automáticamente. Cierre esa página en el proveedor.",
  disputedSubject: "{name} disputa {amount}",
  disputedText:
    "{name} disputa {amount} de una consulta sobre {topic}. Mientras no se decida, no se abona nada de esa consulta. Responda a tiempo en el proveedor de pagos.",
  advisorDisputedText:
    "{name} disputa {amount} de su consulta sobre {topic}. Mientras no se decida, no se le abona nada de esa consulta. Le avisaremos entonces.",
  disputeKeptSubject: "La disputa por {amount} ha terminado: el pago se mantiene",
  disputeKeptText:
    "La disputa de {name} por {amount} de una consulta sobre {topic} ha terminado y el pago se mantiene. Lo que estaba retenido puede abonarse.",
  advisorDisputeKeptText:
    "La disputa de {name} por {amount} de su consulta sobre {topic} ha terminado y el pago se mantiene. Lo que estaba retenido se le puede abonar.",
  disputeLostSubject: "La disputa por {amount} se ha perdido",
  disputeLostText:
    "La disputa por {amount} de una consulta sobre {topic} se ha decidido a favor de {name}. El importe ha vuelto al cliente y consta como reembolso.",
  advisorSentBackText: "De su consulta con {name} sobre {topic} han vuelto al cliente {amount}. Su parte se reduce en proporción.",
  sentBackElsewhereSubject: "Se han devuelto {amount}",
  sentBackElsewhereText:
    "Se han devuelto {amount} a {name} directamente en el proveedor de pagos, por una consulta sobre {topic}. Aquí consta como reembolso: no tiene que hacer nada.",
  leavingSubject: "{name} elimina su cuenta y aún debe dinero",
  leavingText:
    "{name} ha pedido eliminar su cuenta y todavía no lo ha pagado todo. El {date} se borran su nombre y su dirección: resuelva antes lo que queda pendiente o renuncie a cobrarlo.",

  paymentClosing: "Recibe este correo por un pago en {site}.",
  payWayMail: "Cómo pagar",
  paymentReference: "Referencia de su pago",

  ...payWayMessages,
};
