import type { reportsMessages as english } from "#app/features/admin/reports/messages";
import { HIGHEST_RATING } from "#app/features/reviews/limits";
import type { Translation } from "../../translation";

/** Reported content, below the applications, in Spanish. */
export const reportsMessages: Translation<typeof english> = {
  title: "Contenido denunciado",
  none: "No hay ninguna denuncia abierta.",
  waiting:
    "{count, plural, one {# denuncia pendiente} other {# denuncias pendientes}} de revisar. Leerlas queda anotado en el registro de auditoría.",
  read: "Leer las denuncias",
  back: "Todas las candidaturas",
  messagesTitle: "Mensajes denunciados",
  reviewsTitle: "Reseñas denunciadas",
  nothing: "Nada pendiente.",
  sentBy: "De {sender}, <time></time>",
  reportedBy: "Denunciado por {reporter}, <time></time>",
  reported: "Denuncia del <time></time>",
  reason: "Motivo: {reason}",
  review: `{author} sobre {advisor}: {rating, number} de ${HIGHEST_RATING}`,
  close: "Archivar",
  closeMessage: "Archivar la denuncia: {sender}",
  keep: "Mantener la reseña",
  keepNamed: "Mantener la reseña de {author}",
  hide: "Ocultar la reseña",
  hideNamed: "Ocultar la reseña de {author}",
  hideReason: "Motivo para ocultarla",
  saving: "Guardando…",
  closed: "La denuncia se ha archivado.",
  kept: "La reseña se mantiene y sus denuncias se han archivado.",
  hidden: "La reseña se ha ocultado de todas las páginas y no cuenta para la valoración.",
  decided: "Otra persona se ha ocupado de esto mientras tanto.",
  failed: "No se ha podido actualizar la denuncia.",
  consultation: "La consulta",
  sender: "Quién lo escribió",
};
