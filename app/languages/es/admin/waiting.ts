import type { waitingMessages as english } from "#app/features/admin/waiting/messages";
import type { Translation } from "../../translation";

/** Emails that tell admins what needs their attention, in Spanish. */
export const waitingMessages: Translation<typeof english> = {
  applicationsSubject: "{count, plural, one {# candidatura pendiente} other {# candidaturas pendientes}} de revisión en {site}",
  overdueSubject: "{count, plural, one {# candidatura} other {# candidaturas}} fuera de plazo en {site}",
  reportsSubject: "{count, plural, one {# denuncia pendiente} other {# denuncias pendientes}} en {site}",
  requestsSubject: "{count, plural, one {# solicitud de categoría pendiente} other {# solicitudes de categoría pendientes}} en {site}",
  returnsSubject: "{count, plural, one {# pago} other {# pagos}} por devolver en {site}",
  disputesSubject: "{count, plural, one {# consulta pendiente} other {# consultas pendientes}} de decisión en {site}",
  applicationsText:
    "{count, plural, one {Una candidatura de asesor espera} other {# candidaturas de asesor esperan}} su revisión. A quienes se presentan se les promete una respuesta en {hours, plural, one {# hora} other {# horas}}.",
  overdueText: "A quienes se presentaron se les prometió una respuesta en {hours, plural, one {# hora} other {# horas}}.",
  reportsText: "Alguien ha denunciado un mensaje o una reseña y espera que se revise.",
  requestsText: "Alguien echa en falta una categoría. Puede responder a la solicitud o rechazarla.",
  returnsText:
    "Ha llegado dinero que corresponde a un cliente, y se le ha dicho que se le devolverá. Envíelo por la misma vía por la que llegó e indíquelo en «Pagos».",
  disputesText: "En una consulta, una parte dice que la otra no se presentó, y la otra dice lo contrario. Ambas esperan su decisión.",
  action: "Abrir el área de administración",
  closing: "Recibe este correo como administrador, como máximo una vez al día. Puede desactivarlo en «Preferencias».",
};
