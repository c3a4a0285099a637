import { GRACE_PERIOD_DAYS } from "#app/features/accounts/deletion/grace-period";
import type { deletionMessages as english } from "#app/features/accounts/deletion/messages";
import type { Translation } from "../../translation";

/** Data export and account deletion, in Spanish. */
export const deletionMessages: Translation<typeof english> = {
  recordsTitle: "Sus datos",
  recordsText: "Todo lo que el sitio guarda sobre usted, en un solo archivo.",
  recordsDownload: "Descargar todo en JSON",
  recordsTooOften:
    "Sus datos ya se han solicitado varias veces o todavía están en camino. Podrá solicitarlos de nuevo dentro de {minutes, plural, one {# minuto} other {# minutos}}.",
  title: "Eliminar la cuenta",
  text: `Durante ${GRACE_PERIOD_DAYS} días, basta con iniciar sesión para recuperarlo todo.`,
  what: `Se cierra su sesión en todas partes y su página de asesor, si la tiene, se oculta. Pasados ${GRACE_PERIOD_DAYS} días se borran su perfil, su configuración, los asesores guardados y sus archivos. Las consultas siguen disponibles para la otra parte, a nombre de «Antiguo miembro».`,
  begin: "Eliminar mi cuenta",
  currentPassword: "Contraseña actual",
  code: "Código o código de recuperación",
  confirm: "Eliminar mi cuenta",
  deleting: "Eliminando…",
  begun: "Su cuenta se eliminará el {date}. Si quiere conservarla, inicie sesión antes.",
  stayed: "Nos alegra tener noticias suyas. Ha iniciado sesión, así que su cuenta no se elimina.",
  lastAdmin: "No hay ningún otro administrador. Asigne antes ese rol a otra persona.",
  openConsultations: "Tiene consultas pendientes. Retírelas o cancélelas primero, para que nadie le espere en vano.",
  contested: "Un cliente dice que usted no acudió. Espere a que se decida y después elimine su cuenta.",
  owedWithoutDestination: "Todavía se le debe dinero. Indique en «Facturación» adónde enviarlo y después elimine su cuenta.",
  owedSum: "Por abonarle",
  toComeSum: "Aún por llegar",
  toReturnSum: "Se le devuelve",
  toReturnStays: "Se envía por la misma vía por la que llegó, también cuando la cuenta ya esté eliminada.",
  someone: "Cliente (sin nombre)",
  openBilling: "Abrir «Facturación»",
  failed: "No se ha podido actualizar la configuración de seguridad",

  leavingSubject: "Su cuenta en {site} se eliminará",
  leavingText: "Ha pedido eliminar su cuenta en {site}. Todo su contenido se borrará el {date}.",
  leavingOwed: "Lo que se le debe se abonará en la cuenta que indicó en «Facturación». Ese dato se conserva hasta entonces.",
  leavingBack: "¿Ha cambiado de idea? Inicie sesión antes del {date} y todo seguirá como estaba.",
  leavingAction: "Iniciar sesión y conservar mi cuenta",
  leavingClosing: "Si no ha sido usted, inicie sesión, elija otra contraseña y escriba a {email}.",
  stayedSubject: "Su cuenta en {site} se conserva",
  stayedText: "Ha iniciado sesión en {site}, así que su cuenta no se eliminará. Todo sigue como estaba.",
  stayedUnlistedText:
    "Ha iniciado sesión en {site}, así que su cuenta no se eliminará. Sigue como estaba, pero su página no está en el directorio.",
  stayedUnlistedHow: "Un administrador ha retirado su página del directorio. Para que vuelva a aparecer en él, escriba a {email}.",
  stayedClosing: "Si no ha sido usted, elija otra contraseña de inmediato y escriba a {email}.",
};
