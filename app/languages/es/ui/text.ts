import type { uiMessages as english } from "#app/ui/text/messages";
import type { Translation } from "../../translation";

/** Components that every screen is built from, in Spanish. */
export const uiMessages: Translation<typeof english> = {
  unfold: "Mostrar más",
  close: "Cerrar",
  cancel: "Cancelar",
  dismiss: "Descartar",
  optional: "opcional",
  loading: "Cargando",
  notifications: "Notificaciones",
  unsent: "No se ha podido enviar. Lo que ha escrito sigue aquí: envíelo de nuevo cuando tenga conexión.",
  unanswered: "Algo ha fallado por nuestra parte. Lo que ha escrito sigue aquí: inténtelo de nuevo en un momento.",
  later: "No se ha podido cargar la página. Se abrirá sola en cuanto tenga conexión.",
  pressAgain: "No había iniciado sesión, así que eso no se ha enviado. Vuelva a pulsar el botón.",
  signedOut: "Su sesión se ha cerrado, así que eso no se ha hecho. Inicie sesión y vuelva a intentarlo.",
  noOptions: "No hay coincidencias en la lista. Puede dejar lo que ha escrito.",
  rating: "Valoración: {rating} de 5, {count, plural, =0 {sin reseñas} one {# reseña} other {# reseñas}}",
  reviews: "({count})",
  unrated: "Novedad",
  stepOf: "Paso {current, number} de {total, number}",
  stepDone: "Hecho",
  minutes: "{count, number}\u00a0min",
  hours: "{count, number}\u00a0h",
  hoursAndMinutes: "{hours, number}\u00a0h {minutes, number}\u00a0min",
  range: "{from} – {to}",
  timesIn: "Hora de",
  zoneTitle: "Zona horaria",
  zoneText: "Todas las horas de este sitio se muestran en ella.",
  zone: "Hora de",
  zoneHere: "{zone} (este dispositivo)",
  about: " ≈\u00a0{amount}",
};
