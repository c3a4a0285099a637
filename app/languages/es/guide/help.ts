import type { helpMessages as english } from "#app/features/guide/help/messages";
import type { Translation } from "../../translation";

/** The help page: contacts, and common questions, in Spanish. */
export const helpMessages: Translation<typeof english> = {
  title: "Ayuda y contacto",
  description: "A quién preguntar y las respuestas más buscadas: pagos, reembolsos, cambios y cancelaciones, ser asesor y privacidad.",
  intro: "Las respuestas más buscadas y a quién preguntar cuando la suya no está entre ellas.",
  contents: "En esta página",

  contactTitle: "Contacte con nosotros",
  contactText: "Escríbanos sobre una cuenta, un pago o una consulta. Si se trata de una sesión, indique el asesor y la hora.",
  email: "Correo electrónico",
  phone: "Teléfono",
  place: "Lugar",
  assistant: "Preguntar al asistente de IA",

  paymentTitle: "Pago",
  paymentText: "Paga por las sesiones que reserva y por nada más.",
  whenPay: "¿Cuándo pago?",
  whenPayAnswer:
    "El precio solo se debe cuando un asesor ha aceptado. Lo ve completo, parte por parte, antes de enviar la solicitud, y se mantiene durante {minutes, number} minutos.",
  whenPayLink: "Cómo se forma un precio",
  howPay: "¿Cómo pago?",
  howPayProvider: "En la página de nuestro proveedor de pagos, a la que lleva su consulta. Este sitio nunca ve su tarjeta.",
  howPayOutside: "A {site}, {ways}. El importe y los datos figuran en su consulta cuando se acepta.",
  howPayNamed: "De la forma que indique {site}. El importe y los datos figuran en su consulta cuando se acepta.",
  byTransfer: "por transferencia bancaria",
  byLink: "en una página de pago",
  receipt: "¿Dónde está mi recibo?",
  receiptAnswer: "En su página de facturación, en cuanto llega el dinero.",
  receiptLink: "Su página de facturación",

  refundTitle: "Reembolsos",
  refundText: "Si cancela una sesión acordada, esto es lo que se le devuelve.",
  notHeld: "¿Y si el asesor cancela o no se presenta?",
  notHeldAnswer:
    "Si el asesor cancela, se le devuelve todo. Si no se presenta, indíquelo en la consulta a partir de {minutes, number} minutos después del inicio. El asesor tiene entonces {hours, number} horas para responder.",
  fellShort: "¿Y si la sesión no fue lo acordado?",
  fellShortAnswer:
    "Escriba primero al asesor y después a nosotros. Escuchamos a las dos partes y podemos hacer un reembolso parcial o íntegro.",
  fellShortLink: "Las reglas, en las Condiciones del servicio",

  changeTitle: "Cambiar o cancelar",
  changeText: "Todo se hace en la página de la consulta.",
  withdraw: "¿Puedo retirar una solicitud?",
  withdrawAnswer:
    "Sí, hasta que el asesor la acepte, y sin pagar nada. Sin respuesta, termina sola pasadas {hours, number} horas, o al empezar la sesión si llega antes.",
  move: "¿Podemos vernos a otra hora?",
  moveAnswer: "Cualquiera de las partes puede proponerla. La hora acordada se mantiene hasta que la otra parte acepte la nueva.",
  cancel: "¿Cómo cancelo?",
  cancelAnswer: "Abra la consulta y cancélela allí. Antes de confirmar, verá lo que se le devuelve.",
  cancelLink: "Sus consultas",

  advisorTitle: "Ser asesor",
  advisorText: "Usted decide qué ofrece, cuándo está disponible y cuánto cuesta una hora.",
  apply: "¿Cómo presento mi candidatura?",
  applyAnswer: "Cuéntenos su ámbito, su experiencia, sus acreditaciones y sus idiomas. Lo que escribe se conserva hasta que lo envía.",
  applyLink: "Hágase asesor",
  review: "¿Cuánto se tarda?",
  reviewAnswer:
    "Una persona lee su candidatura, por lo general en un plazo de {hours, number} horas. Si la respuesta es no, recibirá los motivos y podrá presentarla de nuevo.",
  earn: "¿Qué recibo?",
  earnAll: "El asesor recibe el precio completo: por ahora, este sitio no se queda con nada.",
  earnLess:
    "El asesor recibe el precio, menos el {percent} que retiene este sitio. Su parte figura junto a cada solicitud antes de aceptarla.",

  privacyTitle: "Privacidad",
  privacyText: "No se vende nada y no hay publicidad.",
  kept: "¿Qué guardan sobre mí?",
  keptAnswer: "Lo que el sitio necesita para prestarle servicio: su cuenta, su perfil, sus sesiones y sus mensajes.",
  keptLink: "Política de privacidad",
  erase: "¿Puedo llevarme mis datos o eliminar mi cuenta?",
  eraseAnswer:
    "Las dos cosas, en su perfil, en «Seguridad». Después de pedir la eliminación, si inicia sesión en un plazo de {days, number} días recupera su cuenta.",
  eraseLink: "Seguridad",
  recorded: "¿Se graba una sesión?",
  recordedAnswer: "El sitio no graba nada: ni sonido, ni imagen, ni transcripción.",
};
