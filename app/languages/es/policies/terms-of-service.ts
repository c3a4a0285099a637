import { MIN_AGE_YEARS } from "#app/features/accounts/limits";
import { REVIEW_PROMISE_HOURS } from "#app/features/applications/review/review-promise";
import { COMPLETION_HOURS, MAX_COUNTERS, QUOTE_MINUTES, REVIEW_DAYS } from "#app/features/booking/deadlines";
import { hasSpecifiedCategories } from "#app/features/catalog/categories";
import type { WritePolicy } from "#app/features/policies/policy";
import { currentRules } from "#app/features/rules/current-rules";
import { MINIMUM_LEAD_MINUTES } from "#app/features/schedule/lead-time";
import { operatorInLine } from "#app/platform/brand/operator-in-line";
import { policiesMessages } from "../policies";
import { counted } from "../words";

/** The agreement between a person, an advisor and the site's operator, in Spanish. */
export const termsOfService: WritePolicy = ({ name, contact }, operator = operatorInLine(contact)) => ({
  id: "terms",
  title: policiesMessages.terms,
  path: "/terms",
  inShort: [
    `${name} le pone en contacto con asesores independientes. El asesoramiento es suyo y es información, no una relación profesional.`,
    "Ve el precio completo antes de solicitar una sesión y paga solo las sesiones aceptadas. No hay suscripción.",
    `Si cancela al menos ${currentRules().wholeRefundHours} horas antes del inicio, se le devuelve todo. Si cancela el asesor, se le devuelve siempre.`,
    `Debe tener ${MIN_AGE_YEARS} años o más. Nadie graba una sesión sin el acuerdo de todos.`,
  ],
  sections: [
    {
      id: "parties",
      title: "Quién acuerda con quién",
      blocks: [
        `Estas condiciones rigen entre usted y el operador de este sitio, que actúa con el nombre de ${name}. Puede ponerse en contacto con él en ${contact.email}. «Nosotros» es el operador; «el sitio» es lo que usted utiliza aquí.${operator && ` Operador: ${operator}.`}`,
        "La sesión en sí se acuerda entre usted y el asesor, a través del sitio. No somos parte en el asesoramiento, y los asesores no son empleados ni representantes nuestros.",
        "Al crear una cuenta, enviar una solicitud o presentar su candidatura como asesor, acepta estas condiciones. Para consultar el sitio no hace falta cuenta ni acuerdo alguno.",
      ],
    },
    {
      id: "age",
      title: "Quién puede usar el sitio",
      blocks: [
        `Debe tener al menos ${MIN_AGE_YEARS} años y capacidad para contratar en el lugar donde vive. Si actúa en nombre de una empresa u organización, confirma que está autorizado para ello.`,
        "Cada cuenta es para una sola persona. No comparta su contraseña y avísenos si cree que alguien más ha usado su cuenta. Podemos pedirle que confirme su dirección de correo antes de cualquier acto vinculante.",
      ],
    },
    {
      id: "information",
      title: "Información, no una relación profesional",
      blocks: [
        "Lo que un asesor dice aquí, en una sesión, un mensaje, un perfil o una reseña, es información y opinión basadas en su experiencia. No le convierte por sí solo en cliente del asesor, ni sustituye el dictamen de quien conoce toda su documentación.",
        "Usted decide qué hacer con ello. Compruebe lo importante antes de actuar, sobre todo si dependen de ello un plazo, una cantidad elevada o la salud o la libertad de alguien.",
        "El asistente y el buscador con IA ordenan, buscan y sugieren. Pueden equivocarse. No dan asesoramiento propio, y nada de lo que escriben es promesa de un resultado.",
      ],
    },
    {
      id: "regulated",
      title: "Asesoramiento regulado",
      blocks: [
        hasSpecifiedCategories()
          ? "En muchos lugares, el asesoramiento jurídico, fiscal, de inversión, de seguros y de inmigración está reservado a personas con habilitación en ese lugar. Un perfil en este sitio no significa que su asesor la tenga donde usted vive."
          : "En muchos lugares, cierto asesoramiento está reservado a personas con habilitación en ese lugar. Un perfil en este sitio no significa que su asesor la tenga donde usted vive.",
        {
          list: [
            "Si necesita asesoramiento regulado, pregunte al asesor antes de la sesión por su habilitación, el registro en el que consta y el lugar en el que es válida.",
            hasSpecifiedCategories()
              ? "Una sesión aquí no convierte a nadie en su abogado, asesor fiscal o asesor de inversiones, salvo que ambos lo acuerden por escrito fuera del sitio."
              : "Una sesión aquí no crea ningún encargo duradero entre usted y el asesor, salvo que ambos lo acuerden por escrito fuera del sitio.",
            "Los asesores solo pueden ofrecer lo que les está permitido y deben advertirlo cuando una pregunta lo exceda.",
            hasSpecifiedCategories()
              ? "Nada de lo que figura en el sitio es una oferta de compra o venta de valores ni una previsión de rentabilidad."
              : "Nada de lo que figura en el sitio es la promesa de un resultado concreto.",
          ],
        },
      ],
    },
    {
      id: "requests",
      title: "De la solicitud a la sesión",
      blocks: [
        `Puede solicitar cualquier hora que un asesor haya abierto, con al menos ${MINIMUM_LEAD_MINUTES} minutos de antelación. El precio que se le muestra se mantiene durante ${QUOTE_MINUTES} minutos; si ha cambiado cuando confirme, verá el nuevo y no se enviará nada.`,
        {
          list: [
            "La solicitud es su oferta. Hasta que la acepten puede retirarla en cualquier momento, sin pagar nada.",
            `El asesor acepta, rechaza o propone otra hora, ${counted(MAX_COUNTERS, "una vez", "veces")} como máximo. Sin respuesta, la solicitud caduca pasadas ${currentRules().expiryHours} horas o al empezar la sesión, si llega antes.`,
            "Con la aceptación, la sesión queda acordada y nace la obligación de pagar el precio.",
            "Cualquiera de las partes puede proponer otra hora para una sesión acordada. La anterior se mantiene hasta que la otra parte acepte la nueva.",
            `La sesión que nadie da por terminada y sobre la que nadie comunica una incidencia se considera celebrada ${COMPLETION_HOURS} horas después de su fin.`,
          ],
        },
      ],
    },
    {
      id: "prices",
      title: "Precios y pago",
      blocks: [
        `El precio se compone de la tarifa por hora del asesor por los minutos que usted elija${currentRules().surge ? `${currentRules().rushPercent > 0 ? ", " : " y "}una parte por alta demanda cuando muchas personas preguntan a la vez por el tema` : ""}${currentRules().rushPercent > 0 ? ` y un ${currentRules().rushPercent}\u00a0% del precio base si elige la opción urgente` : ""}. Cada parte se muestra antes de que confirme. La página de precios explica la fórmula, y no se añade nada más.`,
        "Los precios se expresan en la moneda del asesor. Los importes en otra moneda llevan el signo ≈ y solo sirven para comparar. El asesor que deba repercutir impuestos los incluye en la tarifa.",
        "El sitio nunca ve los datos de una tarjeta. Antes de confirmar se le indica cómo pagará. Si es con tarjeta, en la página de un proveedor de pagos, que autoriza el precio con su solicitud y lo cobra cuando el asesor ha aceptado; si no, una vez aceptada la sesión, de la forma que el operador le indique. No hay suscripción, cuota ni importe que se renueve por sí solo.",
        "Lo que la plataforma retiene de un precio, si retiene algo, se descuenta de lo que recibe el asesor y se muestra al asesor antes de cada aceptación.",
      ],
    },
    {
      id: "cancelling",
      title: "Cancelación y reembolsos",
      blocks: [
        "Si cancela una sesión acordada, lo que se le devuelve depende de la antelación con que lo haga:",
        { shows: "cancellation" },
        {
          list: [
            "Si cancela el asesor, o cancelamos nosotros, se le devuelve todo.",
            "Si pide tarde cambiar la hora de una sesión, al cancelar después no se le devuelve más de lo que se le habría devuelto al pedirlo.",
            "Si el asesor no se presenta, comuníquelo y no tendrá que pagar nada. Si no se presenta usted, el precio sigue debiéndose.",
            "Si la sesión no pudo celebrarse por un fallo del sitio, se le devuelve todo.",
            "Si cree que una sesión no respondió a lo acordado, escriba primero al asesor y después a nosotros. Escuchamos a ambas partes y podemos reembolsar el precio en todo o en parte.",
          ],
        },
        "Conserva el derecho de desistimiento que la ley de su país le reconozca como consumidor, diga lo que diga este texto.",
      ],
    },
    {
      id: "recording",
      title: "Sin grabaciones, y lo que queda entre ustedes",
      blocks: [
        "El sitio no graba ninguna sesión: ni sonido, ni imagen, ni transcripción. Usted y el asesor solo pueden grabar si todas las personas presentes en la sesión lo han acordado antes.",
        "Lo que cada parte llegue a saber de la otra es para la sesión. Ninguna lo revela sin el consentimiento de la otra, salvo que la ley lo exija.",
      ],
    },
    {
      id: "reviews",
      title: "Reseñas",
      blocks: [
        `Después de una sesión celebrada, cada parte puede dejar una reseña sobre la otra, una sola vez y en un plazo de ${REVIEW_DAYS} días. Ninguna ve la de la otra hasta que ambas hayan escrito o acabe el plazo. Los asesores pueden responder en público.`,
        "Una reseña cuenta lo que usted ha vivido, con sus propias palabras. Retiramos las que son pagadas, obtenidas con amenazas, insultantes o ilícitas, las que revelan asuntos privados y las que no tratan de la sesión, y ninguna otra: que una reseña sea mala no es motivo.",
      ],
    },
    {
      id: "advisors",
      title: "Si asesora en este sitio",
      blocks: [
        {
          list: [
            "Lo que dice de sí mismo es cierto, está al día y le corresponde a usted decirlo. Presenta acreditaciones cuando se le piden.",
            `Una persona lee su candidatura, por lo general en un plazo de ${REVIEW_PROMISE_HOURS} horas. Si la respuesta es no, recibe los motivos y puede presentarse de nuevo.`,
            "Usted fija su tarifa, su horario y su antelación, y responde a tiempo a las solicitudes. Es independiente y se ocupa de sus propios impuestos, seguros y habilitaciones.",
            "Antes de una sesión, declara si tiene algún interés en lo que recomienda.",
            "Podemos suspender un perfil público por incumplimiento de estas condiciones, por seguridad o cuando la ley lo exija, y le diremos por qué.",
          ],
        },
      ],
    },
    {
      id: "conduct",
      title: "Lo que nadie puede hacer aquí",
      blocks: [
        {
          list: [
            "Engañar a otros sobre quién es o qué sabe hacer, o usar la cuenta de otra persona.",
            "Acosar, amenazar o discriminar a nadie.",
            "Ofrecer o pedir algo ilícito, o consejos para infringir la ley.",
            "Copiar el directorio de forma automatizada, enviar publicidad no solicitada o intentar vulnerar o sobrecargar el sitio.",
            "Subir aquello sobre lo que no tiene derechos o que contiene código dañino.",
          ],
        },
      ],
    },
    {
      id: "content",
      title: "Lo que escribe y sube",
      blocks: [
        "Sigue siendo suyo. Nos autoriza a guardarlo y a mostrarlo donde el sitio está hecho para mostrarlo: un perfil público, a todo el mundo; un mensaje, a su destinatario. Los documentos que entrega al buscador con IA se leen una vez y no se guardan.",
        "Puede cambiar o retirar lo que es suyo. Las reseñas de sesiones permanecen, sin su nombre, si cierra su cuenta.",
      ],
    },
    {
      id: "liability",
      title: "De qué respondemos",
      blocks: [
        "Gestionamos el sitio con diligencia y mostramos lo que sabemos de los asesores, pero no podemos garantizar que esté siempre disponible o libre de errores, ni que el asesoramiento de un asesor sea el adecuado para usted.",
        "Respondemos sin límite por dolo y culpa grave, por daños a la vida, la integridad física o la salud, y siempre que la ley no permita limitar la responsabilidad. Por culpa leve respondemos solo del incumplimiento de las obligaciones sin las cuales este acuerdo no sería posible y, en tal caso, solo del daño previsible. Por las partes gratuitas del sitio no respondemos más allá de esto.",
      ],
    },
    {
      id: "ending",
      title: "Fin del acuerdo",
      blocks: [
        "Puede cerrar su cuenta en cualquier momento; las sesiones acordadas se cancelan entonces según lo descrito más arriba. Podemos cerrar una cuenta por un incumplimiento grave de estas condiciones, indicando el motivo. Lo que haya ganado o se le deba devolver sigue siendo suyo.",
      ],
    },
    {
      id: "changes",
      title: "Cambios, ley aplicable y litigios",
      blocks: [
        "Cuando estas condiciones cambian, cambia la fecha que figura al principio, y se avisa a quienes tienen cuenta antes de que el cambio les afecte. Lo acordado antes se rige por las condiciones con las que se acordó.",
        "Se aplica la ley del lugar en el que está establecido el operador. Como consumidor, conserva la protección de la ley del país donde vive y puede acudir a sus tribunales. Si alguna de estas condiciones no es válida, las demás lo siguen siendo.",
        `Antes de acudir a los tribunales, escriba a ${contact.email}. La mayoría de las cosas se pueden resolver hablando.`,
      ],
    },
  ],
});
