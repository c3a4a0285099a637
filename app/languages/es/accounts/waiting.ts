import { LINK_HOURS, SIGN_UP_CODE_MINUTES } from "#app/features/accounts/limits";
import type { codeOfMailMessages as codeEnglish, waitingMessages as english } from "#app/features/accounts/sign-up/messages-of-waiting";
import type { Translation } from "../../translation";
import { counted } from "../words";

const CONFIRMATION = counted(LINK_HOURS.confirm_email, "una hora", "horas");

/** Waiting for an emailed link, in Spanish. */
export const waitingMessages: Translation<typeof english> = {
  waitingTitle: "Solo falta un paso",
  waitingText: `Abra el enlace del correo enviado a <strong>{email}</strong>. Sirve una sola vez y es válido durante ${CONFIRMATION}.`,
  waitingAnyText: `Abra el enlace del correo que le hemos enviado. Sirve una sola vez y es válido durante ${CONFIRMATION}.`,
  waitingHour: "<time></time> con {name} queda reservado para usted (hora límite: <until></until>).",
  waitingElsewhere: "En otro navegador elegirá de nuevo su contraseña.",
  waitingHint: "¿No le ha llegado en unos minutos? Mire en el correo no deseado y, si no está ahí, pida que se lo enviemos de nuevo.",
  sendAgain: "Enviar de nuevo",
  sendingAgain: "Enviando…",
  sentAgain: "Si esa dirección está pendiente de confirmar, recibirá en breve un nuevo enlace.",
  wrongAddress: "¿La dirección no es correcta?",
  correctAddress: "Corregirla",
  mailedOften:
    "En la última hora se han pedido varios enlaces con esta dirección, así que por ahora no enviamos más. Si le ha llegado alguno, el más reciente sirve, lo haya pedido quien lo haya pedido. O vuelva a intentarlo dentro de {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}.",
};

/** Confirming with the code of the same email, in Spanish. */
export const codeOfMailMessages: Translation<typeof codeEnglish> = {
  codeOfMail: "Código",
  codeOfMailHint: `Las cifras que acompañan al enlace, si lo lee en otro dispositivo. Aquí valen ${SIGN_UP_CODE_MINUTES} minutos.`,
  codeOfMailGo: "Confirmar y solicitar",
  codeWrong: "Ese código no es correcto o es demasiado antiguo. El enlace sigue funcionando.",
};
