import type { emailMessages as english } from "#app/features/booking/notify/email-messages";
import type { Translation } from "../../../translation";

/** Emails about a consultation, in Spanish. */
export const emailMessages: Translation<typeof english> = {
  emailGreeting: "Hola, {name}:",
  emailThere: "buenos días",
  blockedClient: "Cliente (bloqueado)",
  blockedAdvisor: "Asesor (bloqueado)",
  emailClosing: "Recibe este correo por una consulta en {site}.",
  emailAction: "Abrir la consulta",
  emailSearchAction: "Buscar otros asesores",
  emailAgain: "Otros horarios con {name}",
  emailWhen: "Cuándo",
  emailInstead: "{now} (en lugar de {before})",
  emailSoFar: "Hasta ahora",
  emailProposed: "Hora propuesta",
  emailTheirClock: "Para {name}",
  emailPrice: "Total",
  emailRefund: "Se le devuelve",
  emailRefundOfOther: "Se devuelve a {name}",
  emailThisRefund: "Este reembolso",
  emailYourPart: "Su parte de este reembolso",
  emailRefunds: "Total reembolsado",
  emailUrgency: "Urgencia",

  requestAdvisorSubject:
    "{urgency, select, rush {Urgente: } other {}}{name} {change, select, yes {cambia una solicitud} other {le solicita una consulta}}",
  requestAdvisorText:
    "{name} {change, select, yes {cambia una solicitud: esta ocupa su lugar.} other {le solicita una consulta.}} La hora queda reservada hasta el {deadline}; acéptela o rechácela antes.",
  acceptClientSubject: "{name} ha aceptado su solicitud",
  acceptClientText: "{name} ha aceptado su solicitud. La hora es suya; con el archivo adjunto puede añadirla a su calendario.",
  acceptAgreedSubject: "Su consulta con {name} está confirmada",
  acceptAgreedText:
    "Hay acuerdo sobre la hora propuesta y su consulta con {name} está confirmada. Con el archivo adjunto puede añadirla a su calendario.",
  declineClientSubject: "{name} no puede atender su solicitud",
  declineClientText: "{name} no puede atender su solicitud. No tiene que pagar nada y quizá haya otros asesores disponibles.",
  counterClientSubject: "{name} propone otra hora",
  counterClientText:
    "{name} no puede a la hora que usted ha solicitado y propone otra. Si la acepta antes del {deadline}, quedará fijada; si no le va bien, proponga otra o retire la solicitud.",
  counterAdvisorSubject: "{name} propone otra hora",
  counterAdvisorText:
    "{name} no puede a la hora que usted propuso y propone otra. Si la acepta antes del {deadline}, quedará fijada; si no le va bien, proponga otra o rechace la solicitud.",
  counterLastClientSubject: "{name} hace una última propuesta de hora",
  counterLastClientText:
    "{name} no puede a la hora que usted ha solicitado y propone otra. Si la acepta antes del {deadline}, quedará fijada; si no le va bien, retire la solicitud.",
  counterLastAdvisorSubject: "{name} hace una última propuesta de hora",
  counterLastAdvisorText:
    "{name} no puede a la hora que usted propuso y propone otra. Si la acepta antes del {deadline}, quedará fijada; si no le va bien, rechace la solicitud.",
  agreeToTimeClientSubject: "{name} acepta su propuesta de hora",
  agreeToTimeClientText:
    "{name} acepta la hora que usted propuso. Queda reservada hasta el {deadline} y será firme en cuanto usted autorice el pago.",
  agreeToTimeAdvisorSubject: "{name} acepta su propuesta de hora",
  agreeToTimeAdvisorText:
    "{name} acepta la hora que usted propuso. Queda reservada hasta el {deadline} y será firme en cuanto {name} autorice el pago.",
  takeProposalBackOtherSubject: "{name} retira la hora propuesta",
  takeProposalBackOtherText:
    "{name} retira la hora propuesta. Vuelve a valer la hora solicitada al principio, reservada a la espera de respuesta hasta {deadline}.",
  unansweredClientSubject: "Su solicitud a {name} ha caducado",
  unansweredClientText: "No respondió a la hora propuesta por {name}, así que su solicitud ha caducado. No tiene que pagar nada.",
  unansweredAdvisorSubject: "La solicitud de {name} ha caducado",
  unansweredAdvisorText:
    "{name} no respondió a la hora que usted propuso, así que la solicitud ha caducado.{isOver, select, yes {} other { La hora vuelve a estar libre.}}",
  proposalPassedSubject: "Su consulta con {name}: vuelve a valer la hora solicitada al principio",
  proposalPassedText:
    "La hora propuesta pasó sin respuesta. Vuelve a valer la hora solicitada al principio, reservada a la espera de respuesta hasta {deadline}.",
  withdrawAdvisorSubject: "{name} ha retirado una solicitud",
  withdrawAdvisorText: "{name} ha retirado la solicitud indicada abajo. La hora vuelve a estar libre.",
  expireClientSubject: "{name} no ha respondido a tiempo",
  expireClientText: "{name} no ha respondido a tiempo a su solicitud. No tiene que pagar nada y quizá haya otros asesores disponibles.",
  expireAdvisorSubject: "La solicitud de {name} ha caducado",
  expireAdvisorText: "La solicitud de {name} no se respondió a tiempo.{isOver, select, yes {} other { La hora vuelve a estar libre.}}",

  rescheduleOtherSubject: "{name} pide cambiar la hora de su consulta",
  rescheduleOtherText:
    "{name} pide cambiar la hora de su consulta. La hora actual se mantiene salvo que usted acepte antes del {deadline}.",
  agreeToRescheduleOtherSubject: "{name} acepta la nueva hora",
  agreeToRescheduleOtherText: "{name} acepta la nueva hora. Con el archivo adjunto puede cambiarla en su calendario.",
  keepTimeOtherSubject: "Su consulta con {name} mantiene su hora",
  keepTimeOtherText: "{name} mantiene la hora acordada: la propuesta queda descartada.",
  lapseSubject: "Su consulta con {name} mantiene su hora",
  lapseText: "Nadie respondió a la hora propuesta, así que su consulta con {name} mantiene la que tenía.",
  cancelOtherSubject: "{name} ha cancelado su consulta",
  cancelOtherText: "{name} ha cancelado su consulta. Con el archivo adjunto puede quitarla de su calendario.",
  cancelOwnSubject: "Ha cancelado su consulta con {name}",
  cancelOwnText: "Ha cancelado su consulta con {name}. Con el archivo adjunto puede quitarla de su calendario.",
  cancelAsAdminSubject: "Su consulta con {name} se ha cancelado",
  cancelAsAdminText:
    "Hemos tenido que cancelar su consulta con {name}.{agreed, select, no { No hay nada que pagar.} told {} other { Todo lo pagado se devuelve íntegramente.}}",
  completeOtherSubject: "Su consulta con {name} consta como realizada",
  completeOtherText: "{name} ha marcado su consulta como realizada. Tiene {days} días para contar qué tal fue.",
  completeClockSubject: "¿Qué tal fue su consulta con {name}?",
  completeClockText: "Su consulta con {name} se da por realizada. Tiene {days} días para contar qué tal fue.",
  reportNoShowSubject: "¿No asistió a su consulta con {name}?",
  reportNoShowText:
    "{name} dice que usted no se presentó a la consulta. Cuéntenos qué ocurrió antes del {deadline}: si no responde, así constará.",
  reportNoShowAgainSubject: "{name} vuelve a decir que usted no se presentó",
  reportNoShowAgainText:
    "{name} vuelve a decir que usted no se presentó a la consulta. Su respuesta sigue valiendo: revisaremos las dos versiones y decidiremos. Le escribiremos.",
  contestAdvisorSubject: "{name} dice que usted no se presentó",
  contestAdvisorText:
    "{name} dice que usted no se presentó a la consulta. Usted indicó que se celebró, y eso vale como respuesta: revisaremos las dos versiones y decidiremos. Le escribiremos.",
  takeNoShowBackSubject: "{name} ha retirado su aviso de ausencia",
  takeNoShowBackText: "{name} ha retirado su aviso de que usted no se presentó a la consulta.",
  denyNoShowSubject: "{name} dice que sí asistió",
  denyNoShowText:
    "Usted dijo que {name} no se presentó. {name} dice que sí asistió, así que revisaremos las dos versiones y decidiremos. Le escribiremos.",
  noShowOfReaderSubject: "No asistió a su consulta con {name}",
  noShowOfReaderText:
    "{how, select, silent {{name} dijo que usted no se presentó a la consulta. No hemos recibido respuesta suya hasta el {deadline}, así que eso es lo que consta.} other {Consta que usted no asistió a su consulta con {name}.}}",
  noShowOfOtherSubject: "{name} no asistió a su consulta",
  noShowOfOtherText:
    "{how, select, silent {Usted dijo que {name} no se presentó a la consulta. No ha respondido hasta el {deadline}, así que eso es lo que consta.} other {{name} ha confirmado que no asistió a la consulta. No queda nada por decidir.}}",
  absenceWordsOtherSubject: "{name} añade algo sobre su consulta",
  absenceWordsOtherText:
    "{name} ha añadido algo sobre quién asistió a la consulta. {isOpen, select, yes {Díganos cómo fue antes del {deadline}: si no sabemos nada, vale lo que dice {name}.} other {Revisaremos las dos versiones y decidiremos. Le escribiremos.}}",
  decidedOfReaderSubject: "Nuestra decisión sobre su consulta con {name}",
  decidedOfReaderText: "Hemos decidido: consta que usted no asistió a su consulta con {name}.",
  decidedOfOtherSubject: "Nuestra decisión sobre su consulta con {name}",
  decidedOfOtherText: "Hemos decidido: consta que {name} no asistió a su consulta.",
  decidedHeldSubject: "Nuestra decisión sobre su consulta con {name}",
  decidedHeldText: "Hemos decidido: su consulta con {name} se celebró. Tiene {days} días para contar qué tal fue.",

  refundClientSubject: "Un reembolso de su consulta con {name}",
  refundClientText: "Recibirá un reembolso de {amount} de lo que pagó por su consulta con {name}.",
  refundAdvisorSubject: "Un reembolso a {name}",
  refundAdvisorText:
    "{name} recibirá un reembolso de {amount} del precio de la consulta con usted. La parte que le corresponde a usted se descuenta de lo que se le debe.",

  remindDaySubject: "Mañana: su consulta con {name}",
  remindDayText: "Su consulta con {name} empieza dentro de un día.",
  remindHourSubject: "Dentro de una hora: su consulta con {name}",
  remindHourText: "Su consulta con {name} empieza dentro de una hora.",
  remindToAnswerSubject: "{name} espera su respuesta sobre otra hora",
  remindToAnswerText:
    "{name} propuso otra hora para su consulta. Puede responder hasta el {deadline}; después, la propuesta ya no será válida{isAgreed, select, yes { y su consulta conservará su hora} other {}}.",

  reviewOneOtherSubject: "{name} ha dejado una reseña de su consulta",
  reviewOneOtherText: "{name} ha escrito una reseña. La verá cuando haya escrito la suya o cuando se acabe el plazo.",
  reviewBothSubject: "Ya puede ver las reseñas de su consulta con {name}",
  reviewBothText: "Ya se muestra lo que usted y {name} han dicho de su consulta.",
  reviewReplyClientSubject: "{name} ha respondido a su reseña",
  reviewReplyClientText: "{name} ha respondido a su reseña.",

  eventTitle: "Consulta con {name}: {topic}",
  eventTitleAsked: "Solicitada, con {name}: {topic}",
  eventText: "Consulta sobre {topic} con {name}, reservada en {site}.",
  eventTextAsked: "Consulta sobre {topic} con {name}, solicitada en {site} y aún sin acordar.",
};
