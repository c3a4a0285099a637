import {
  CEREMONY_MINUTES,
  FIRST_SESSION_TIMEOUT_HOURS,
  LINK_HOURS,
  SESSION_MAX_DAYS,
  WANTED_SAVE_MINUTES,
} from "#app/features/accounts/limits";
import { FLOW_MINUTES } from "#app/features/accounts/oauth/providers";
import { CHALLENGE_MINUTES } from "#app/features/accounts/second-factor/wrong-codes";
import { KNOWN_DEVICE_DAYS } from "#app/features/accounts/sign-in/known-device";
import { VISITOR_DRAFT_DAYS } from "#app/features/applications/drafts/draft-lifetime";
import { CONVERSATION_DAYS } from "#app/features/assistant/limits";
import { QUOTE_MINUTES } from "#app/features/booking/deadlines";
import { KEPT_QUESTION_DAYS } from "#app/features/messages/limits";
import type { WritePolicy } from "#app/features/policies/policy";
import { FLASH_SECONDS, LANGUAGE_DAYS, WRITTEN_HOURS } from "#app/features/site/limits";
import { policiesMessages } from "../policies";
import { counted } from "../words";

/** Everything the site stores in a browser, in Spanish. */
export const cookiePolicy: WritePolicy = ({ contact }) => ({
  id: "cookies",
  title: policiesMessages.cookies,
  path: "/cookies",
  inShort: [
    "Solo lo que el sitio necesita para funcionar. Sin publicidad, sin analíticas y sin cookies de terceros.",
    "Por eso ningún aviso le pide su consentimiento: no hay nada que rechazar.",
  ],
  sections: [
    {
      id: "list",
      title: "Qué se guarda en su navegador",
      blocks: [
        {
          table: {
            head: ["Nombre", "Para qué sirve", "Cuánto dura"],
            rows: [
              [
                "session (en un sitio cifrado: __Host-session)",
                "Reconoce que ha iniciado sesión: un código aleatorio que no dice nada de usted. Ningún script puede leerlo.",
                `Con «Mantener la sesión iniciada», ${SESSION_MAX_DAYS} días; sin esa opción, hasta que se cierra el navegador. Termina antes si no usa el sitio durante el tiempo de inactividad que haya elegido, al principio ${FIRST_SESSION_TIMEOUT_HOURS} horas.`,
              ],
              [
                "flash (en un sitio cifrado: __Host-flash)",
                "Lleva un aviso a la página siguiente, como «guardado».",
                `Hasta que se muestra, ${FLASH_SECONDS} segundos como máximo`,
              ],
              [
                "written (en un sitio cifrado: __Host-written)",
                "Garantiza que vea lo que acaba de enviar cuando el sitio tiene varias bases de datos: una posición en su registro, y nada sobre usted.",
                `${counted(WRITTEN_HOURS, "Una hora", "horas")} después de su último envío`,
              ],
              [
                "conversation (en un sitio cifrado: __Host-conversation)",
                "Permite retomar su conversación con el asistente mientras no ha iniciado sesión: un código aleatorio.",
                `${CONVERSATION_DAYS} días desde el último mensaje`,
              ],
              [
                "application-draft (en un sitio cifrado: __Host-application-draft)",
                "Permite retomar su candidatura de asesor sin terminar mientras no ha iniciado sesión: un código aleatorio.",
                `${VISITOR_DRAFT_DAYS} días desde el último cambio`,
              ],
              [
                "question (en un sitio cifrado: __Host-question)",
                "Reconoce en qué navegador se escribió una pregunta a un asesor antes de iniciar sesión, para rellenarla solo allí: un código aleatorio.",
                `${KEPT_QUESTION_DAYS} días`,
              ],
              [
                "waiting-email (en un sitio cifrado: __Host-waiting-email)",
                "Recuerda qué registro de este navegador espera que se confirme su dirección, para poder enviar de nuevo el correo, corregir la dirección, que su contraseña solo valga aquí y que el nombre y la nota de una solicitud reaparezcan aquí.",
                `Hasta que la confirme, ${counted(LINK_HOURS.confirm_email / 24, "un día", "días")} como máximo`,
              ],
              [
                "challenge (en un sitio cifrado: __Host-challenge)",
                "Reconoce, después de la contraseña, qué inicio de sesión espera aún la verificación en dos pasos: un código aleatorio.",
                `Hasta que ha iniciado sesión, ${counted(CHALLENGE_MINUTES, "un minuto", "minutos")} como máximo`,
              ],
              [
                "passkey (en un sitio cifrado: __Host-passkey)",
                "Garantiza que una llave de acceso se crea o se usa en el navegador que la pidió: un código aleatorio.",
                `Hasta que se termina, ${counted(CEREMONY_MINUTES, "un minuto", "minutos")} como máximo`,
              ],
              [
                "flow (en un sitio cifrado: __Host-flow)",
                "Garantiza que quien vuelve de Google o de LinkedIn salió hacia allí desde este navegador: un código aleatorio.",
                `Hasta que vuelve, ${counted(FLOW_MINUTES, "un minuto", "minutos")} como máximo`,
              ],
              [
                "known-browser (en un sitio cifrado: __Secure-known-browser)",
                "Le distingue de desconocidos al iniciar sesión, una vez que lo ha hecho con este navegador: un número aleatorio y un sello para cada cuenta. Las contraseñas erróneas que prueben otros no le bloquean nada.",
                `${KNOWN_DEVICE_DAYS} días después de su último inicio de sesión`,
              ],
              [
                "wanted-save (en un sitio cifrado: __Secure-wanted-save)",
                "Recuerda qué asesor quería guardar, y en qué página, mientras inicia sesión.",
                `Hasta que el asesor queda guardado, ${counted(WANTED_SAVE_MINUTES, "un minuto", "minutos")} como máximo`,
              ],
              [
                "held-hours (en un sitio cifrado: __Host-held-hours)",
                "Vuelve a encontrar la hora que está reservando mientras se le guarda: un número aleatorio por cada una. Así, si retrocede o abre otra pestaña, la ve libre.",
                `${counted(QUOTE_MINUTES, "un minuto", "minutos")} desde el último envío del formulario`,
              ],
              [
                "lang (en un sitio cifrado: __Host-lang)",
                "El idioma en el que lee el sitio, si ha elegido uno.",
                `${counted(LANGUAGE_DAYS, "un día", "días")} desde su última elección`,
              ],
              [
                "zone",
                "Indica su zona horaria mientras tiene la sesión iniciada y aún no figura ninguna en su perfil.",
                "Hasta que se cierra el navegador",
              ],
              [
                "currency",
                "La moneda en la que también se le muestran los importes, si ha elegido una: pasa a la cuenta que usted cree.",
                "Hasta que se cierra el navegador",
              ],
              [
                "currency (almacenamiento local, no es una cookie)",
                "La moneda en la que también se le muestran los importes, si ha elegido una.",
                "Hasta que la borre",
              ],
              [
                "font (almacenamiento local, no es una cookie)",
                "Anota que el tipo de letra de los títulos ya está descargado.",
                "Hasta que lo borre",
              ],
              [
                "zone (almacenamiento local, no es una cookie)",
                "La zona horaria en la que se le muestran las horas, si ha elegido una.",
                "Hasta que elija la de su dispositivo o la borre",
              ],
              [
                "theme (almacenamiento local, no es una cookie)",
                "Tema claro u oscuro, si ha elegido uno.",
                "Hasta que elija «Sistema» o lo borre",
              ],
              [
                "message …, question … (almacenamiento de sesión, no es una cookie)",
                "Un mensaje o una pregunta que ha empezado a escribir, para que no se pierda al recargar la página o si se corta la conexión.",
                "Hasta que lo envíe, vacíe el campo o cierre la pestaña o cierre sesión",
              ],
              [
                "note …, review …, reply … (almacenamiento de sesión, no es una cookie)",
                "Sus propias notas sobre una consulta, una reseña o una respuesta que aún no ha guardado o enviado, para que no se pierdan al salir de la página.",
                "Hasta que las guarde o envíe, vacíe el campo, cierre la pestaña o cierre sesión",
              ],
              [
                "hour … (almacenamiento de sesión, no es una cookie)",
                "La nota que escribe para una consulta mientras la reserva; también su nombre y su correo mientras elige otra hora.",
                "Hasta que vacíe el campo o cierre la pestaña o cierre sesión",
              ],
              [
                "own email (almacenamiento de sesión, no es una cookie)",
                "El correo que escribe para registrarse o iniciar sesión: así también está en el otro formulario y después de recargar.",
                "Hasta que se envíe, o vacíe el campo o cierre la pestaña o cierre sesión",
              ],
              [
                "outgoing …, unsaved … (almacenamiento de sesión, no es una cookie)",
                "Los mensajes y los cambios que están en camino, para que lleguen aunque se corte la conexión.",
                "Hasta que hayan llegado o cierre la pestaña o cierre sesión",
              ],
              [
                "whose (almacenamiento de sesión, no es una cookie)",
                "El número de la última cuenta que inició sesión aquí, para que todo lo que guarda esta ventana se olvide cuando inicie sesión otra persona.",
                "Hasta que cierre la pestaña o cierre sesión",
              ],
              [
                "put away (almacenamiento de sesión, no es una cookie)",
                "Lo que había escrito aquí cuando su sesión terminó sin que usted la cerrara, para que nadie que venga después lo lea.",
                "Hasta que usted u otra persona inicie sesión de nuevo, o cierre la pestaña o cierre sesión",
              ],
              [
                "left page (almacenamiento de sesión, no es una cookie)",
                "Lo que había escrito en una página, nunca una contraseña, cuando tuvo que volver a iniciar sesión.",
                "Hasta que vuelva a esa página, inicie sesión otra persona o cierre la pestaña o cierre sesión",
              ],
              [
                "reloaded page (almacenamiento de sesión, no es una cookie)",
                "Lo que había escrito en un formulario, nunca una contraseña, justo antes de que su página se volviera a cargar.",
                "Hasta que la página vuelva a estar ahí o cierre la pestaña o cierre sesión",
              ],
              [
                "comparison (almacenamiento de sesión, no es una cookie)",
                "Los asesores que ha elegido para comparar, para encontrarlos también en la página siguiente.",
                "Hasta que borre la comparación, cierre la pestaña o cierre sesión",
              ],
              [
                "react-router-scroll-positions, remix-router-transitions (almacenamiento de sesión, no es una cookie)",
                "Hasta dónde se había desplazado en una página y cómo se abrió, para encontrarla igual al volver atrás.",
                "Hasta que cierre la pestaña o cierre sesión",
              ],
              [
                "files … (almacenamiento en caché, no es una cookie)",
                "Scripts, tipos de letra y textos del sitio, y una página para cuando no hay conexión.",
                "Hasta que haya una versión nueva del sitio o los borre",
              ],
              [
                "pages … (almacenamiento en caché, no es una cookie)",
                "Las últimas páginas que ha visto sin iniciar sesión, para poder leerlas sin conexión. Son las mismas para todos los visitantes.",
                "Hasta que inicie sesión, haya una versión nueva del sitio o las borre",
              ],
            ],
          },
        },
      ],
    },
    {
      id: "others",
      title: "Nadie más",
      blocks: [
        "Ninguna página carga nada de otros lugares, de modo que nadie más puede dejar ni leer nada. Si decide iniciar sesión con Google o LinkedIn, pasará a su sitio, donde rigen sus propias normas.",
      ],
    },
    {
      id: "control",
      title: "Qué puede hacer usted",
      blocks: [
        `Puede borrar o bloquear todo esto en su navegador. Sin la cookie de sesión no es posible mantener la sesión iniciada; todo lo que no requiere cuenta sigue funcionando. Si tiene preguntas, escriba a ${contact.email}.`,
      ],
    },
  ],
});
