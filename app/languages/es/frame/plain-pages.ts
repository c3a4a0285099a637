import type { plainPageMessages as english } from "#app/frame/messages-of-plain-pages";
import type { Translation } from "../../translation";

/** Pages that the server sends in place of the requested one, in Spanish. */
export const plainPageMessages: Translation<typeof english> = {
  busyTitle: "Hay mucha gente en este momento",
  busyText: "Ahora mismo recibimos más peticiones de las que podemos atender. Inténtelo de nuevo en unos segundos.",
  offlineText: "No se ha podido enviar. Lo que ha escrito sigue aquí: vuelva a enviarlo cuando recupere la conexión.",
  unsentTitle: "Todavía no se ha enviado",
  unsentText: "Ahora mismo no hemos podido recibirlo. Lo que ha escrito sigue aquí: envíelo de nuevo en unos segundos.",
  unsentTyped: "Lo que ha escrito",
  unsentNotKept: "Las contraseñas y los archivos no se conservan: vuelva a la página y añádalos otra vez.",
  unsentAgain: "Enviar de nuevo",
  unsentBack: "Volver a la página",
};
