import type { siteMessages as english } from "#app/features/assistant/conversation/messages";
import type { Translation } from "../../translation";

export const siteMessages: Translation<typeof english> = {
  sitePassword: "En esta página escribe su correo electrónico y recibe un enlace con el que elige una contraseña nueva.",
  siteLanguage: "Los idiomas están al final de cada página. Cuando haya iniciado sesión, el suyo está también en sus preferencias.",
  siteNoAnswer:
    "El asesor tiene {hours, plural, one {# hora} other {# horas}} para responder. Sin respuesta, la solicitud caduca y no debe nada. En sus consultas ve cómo va.",
  linkForgot: "Contraseña olvidada",
  siteApp:
    "No hay que instalar nada: el sitio funciona en el navegador del móvil como en el ordenador, y puede añadirse a la pantalla de inicio.",
  siteMoving: "Abra la consulta en esta página y proponga allí otra hora. La acordada se mantiene hasta que la otra parte acepte la nueva.",
  siteSurge:
    "{surge, select, on {Mientras muchas más personas preguntan por un tema que asesores hay para él, a la tarifa se suma un recargo por alta demanda, nunca más de {percent}; desaparece cuando son menos.} other {A la tarifa no se suma nada cuando muchos preguntan.}} Los asesores también pueden cambiar su tarifa. El precio que ve no sube mientras se decide.",
  siteNoAccount: "No. Ver asesores, buscar y preguntarme no requiere cuenta y no cuesta nada. Solo la necesita para reservar.",
  siteNoOtherWay: "No se puede pagar de otra forma.",
  siteLook: "Claro y oscuro están al final de cada página. Cuando haya iniciado sesión, están también en sus preferencias.",
  siteElsewhere:
    "No sé bien qué pregunta sobre este sitio quiere hacer. La página de ayuda responde a las más frecuentes y dice quién responde a las demás.",
};
