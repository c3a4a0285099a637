import type { reportsMessages as english } from "#app/features/admin/reports/messages";
import { HIGHEST_RATING } from "#app/features/reviews/limits";
import type { Translation } from "../../translation";

/** Reported content, below the applications, in Spanish. */
export const reportsMessages: Translation<typeof english> = {
  title: "Contenido denunciado",
  none: "No hay ninguna denuncia abierta.",
  noneYet: "Nadie ha denunciado nada todavía.",
  waiting:
    "{count, plural, one {# denuncia pendiente} other {# denuncias pendientes}} de revisar. Leerlas queda anotado en el registro de auditoría.",
  read: "Leer las denuncias",
  text: "Lo que se ha denunciado, sobre quién y por qué. El texto está en la página de cada denuncia; su lectura queda en el registro de auditoría.",
  search: "Buscar por nombre, correo o motivo",
  noneFound: "Ninguna denuncia coincide",
  readNamed: "Leer lo denunciado de {name}",
  somebodyGone: "Alguien que ya no está",
  why: "Motivo",
  noReason: "Sin indicar",
  reporter: "Denunciado por",
  allReports: "Todas las denuncias",
  messageTitle: "Mensaje denunciado",
  reviewTitle: "Reseña denunciada",
  closedOn: "Archivada: <time></time>",
  manyClosed: "{count, plural, one {La denuncia está archivada} other {# denuncias están archivadas}}.",
  sentBy: "De {sender}, <time></time>",
  reportedBy: "Denunciado por {reporter}, <time></time>",
  reason: "Motivo: {reason}",
  review: `{author} sobre {advisor}: {rating, number} de ${HIGHEST_RATING}`,
  close: "Archivar",
  closeMessage: "Archivar la denuncia: {sender}",
  removedOn: "Retirado el <time></time>. Motivo: {reason}",
  hideMessage: "Retirar el mensaje",
  hideMessageNamed: "Retirar el mensaje de {sender}",
  hideMessageReason: "Motivo para retirarlo",
  hideMessageText:
    "Ninguna de las dos personas lo leerá más. Quien lo escribió recibe el motivo por correo y quien lo denunció recibe un aviso. Puede volver a mostrarlo.",
  showMessage: "Volver a mostrar el mensaje",
  showMessageNamed: "Volver a mostrar el mensaje de {sender}",
  messageHidden: "El mensaje se ha retirado de la conversación.",
  messageShown: "El mensaje vuelve a estar en la conversación.",
  answeredSubject: "Su denuncia a {site}",
  answeredHidden:
    "Hemos revisado {about, select, review {la reseña que denunció y la hemos retirado} other {el mensaje que denunció y lo hemos retirado}}. Gracias por avisarnos.",
  answeredKept:
    "Hemos revisado {about, select, review {la reseña} other {el mensaje}} que denunció. Se mantiene como está. Gracias por avisarnos.",
  answeredShown: "Hemos vuelto a revisar {about, select, review {la reseña} other {el mensaje}} que denunció. Se muestra de nuevo.",
  answeredAction: "Abrir la página",
  removedSubject: "Se ha retirado {about, select, review {una reseña suya} other {un mensaje suyo}}",
  removedEmail:
    "Un administrador de {site} ha retirado {about, select, review {una reseña que usted escribió} other {un mensaje que usted envió}}. El motivo:",
  shownSubject: "{about, select, review {Una reseña suya} other {Un mensaje suyo}} vuelve a mostrarse",
  shownEmail:
    "Un administrador de {site} ha restablecido {about, select, review {una reseña que usted escribió y que se había retirado} other {un mensaje que usted envió y que se había retirado}}: se muestra como antes.",
  hide: "Retirar la reseña",
  hideNamed: "Retirar la reseña de {author}",
  hideReason: "Motivo para retirarla",
  hideText:
    "Desaparece de todas las páginas y de la valoración. Quien la escribió recibe el motivo por correo, y se avisa a quien la denunció. Puede volver a mostrarla.",
  hiddenOn: "Retirada el <time></time>. Motivo: {reason}",
  shownOn: "Se muestra de nuevo desde el <time></time>",
  show: "Volver a mostrar la reseña",
  showNamed: "Volver a mostrar la reseña de {author}",
  saving: "Guardando…",
  closed: "La denuncia se ha archivado.",
  kept: "La reseña se mantiene y sus denuncias se han archivado.",
  hidden: "La reseña se ha retirado de todas las páginas y no cuenta para la valoración.",
  shown: "La reseña vuelve a estar en sus páginas y cuenta para la valoración.",
  decided: "Otra persona se ha ocupado de esto mientras tanto.",
  failed: "No se ha podido actualizar la denuncia.",
  consultation: "La consulta",
  sender: "Quién lo escribió",
};
