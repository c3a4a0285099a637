import { FIRST_SESSION_TIMEOUT_HOURS, LINK_HOURS, SESSION_MOST_DAYS } from "#app/features/accounts/limits";
import { VISITOR_DRAFT_DAYS } from "#app/features/applications/drafts/draft-lifetime";
import { CONVERSATION_DAYS } from "#app/features/assistant/limits";
import type { WritePolicy } from "#app/features/policies/policy";
import { FLASH_SECONDS } from "#app/features/site/limits";
import { policiesMessages } from "../policies";
import { counted } from "../words";

/** Everything the site leaves in a browser, in Spanish. */
export const cookiePolicy: WritePolicy = ({ contact }) => ({
  id: "cookies",
  title: policiesMessages.cookies ?? "",
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
                `Con «Mantener la sesión iniciada», ${SESSION_MOST_DAYS} días; sin esa opción, hasta que se cierra el navegador. Termina antes si no usa el sitio durante el tiempo de inactividad que haya elegido, al principio ${FIRST_SESSION_TIMEOUT_HOURS} horas.`,
              ],
              [
                "flash (en un sitio cifrado: __Host-flash)",
                "Lleva un aviso a la página siguiente, como «guardado».",
                `Hasta que se muestra, ${FLASH_SECONDS} segundos como máximo`,
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
                "waiting-email (en un sitio cifrado: __Host-waiting-email)",
                "Recuerda a qué dirección se envió una confirmación, para poder enviarla de nuevo o corregirla.",
                `Hasta que la confirme, ${counted(LINK_HOURS.confirm_email / 24, "un día", "días")} como máximo`,
              ],
              [
                "zone",
                "Indica su zona horaria mientras tiene la sesión iniciada y aún no figura ninguna en su perfil.",
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
                "theme (almacenamiento local, no es una cookie)",
                "Tema claro u oscuro, si ha elegido uno.",
                "Hasta que elija «Sistema» o lo borre",
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
