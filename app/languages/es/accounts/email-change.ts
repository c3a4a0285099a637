import type { emailChangeMessages as english } from "#app/features/accounts/email-change/messages";
import { EMAIL_CHANGE_HOURS } from "#app/features/accounts/limits";
import type { Translation } from "../../translation";
import { counted } from "../words";

const LIMIT = counted(EMAIL_CHANGE_HOURS, "una hora", "horas");

/** Changing the email address, and its emails, in Spanish. */
export const emailChangeMessages: Translation<typeof english> = {
  title: "Dirección de correo",
  text: "El cambio se confirma en las dos direcciones.",
  current: "Su correo actual es <strong>{email}</strong>.",
  newEmail: "Nuevo correo",
  change: "Cambiar el correo",
  changing: "Enviando…",
  begun: `Le hemos enviado dos correos. Pulse el botón de cada uno en un plazo de ${LIMIT}.`,
  waiting: "Pendiente de cambiar a <strong>{email}</strong>.",
  waitingBoth: "Pulse el botón del correo enviado a cada dirección.",
  waitingOld: "La nueva dirección está confirmada. Ahora pulse el botón del correo enviado a la anterior.",
  waitingNew: "La dirección anterior está confirmada. Ahora pulse el botón del correo enviado a la nueva.",
  cancel: "Anular el cambio",
  cancelled: "Su correo sigue siendo el mismo.",
  sameAddress: "Ese ya es su correo",
  addressTaken: "Otra cuenta tiene esa dirección. El cambio no es posible.",
  tooMany: "Ya ha habido varios cambios de este tipo. Vuelva a intentarlo mañana.",
  failed: "No se ha podido actualizar la configuración de seguridad",

  confirmTitle: "Cambie su correo",
  confirmText: "Su cuenta tendrá la dirección <strong>{email}</strong> cuando se confirmen las dos direcciones.",
  confirmButton: "Confirmar el cambio",
  confirming: "Confirmando…",
  confirmedOne: "Confirmado. La otra dirección también ha recibido un correo: pulse su botón para terminar.",
  confirmedBoth: "Su correo ha cambiado.",
  endedNow: "Su cuenta tiene la dirección {email}.",
  endedText: `El enlace para cambiar de dirección funciona durante ${LIMIT}. Puede empezar de nuevo en su perfil, en «Seguridad».`,

  emailAction: "Confirmar el cambio",
  oldSubject: "Cambio de su correo en {site}",
  oldText: "Ha pedido cambiar la dirección de su cuenta en {site} a {newEmail}.",
  newSubject: "Confirme su nuevo correo en {site}",
  newText: "La cuenta {oldEmail} de {site} quiere usar esta dirección.",
  bothText: `El cambio se hará cuando se haya pulsado el botón de los dos correos, en un plazo de ${LIMIT}.`,
  oldClosing: "Si no ha sido usted, no pulse nada, elija otra contraseña y escriba a {email}.",
  changedSubject: "Su correo en {site} ha cambiado",
  changedText: "Su cuenta en {site} tiene ahora la dirección {newEmail}.",
  changedClosing: "Si no ha sido usted, escriba a {email} de inmediato.",
};
