import type { notificationsMessages as english } from "#app/features/notifications/messages";
import type { Translation } from "../translation";

/** In-app notifications: one sentence per kind, the page that lists them, and the counts in the header, in Spanish. */
export const notificationsMessages: Translation<typeof english> = {
  title: "Notificaciones",
  intro: "Lo que ha ocurrido en su ausencia.",
  emptyTitle: "Nada nuevo",
  emptyText: "Aquí aparecerán las respuestas a sus solicitudes, los recordatorios y los mensajes según lleguen.",
  emptyAction: "Buscar un asesor",
  list: "Notificaciones",
  markAll: "Marcar todo como leído",
  markedAll: "Todas las notificaciones se han marcado como leídas.",
  markOne: "Marcar como leída",
  markOneLabel: "Marcar como leída: {text}",
  new: "Nueva",
  preferences: "Elegir qué se le notifica",
  newer: "Más recientes",
  older: "Más antiguas",
  bell: "Notificaciones",
  bellUnread: "{count, plural, one {Notificaciones, # sin leer} other {Notificaciones, # sin leer}}",
  messages: "Mensajes",
  messagesUnread: "{count, plural, one {Mensajes, # conversación sin leer} other {Mensajes, # conversaciones sin leer}}",
  somebody: "Un cliente",
  withSomebody: "un cliente",
  someAdvisor: "Un asesor",
  withSomeAdvisor: "un asesor",

  consultation_requested:
    "{how, select, changed {{name} ha cambiado la solicitud sobre {topic}: {when}} other {{name} le solicita una consulta sobre {topic}: {when}}}",
  consultation_answered: "{name} ha {answer, select, accepted {aceptado} other {rechazado}} su solicitud sobre {topic}: {when}",
  consultation_countered: "{name} propone otra hora para su consulta sobre {topic}: {when}",
  consultation_rescheduled:
    "Su consulta con {withName} sobre {topic} {how, select, passed {vuelve a la hora solicitada al principio, porque nadie respondió a la propuesta} takenBack {vuelve a la hora solicitada al principio} kept {mantiene su hora} agreed {está confirmada} other {tiene nueva hora}}: {when}",
  consultation_cancelled:
    "{how, select, withdrawn {{name} ha retirado la solicitud sobre {topic}, {when}} expired {La solicitud sobre {topic}, {when}, con {withName} ha caducado sin respuesta} expiredYou {No respondió a tiempo: la solicitud sobre {topic}, {when}, con {withName} ha caducado} expiredThem {{name} no respondió a tiempo: la solicitud sobre {topic}, {when}, ha caducado} waived {Ya no se cobran {paid} por su consulta con {withName} sobre {topic}, {when}} refunded {Reembolso de {paid} por su consulta con {withName} sobre {topic}, {when}} other {Su consulta con {withName} sobre {topic}, {when}, {how, select, noShow {consta como ausencia} missedYou {consta como ausencia suya{cost, select, payer {: no se devuelve nada} payee {: no recibe nada por ella} other {}}} missedThem {consta como ausencia de {name}{cost, select, payer {: se le devuelve lo que haya pagado} payee {: el precio se mantiene} other {}}} saidAbsent {espera su respuesta: {name} dice que usted no se presentó} saidAgain {está en revisión: {name} vuelve a decir que usted no se presentó} contested {está en revisión: {name} dice que usted no se presentó} absenceDenied {está en revisión: {name} dice que sí asistió} absenceWords {tiene una aclaración de {name} sobre quién asistió} absenceTakenBack {ya no consta como ausencia: {name} lo ha retirado} other {se ha cancelado}}}}",
  consultation_reminder:
    "{how, select, answer {{name} espera su respuesta sobre otra hora para su consulta sobre {topic}: {when}} other {Su consulta con {withName} sobre {topic} será pronto: {when}}}",
  consultation_completed: "Su consulta con {withName} sobre {topic} consta como realizada",
  consultation_reviewed:
    "{how, select, reply {{name} ha respondido a su reseña} shown {Ya se muestran las dos reseñas de su consulta con {withName}} other {{name} ha dejado una reseña de su consulta}} sobre {topic}",
  message: "{name} le ha escrito",
  application_decided:
    "{decision, select, approved {Su candidatura de asesor se ha aprobado. Le damos la bienvenida} undone {La decisión sobre su candidatura de asesor se ha anulado: se está revisando de nuevo} other {Su candidatura de asesor no se ha aprobado}}",
  category_answered:
    "{decision, select, answered {Hemos respondido a su solicitud} other {Hemos rechazado su solicitud}} de la categoría «{name}»",
  report_answered:
    "{about, select, review {La reseña que denunció {decision, select, hidden {se ha retirado} shown {vuelve a mostrarse} other {se ha revisado y se mantiene}}} other {El mensaje que denunció {decision, select, hidden {se ha retirado} shown {vuelve a mostrarse} other {se ha revisado y se mantiene}}}}",
  payment_update:
    "{how, select, arrived {Hemos recibido su pago de {paid}} paid {{paid} pagados para el {when}} unconfirmed {{paid} se confirmaron por error y aún no se han recibido} missing {No hemos encontrado su pago de {paid}} returned {Le hemos devuelto {paid}} unreturned {{paid} se comunicaron como devueltos por error y aún no se han enviado} refused {No se han podido cobrar {paid}} refundRefused {Aún no se le han podido devolver {paid}} letGo {Ya no hay nada que pagar} disputed {Se disputa un pago de {paid}} disputeKept {La disputa por {paid} ha terminado y el pago se mantiene} disputeLost {Han vuelto al cliente {paid}} sentBackElsewhere {Se han devuelto {paid}} other {Tiene {paid} por pagar}}: {topic}, {name}",
  payment_marked:
    "{how, select, waiting {{name} espera noticias sobre su pago de {paid}} refused {No se han podido cobrar {paid} a {name}} refundRefused {No se han podido devolver {paid} a {name}} transferRefused {No se han podido transferir {paid} a {name}} leaving {{name} elimina su cuenta y aún debe {paid}} releaseRefused {No se han podido liberar {paid} de {name}} endCheckoutRefused {No se ha podido cerrar el pago en línea de {name} ({paid})} disputed {{name} disputa {paid}} disputeKept {La disputa de {name} por {paid} ha terminado y el pago se mantiene} disputeLost {La disputa de {name} por {paid} se ha perdido} sentBackElsewhere {Se han devuelto {paid} a {name} en el proveedor de pagos} other {{name} ha marcado {paid} como pagados}}",
  admin_waiting:
    "{about, select, applications {Candidaturas pendientes de revisión} overdue {Candidaturas fuera de plazo} reports {Denuncias pendientes} returns {Pagos por devolver} disputes {Consultas por decidir} other {Solicitudes de categoría pendientes}}: {count}",
  payout_made: "{how, select, transferRefused {Aún no se le han podido transferir {paid}} other {Le hemos pagado {paid}}}",
  payout_destination: "El destino de sus liquidaciones ha cambiado",
  meeting_link: "El enlace de la reunión de sus consultas ha cambiado",
  terms_changed: "Las condiciones de sus consultas han cambiado",
  account_change:
    "{about, select, feed {Se ha añadido un calendario a su cuenta} ownFeed {Se ha creado una dirección secreta de sus consultas} rate {Su tarifa por hora ha cambiado} passwordLink {Un administrador ha creado un enlace para elegir una contraseña nueva de su cuenta} emailChangeLink {Un administrador ha creado un enlace para confirmar el cambio de su dirección} other {La verificación en dos pasos de su cuenta se va a desactivar}}",
  site_changed:
    "{about, select, payWay {Ha cambiado la forma de pago de los clientes} address {Ha cambiado la dirección del sitio} mailServer {Ha cambiado el servidor de correo del sitio} contact {Han cambiado los datos de contacto del sitio} name {Ha cambiado el nombre del sitio} rules {Han cambiado los precios y las reglas} danger {Ha cambiado lo que el sitio dice a personas en peligro} exported {Se han exportado todos los datos del sitio} listed {Un administrador ha descargado una lista} granted {{name} es ahora administrador} putBack {Se ha deshecho lo que se hizo en la cuenta de {name} como administrador} secondFactor {La verificación en dos pasos de {name} se va a desactivar} other {{name} ya no es administrador}}",
  admin_role: "{how, select, granted {Ahora es administrador} other {Ya no es administrador}}",
  new_device: "Se ha iniciado sesión en su cuenta desde un dispositivo nuevo: {device}",

  preferencesTitle: "Notificaciones",
  preferencesText: "Qué se le notifica en la aplicación y por correo. Los correos que protegen su cuenta se envían siempre.",
  inApp: "En la aplicación",
  byMail: "Por correo",
  mailAlways: "Su correo se envía siempre.",
  loginNotifications: "Su correo se activa en «Notificaciones de inicio de sesión», en <link>Seguridad</link>.",
  kind_consultation_requested: "Solicitudes que recibe como asesor",
  kind_consultation_answered: "Respuestas a sus solicitudes",
  kind_consultation_countered: "Otra hora propuesta",
  kind_consultation_rescheduled: "Nueva hora acordada",
  kind_consultation_cancelled: "Cancelaciones, reembolsos y solicitudes sin respuesta",
  kind_consultation_reminder: "Recordatorios antes de una consulta y antes de que acabe su plazo de respuesta",
  kind_consultation_completed: "Consultas realizadas",
  kind_consultation_reviewed: "Reseñas",
  kind_message: "Mensajes",
  kind_application_decided: "La decisión sobre su candidatura de asesor",
  kind_category_answered: "Respuestas a sus solicitudes de categoría",
  kind_report_answered: "Respuestas a sus denuncias",
  kind_payment_update: "Sus pagos",
  kind_payment_marked: "Pagos por confirmar o resolver, como administrador",
  kind_admin_waiting: "Candidaturas, denuncias, solicitudes de categoría, pagos por devolver y consultas por decidir, como administrador",
  kind_payout_made: "Liquidaciones que recibe como asesor",
  kind_payout_destination: "Cambios del destino de sus liquidaciones",
  kind_meeting_link: "Cambios de su enlace de la reunión",
  kind_terms_changed: "Cambios de sus condiciones como asesor",
  kind_account_change: "Calendarios, tarifa e inicio de sesión de su cuenta",
  kind_site_changed: "Cambios en los pagos y la gestión del sitio, como administrador",
  kind_admin_role: "Su rol de administrador, concedido o retirado",
  kind_new_device: "Inicios de sesión desde un dispositivo nuevo",
};
