import type { mailboxMessages as english } from "#app/features/admin/mailbox/messages";
import { MAIL_TRIES, MAIL_WORDS_HOURS } from "#app/platform/mail/mail-retention";
import type { Translation } from "../../translation";
import { counted } from "../words";

const TRIES = String(MAIL_TRIES);
const KEPT = counted(MAIL_WORDS_HOURS, "una hora", "horas");

/** Resending emails, and searching the audit log, in Spanish. */
export const mailboxMessages: Translation<typeof english> = {
  sendAgain: "Reenviar",
  sendAgainNamed: "Reenviar: {subject}, a {recipient}",
  sentAgain: "El correo espera a ser reenviado.",
  mailsSentAgain: "{count, plural, one {# correo espera} other {# correos esperan}} el reenvío.",
  notGivenUp: "Solo se reenvía un correo abandonado.",
  wordsGone: "Su contenido se ha borrado: no queda nada que enviar.",
  mailGone: "Este correo ya no existe.",
  mailFailed: "No se ha podido reenviar.",
  undeliveredTitle: "Correos que no salieron",
  undeliveredText: `Los correos salen por su servidor SMTP y nadie los lee aquí. Lo que este no aceptó figura aquí: lo abandonado tras ${TRIES} intentos y lo que se vuelve a intentar. Se puede reenviar mientras se conserva el texto: ${KEPT}.`,
  allDelivered: "Todos los correos han salido",
  allDeliveredText: "Lo que el servidor de correo no acepta figura aquí.",
  mailSaid: "El servidor respondió: {words}",
  searchAudit: "Buscar por nombre, dirección o identificador: quién lo hizo o a quién afecta",
  noAuditFound: "Sin resultados",
};
