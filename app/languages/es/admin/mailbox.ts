import type { mailboxMessages as english } from "#app/features/admin/mailbox/messages";
import type { Translation } from "../../translation";

/** Sending mails again, and searching the audit log, in Spanish. */
export const mailboxMessages: Translation<typeof english> = {
  sendAgain: "Reenviar",
  sendAgainNamed: "Reenviar: {subject}, a {recipient}",
  sentAgain: "El correo espera a ser reenviado.",
  mailsSentAgain: "{count, plural, one {# correo espera} other {# correos esperan}} el reenvío.",
  notGivenUp: "Solo se reenvía un correo abandonado.",
  wordsGone: "Su contenido se ha borrado: no queda nada que enviar.",
  mailGone: "Este correo ya no existe.",
  mailFailed: "No se pudo reenviar.",
  searchAudit: "Buscar por administrador, dirección o identificador",
  noAuditFound: "Sin resultados",
  "did_mail_sent-again": "reenvió un correo",
};
