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
  siteOvertime:
    "El precio es el de la duración que reserva; el sitio no añade nada por los minutos de más. Si necesita más tiempo, elija una sesión más larga o reserve otra.",
  siteTrial:
    "No hay una primera sesión gratuita: una consulta tiene su precio desde el primer minuto, pero puede ser corta. Ver asesores, buscar, hacerles una pregunta y preguntarme no cuesta nada.",
  siteMailMissing:
    "Mire también en el correo no deseado. Si la cuenta es nueva, inicie sesión con su contraseña: entonces puede pedir que se envíe de nuevo el enlace. En sus consultas ve si se envió una solicitud.",
  siteConfidential:
    "Lo que escribe a un asesor lo ven solo ustedes dos; si se denuncia un mensaje, quienes llevan este sitio leen ese mensaje y ningún otro. Ninguna de las partes transmite lo que sabe de la otra, salvo que la ley lo exija.",
  siteReport:
    "En sus mensajes puede denunciar cada uno que le escriban y bloquear a quien lo escribió. También puede escribir a quienes llevan este sitio: {email}.",
  siteReviewNamed: "La reseña de un cliente aparece en la página del asesor, con el nombre del cliente.",
  siteLate:
    "Si va a llegar tarde, escriba a la otra parte en Mensajes. A partir de {minutes, number} minutos después del inicio puede indicar que usted no vino; si no viene, el precio sigue debiéndose.",
  siteCurrency: "Se paga en la moneda del asesor. Los importes en otra llevan ≈ y solo sirven para comparar.",
  siteCardUnseen: "Este sitio nunca ve los datos de una tarjeta.",
  siteTimeZone: "Ve cada hora según su reloj y según el del asesor. Su zona horaria está en sus preferencias.",
  siteAge: "Hay que tener al menos {years, number} años.",
  siteOperator: "Titular de este sitio: {operator}.",
  linkDashboard: "Panel de asesor",
  siteNotHeldMoney:
    "Si el asesor no responde, se le devuelve todo, o no debe nada si aún no ha pagado; si no están de acuerdo, deciden quienes llevan este sitio.",
};
