import type { todayMessages as english } from "#app/features/booking/today/messages";
import type { Translation } from "../../translation";

/** The start of an advisor's dashboard, in Spanish. */
export const todayMessages: Translation<typeof english> = {
  title: "Hoy",
  accused: "{count, plural, one {# sesión espera su versión de lo ocurrido} other {# sesiones esperan su versión de lo ocurrido}}",
  requests:
    "{count, plural, =0 {Ninguna solicitud pendiente} one {# solicitud espera su respuesta} other {# solicitudes esperan su respuesta}}",
  proposals:
    "{count, plural, one {# hora que usted propuso espera la respuesta del cliente} other {# horas que usted propuso esperan la respuesta de los clientes}}",
  moreRequests: "Todas las solicitudes",
  next: "Próxima sesión",
  noNext: "Nada previsto",
  with: "{name}, {topic}",
  openSession: "Abrir la sesión",
  unread: "Mensajes",
  unreadCount: "{count, plural, =0 {Nada sin leer} one {# conversación sin leer} other {# conversaciones sin leer}}",
  earned: "Ganado este mes",
  nothingEarned: "Nada todavía",
  better: "Para recibir más solicitudes",
};
