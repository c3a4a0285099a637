import { COMPLETION_HOURS, MAX_COUNTERS, NO_SHOW_AFTER_MINUTES, NO_SHOW_REPLY_HOURS } from "#app/features/booking/deadlines";
import type { lifeMessages as english } from "#app/features/booking/life/messages";
import { MOST_OWN_NOTE_CHARACTERS } from "#app/features/booking/limits";
import type { Translation } from "../../translation";
import { counted, grouped } from "../words";

const COMPLETION = counted(COMPLETION_HOURS / 24, "un día", "días");

/** A consultation's page and lists after the request: other times, endings, notes, in Spanish. */
export const lifeMessages: Translation<typeof english> = {
  proposedByThem: "{name} propone otra hora: <time></time>. Si la acepta antes del <deadline></deadline>, quedará fijada.",
  proposedByYou: "Ha propuesto otra hora: <time></time>. {name} puede aceptarla hasta el <deadline></deadline>; entonces quedará fijada.",
  rescheduleAskedByThem:
    "{name} pide pasar la consulta al <time></time>. La hora actual se mantiene salvo que usted acepte antes del <deadline></deadline>.",
  rescheduleAskedByYou:
    "Ha pedido pasar la consulta al <time></time>. La hora actual se mantiene salvo que {name} acepte antes del <deadline></deadline>.",
  endedQuestion: `La hora ha pasado. ¿Se celebró la consulta? Si no nos dice nada, se dará por realizada en ${COMPLETION}.`,
  sayWhether: "Diga si se celebró",
  underWay: `Está en curso. Si {name} no aparece ${NO_SHOW_AFTER_MINUTES} minutos después del inicio, podrá indicarlo aquí.`,
  cancelledByYou: "Ha cancelado esta consulta.",
  cancelledByThem: "{name} ha cancelado esta consulta.",
  cancelledByAdmin: "Hemos cancelado esta consulta.",
  missedYou: "Consta que usted no asistió.",
  missedThem: "Consta que {name} no asistió.",
  proposedBadge: "Nueva hora propuesta",
  proposedLine: "Propuesta: <time></time>",
  refunded: "Reembolso",
  refundedLine: "Se devolverán {amount} al cliente.",
  refundedToYou: "Se le devolverán {amount}.",
  sentBackToYou: "Se le han devuelto {amount}.",
  paymentAwaited: "Por pagar: {open}.",
  paymentSeeHow: "Ver cómo pagar",
  staysDue: "Se han pagado {amount} y no se devuelve nada.",
  paymentMarked: "Nos ha avisado de su pago. Lo confirmaremos en cuanto llegue.",

  propose: "Proponer otra hora",
  proposeTitle: "Proponer otra hora",
  proposeText:
    "El precio sigue siendo {price}. {name} puede aceptar, proponer otra o poner fin a la solicitud; hasta entonces, las dos horas quedan reservadas. {left, plural, one {Esta es la última propuesta.} other {Quedan # propuestas entre los dos.}}",
  proposeSend: "Proponer",
  proposeBack: "Proponer otra hora",
  proposeBackText: "Sustituye a la hora que propuso {name}: {time}.",
  proposedTime: "Propuesta",
  standsUntilAgreed: "Se mantiene hasta que se acuerde la nueva hora",
  heldUntilAgreed: "La solicitada al principio; reservada hasta entonces",
  reschedule: "Cambiar la hora",
  rescheduleTitle: "Pedir otra hora",
  rescheduleText:
    "El precio sigue siendo {price}. La hora actual se mantiene hasta que {name} acepte. {left, plural, one {Esta es la última propuesta.} other {Quedan # propuestas entre los dos.}}",
  rescheduleSend: "Pedírselo a {name}",
  lateMoveNow:
    "Si cancela después del cambio de hora, {percent, select, 0 {no se devuelve nada} other {se devuelve como máximo el {percent}\u00a0%}}: es lo que se aplica ahora, tan cerca del inicio.",
  lateMoveAsked:
    "{who, select, you {Si cancela después del cambio de hora} other {Si {name} cancela después del cambio de hora}}, {percent, select, 0 {no se devuelve nada} other {se devuelve como máximo el {percent}\u00a0%}}: se pidió tarde.",
  lateMoveStands:
    "La hora se cambió tarde, a petición suya. Si cancela, {percent, select, 0 {no se devuelve nada} other {se devuelve como máximo el {percent}\u00a0%}}.",
  sending: "Enviando…",
  freeTimes: "Horas libres",
  timeSoFar: "Hasta ahora: <time></time>",
  otherTime: "Otra hora",
  otherTimeHint: "Zona horaria: {zone}.",
  otherTimeHintNoZone: "Las horas corresponden a su zona horaria.",
  agree: "Aceptar la nueva hora",
  agreeing: "Aceptando…",
  keepTime: "Mantener la hora actual",
  takeBack: "Retirar la propuesta",
  keeping: "Guardando…",
  countered: "Ha propuesto otra hora a {name}.",
  agreedToTime: "Ha aceptado la hora que proponía {name}.",
  proposalTakenBack: "Ha retirado su propuesta. Vuelve a valer la hora solicitada al principio.",
  rescheduleAsked: "Ha pedido otra hora a {name}.",
  rescheduled: "Su consulta con {name} tiene nueva hora.",
  timeKept: "Su consulta con {name} mantiene su hora.",

  cancel: "Cancelar la consulta",
  cancelling: "Cancelando…",
  cancelTitle: "¿Cancelar esta consulta?",
  cancelAsClient:
    "{part, select, all {Recibirá el reembolso de todo lo que ha pagado: {refund}.} none {No se le reembolsará nada de los {total} que ha pagado.} other {Recibirá un reembolso de {refund} de los {total} que ha pagado.}} Avisaremos a {name}.",
  cancelUnpaid: "Aún no ha pagado, así que no tendrá que pagar nada. Avisaremos a {name}.",
  cancelStillDue:
    "Aún no ha pagado. Con tan poca antelación, tendrá que pagar {part, select, all {el precio completo de {total}} other {{due} de {total}}}. Avisaremos a {name}.",
  cancelAsAdvisor:
    "{paid, select, no {{name} no ha pagado y no tendrá que pagar nada. Le avisaremos.} said {{name} nos ha avisado de su pago. Lo que haya llegado o llegue se le devolverá. Le avisaremos.} other {Se devuelve a {name} el importe íntegro, {total}, y le avisaremos.}}",
  cancelReason: "Motivo para {name}",
  cancelled: "Su consulta con {name} se ha cancelado.",
  policyTitle: "Si cancela",
  policyLater:
    "Hasta {hours, plural, one {# hora} other {# horas}} antes del inicio se le devuelve {percent, select, 100 {todo} other {el {percent}\u00a0%}}.",
  policyRest: "Después se le devuelve {percent, select, 100 {todo} other {el {percent}\u00a0%}}.",
  policyLast: "Después no se devuelve nada.",
  policyNowNone: "Tan cerca del inicio no se devuelve nada.",
  policyNowRest: "Hasta el inicio se le devuelve {percent, select, 100 {todo} other {el {percent}\u00a0%}}.",
  policyAdvisor: "Si {name} cancela o no se presenta, se le devuelve todo.",

  complete: "Se celebró",
  completing: "Guardando…",
  completed: "Su consulta con {name} consta como realizada.",
  noShow: "No se presentó",
  noShowTitle: "¿{name} no se presentó?",
  noShowAsClient: `Primero preguntamos a {name}, que tiene ${NO_SHOW_REPLY_HOURS} horas para responder. Si no responde, {paid, select, no {no tendrá que pagar nada} other {se le devuelve todo}}; si {name} dice otra cosa, decidimos nosotros.`,
  noShowAsAdvisor: `Primero preguntamos a {name}, que tiene ${NO_SHOW_REPLY_HOURS} horas para responder. Si no responde, el precio se sigue debiendo; si {name} dice otra cosa, decidimos nosotros.`,
  noShowAgain: "{name} ya respondió a esto. Revisaremos las dos versiones y decidiremos; ya no podrá retirarlo.",
  noShowOfCompleted: "{name} dice que la consulta se celebró. Revisaremos las dos versiones y decidiremos; no podrá retirarlo.",
  noShowReason: "Qué ocurrió",
  noShowSend: "Comunicarlo",
  noShowReported: "Hemos preguntado a {name} qué ocurrió.",
  absenceSaidOfYou:
    "{name} dice que usted no se presentó. Cuéntenos qué ocurrió antes del <deadline></deadline>: si no responde, así constará.",
  absenceCostsAdvisor:
    "En ese caso, usted no recibe nada por ella y {paid, select, yes {se devuelven {total} a {name}} other {{name} no debe nada}}.",
  absenceCostsClient:
    "En ese caso, {paid, select, yes {no se devuelve nada de los {total} que ha pagado} other {el precio de {total} se sigue debiendo}}.",
  absenceSaidByYou:
    "Ha dicho que {name} no se presentó. {name} puede responder hasta el <deadline></deadline>; si no lo hace, así constará.",
  absenceDisputed:
    "Usted y {name} no coinciden en si ambas partes asistieron. Revisaremos las dos versiones y decidiremos; recibirá un correo.",
  absenceSaid: "Lo que dice {name}",
  absenceYouSaid: "Lo que usted dijo",
  takeNoShowBack: "Al final sí se presentó",
  takeNoShowBackTitle: "¿Al final sí se presentó?",
  takeNoShowBackAsks: `No quedará nada por decidir: ni su aviso ni la posible respuesta de {name} contarán ya, y se lo comunicaremos a {name}. La consulta se dará por completada ${COMPLETION_HOURS} horas después de su fin y no se devolverá nada.`,
  takeNoShowBackSend: "Retirar el aviso",
  absenceTakenBack: "Lo ha retirado y se lo comunicaremos a {name}.",
  wasThere: "Sí asistí",
  wasThereTitle: "¿Asistió usted?",
  wasThereText: "Lo que escriba lo leerá {name} y también nosotros. Después decidiremos.",
  wasThereSend: "Enviar",
  addWords: "Decir cómo fue",
  addWordsText: "Hasta ahora no ha escrito nada. Lo que escriba lo leerá {name} y también nosotros; después no se puede cambiar.",
  wordsNeeded: "Escriba qué ocurrió, por favor.",
  wordsAdded: "Gracias. Lo leeremos antes de decidir.",
  absenceDenied: "Gracias. Revisaremos lo que dicen usted y {name}, y decidiremos.",
  wasNotThere: "No asistí",
  wasNotThereTitle: "¿No asistió usted?",
  wasNotThereAsClient:
    "{paid, select, yes {En ese caso, no se devuelve nada de los {total} que ha pagado.} other {En ese caso, el precio de {total} se sigue debiendo.}}",
  wasNotThereAsAdvisor:
    "{paid, select, no {En ese caso no hay nada que pagar.} other {En ese caso se devuelve a {name} el importe íntegro, {total}.}}",
  absenceAdmitted: "Gracias por decirlo.",
  absenceOpen: "Aún no se ha aclarado quién asistió.",

  platformFee: "Comisión de la plataforma",
  youNet: "Recibirá {net} tras descontar la comisión de la plataforma de {fee}.",
  youNetWhole: "Recibirá {net}: la plataforma no se queda con nada.",
  youReceived: "Ha recibido {net}.",
  where: "Dónde",
  nextSteps: "Qué hacer ahora",
  meanwhileMail: "Recibirá un correo en cuanto {name} responda. No tiene que hacer nada más.",
  meanwhileWrite: "¿Quiere añadir algo? Envíe un mensaje y {name} lo leerá antes de responder.",
  meanwhileChange: "¿Le viene mejor otra hora u otra duración? Cambie la solicitud: la nueva ocupará su lugar.",
  meanwhileUnlisted:
    "{name} no recibe solicitudes nuevas por ahora, así que esta no se puede cambiar. Aún puede recibir respuesta, y usted puede retirarla.",
  readyJoin: "A la hora acordada, entre por el enlace de esta página.",
  readyNoLink: "{name} aún no ha indicado dónde será la reunión. Pregúnteselo en un mensaje.",
  readyMove: "Si surge un imprevisto, cambie la hora o cancele. Verá lo que cuesta antes de confirmar.",
  readyCancel: "Si surge un imprevisto, cancele. Verá lo que cuesta antes de confirmar.",
  notAsAgreed:
    "¿{name} llegó tarde o terminó antes? Escriba primero a {name}. Si no se resuelve, escríbanos{hasContact, select, yes {: {contact}} other {}}. Se puede devolver una parte del precio.",
  whoAsks: "Quién la solicita",
  whoAsked: "Quién la solicitó",
  theirPage: "Página de {name}",
  hasLeft: "Esta persona ya no está aquí: su cuenta se ha eliminado y los mensajes ya no le llegan.",
  rushMeansAdvisor:
    "Urgente: la solicitud de {name} va antes que las que pueden esperar{percent, plural, =0 {} other {, por un {percent, number}\u00a0% más}}.",
  rushMeansClient:
    "Urgente: su solicitud va antes que las que pueden esperar{percent, plural, =0 {} other {, por un {percent, number}\u00a0% más}}.",
  messageThem: "Enviar un mensaje a {name}",
  calendarFile: "Archivo de calendario",
  calendarFileOut: "Quitar del calendario",
  changeRequest: "Cambiar la solicitud",
  reviewNow: "Escribir una reseña",
  goBack: "Volver",
  bookAgain: "Reservar de nuevo",
  receipt: "Recibo",
  nothingOwed: "No hay nada que pagar.",
  cancelNow:
    "Si cancela ahora, {part, select, all {recibirá el reembolso de todo lo que ha pagado: {refund}} none {no se le reembolsará nada de los {total} que ha pagado} other {recibirá un reembolso de {refund} de los {total} que ha pagado}}.",
  cancelNowDue:
    "Si cancela ahora, {part, select, all {queda por pagar el precio completo de {total}} other {quedan por pagar {due} de {total}}}.",
  cancelMoreDue: "Quedan entonces {due} por pagar.",
  cancelNowFree: "Si cancela ahora, no tendrá que pagar nada.",
  notesTitle: "Sus notas",
  notesHint: "Solo para usted: {name} no las ve.",
  notesSave: "Guardar las notas",
  notesSaved: "Sus notas se han guardado.",
  notesTooLong: `Las notas no pueden superar los ${grouped(MOST_OWN_NOTE_CHARACTERS)} caracteres.`,

  payTitle: "Solo falta un paso",
  payText: "Autorice ahora {total}: no se cobra nada hasta que {name} acepte, y {name} no puede aceptar hasta que lo autorice.",
  pay: "Autorizar el pago",
  paying: "Abriendo…",
  payFailed: "No se ha podido abrir la página de pago. Inténtelo de nuevo.",
  payAwaited: "El cliente aún no ha autorizado el pago. Podrá aceptar cuando lo haya hecho.",
  paymentMissing: "El cliente aún no ha autorizado el pago.",
  paidAmountUnreadable: "Indique en cifras el importe que ha pagado.",
  paidAmountWrong: "Indique el importe que ha pagado: como máximo, lo que queda por pagar.",
  timeTakenForAdvisor: "Tiene otra cosa a esa hora. Elija otra.",
  timeTakenForClient: "El asesor no está libre a esa hora. Elija otra.",
  blockedByOther:
    "La otra parte no acepta mensajes suyos: no le llegan ni otra hora ni un motivo. Todo lo demás sigue siendo posible, sin motivo.",
  sameTime: "Esa es la hora que ya tiene.",
  timeNeeded: "Elija una hora.",
  youAreBusy: "Tiene otra consulta a esa hora.",
  noCounterLeft: `Ya se ha propuesto otra hora ${MAX_COUNTERS} veces.`,
  alreadyProposed: "Ya hay otra hora propuesta, pendiente de respuesta.",
  tooEarly: "Todavía no es posible.",
};
