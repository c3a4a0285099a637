import { MIN_AGE_YEARS, SESSION_MAX_DAYS, UNCONFIRMED_DAYS } from "#app/features/accounts/limits";
import { CONVERSATION_DAYS } from "#app/features/assistant/limits";
import type { WritePolicy } from "#app/features/policies/policy";
import { operatorInLine } from "#app/platform/brand/operator-in-line";
import { MAIL_DAYS, MAIL_WORDS_HOURS } from "#app/platform/mail/mail-retention";
import { policiesMessages } from "../policies";

/** Which personal data is stored, why, for how long, who else sees it, and what people can do about it, in Spanish. */
export const privacyPolicy: WritePolicy = ({ name, contact }, operator = operatorInLine(contact)) => ({
  id: "privacy",
  title: policiesMessages.privacy,
  path: "/privacy",
  inShort: [
    "Su navegador se comunica con este sitio y con nadie más: sin publicidad, sin analíticas, sin tipos de letra ni scripts de otros lugares.",
    "Guardamos lo que el sitio necesita para prestarle servicio: su cuenta, su perfil, sus sesiones y sus mensajes.",
    "No se vende ni se graba nada. Los documentos que entrega al buscador con IA se leen una vez y se descartan.",
    `Puede ver, corregir, llevarse y borrar lo que se refiere a usted. Escriba a ${contact.email}.`,
  ],
  sections: [
    {
      id: "who",
      title: "Quién es el responsable",
      blocks: [
        `El operador de este sitio, que actúa con el nombre de ${name}, decide qué se hace aquí con los datos personales y responde de ello. Puede ponerse en contacto con él en ${contact.email}, por teléfono en el ${contact.phone} o en ${contact.city}.${operator && ` Operador: ${operator}.`}`,
        "El sitio funciona con un software que el operador aloja. Quienes lo han desarrollado no reciben ningún dato.",
      ],
    },
    {
      id: "what",
      title: "Qué guardamos, por qué y durante cuánto tiempo",
      blocks: [
        {
          table: {
            head: ["Qué", "Por qué y con qué base", "Cuánto tiempo"],
            rows: [
              [
                "Cuenta: dirección de correo, contraseña (solo como hash), fecha de confirmación de la dirección y segundo factor, si lo usa",
                "Para saber que es usted. Contrato.",
                `Hasta que cierre la cuenta; ${UNCONFIRMED_DAYS} días si su dirección nunca se confirmó`,
              ],
              [
                "Inicios de sesión: un hash del código de la sesión, cuándo se usó, la dirección de red y el tipo de navegador",
                "Para mantener su sesión iniciada, mostrarle las sesiones abiertas y avisarle de las nuevas. Contrato y nuestro interés en la seguridad.",
                `${SESSION_MAX_DAYS} días como máximo`,
              ],
              [
                "Intentos fallidos de inicio de sesión: solo hashes, ninguna dirección en claro",
                "Para impedir que se adivinen contraseñas. Nuestro interés en la seguridad.",
                "Unas horas",
              ],
              [
                "Perfil: nombre y apellidos, foto, teléfono, lugar, idioma, moneda, zona horaria, datos de la empresa y lo que dice que busca",
                "Para rellenar formularios por usted, mostrarle horas y precios a su manera y encontrar asesores que encajen. Contrato.",
                "Hasta que lo cambie o lo borre",
              ],
              [
                "Datos de facturación: nombre, dirección, identificación fiscal",
                "Para las facturas. Contrato y obligación legal.",
                "Mientras lo exija la normativa de facturación",
              ],
              [
                "Candidaturas y perfiles de asesor: experiencia, acreditaciones, enlaces, tarifa, horario, la decisión y sus motivos",
                "Para comprobar quién asesora aquí y mostrar al público a los asesores aprobados. Contrato y nuestro interés en la confianza.",
                "Hasta que se cierre la cuenta; las decisiones, más tiempo si pueden dar lugar a litigios",
              ],
              [
                "Sesiones: quién, cuándo, tema, su nota, el precio y cada paso",
                "Para celebrar la sesión y rendir cuentas de ella. Contrato y obligación legal.",
                "Mientras lo exija la normativa contable; la nota, hasta que se cierre la cuenta",
              ],
              ["Mensajes entre usted y un asesor", "Para entregarlos. Contrato.", "Hasta que ambas partes hayan cerrado su cuenta"],
              [
                "Reseñas",
                "Para que otras personas puedan juzgar. Contrato y nuestro interés en que las reseñas sean sinceras.",
                "Mientras el asesor figure en el directorio; sin su nombre desde que cierre su cuenta",
              ],
              [
                "Conversaciones con el asistente y con el buscador con IA: mensajes, respuestas, sugerencias",
                "Para responderle y seguir donde lo dejó. Contrato o, antes de que exista, petición suya.",
                `${CONVERSATION_DAYS} días desde el último mensaje`,
              ],
              [
                "Documentos entregados al buscador con IA",
                "Para extraer lo que necesita. Petición suya.",
                "No se guardan: solo el tiempo que se tarda en leerlos",
              ],
              [
                "Solicitudes de categoría",
                "Para saber qué falta. Nuestro interés en mejorar el sitio.",
                "Con su nombre, hasta que se cierre su cuenta",
              ],
              [
                "Correos que le enviamos",
                "Para contarle lo que ha ocurrido. Contrato.",
                `El texto, ${MAIL_WORDS_HOURS} horas; la constancia del envío, ${MAIL_DAYS} días`,
              ],
              [
                "Registro del servidor: hora, ruta, respuesta, duración; nada que le identifique",
                "Para detectar fallos y ataques. Nuestro interés en que el sitio funcione.",
                "Unas semanas",
              ],
            ],
          },
        },
        "Para consultar el sitio no tiene que facilitarnos nada. Sin una dirección de correo no hay cuenta y, sin un nombre, el asesor no puede saber a quién espera.",
      ],
    },
    {
      id: "public",
      title: "Qué puede ver todo el mundo",
      blocks: [
        "De un asesor: nombre, foto, título profesional, lugar, idiomas, experiencia, áreas, tarifa, horas libres, valoraciones, reseñas y cifras contadas por el sitio, como las sesiones y el tiempo de respuesta. Nunca la dirección de correo, el teléfono ni la dirección exacta.",
        "De los demás: nada. El asesor al que envía una solicitud ve su nombre, su foto, el tema, su nota y la hora.",
      ],
    },
    {
      id: "processors",
      title: "Quién más recibe datos",
      blocks: [
        "Solo quienes hacen falta para alguno de los fines anteriores, obligados por contrato a no usarlos para nada más:",
        {
          list: [
            "La empresa que aloja el servidor y sus copias de seguridad por cuenta del operador.",
            "El servicio de correo con el que se envían las confirmaciones y los avisos: su dirección y el texto del correo.",
            "Google o LinkedIn, solo si el operador ha habilitado el inicio de sesión con ellos y usted lo elige: de allí recibimos su nombre, su dirección y un identificador.",
            "Un servicio de modelos de lenguaje, solo si el operador ha configurado uno: las palabras de su conversación con el asistente, el texto o las imágenes de un documento que le entregue y lo que los asesores escriben sobre su trabajo en sus páginas públicas. Si no lo hay, todo se responde en este servidor.",
            "El servicio de calendario de un asesor, solo si el asesor ha indicado su dirección: leemos las horas ocupadas y no enviamos nada sobre usted.",
          ],
        },
        "Las autoridades solo reciben datos cuando la ley nos obliga, y comprobamos que así sea. Nadie recibe datos con fines publicitarios. Si un servicio se encuentra fuera del territorio cuya ley le protege, acordamos con él las garantías que esa ley exige.",
      ],
    },
    {
      id: "decisions",
      title: "Las máquinas ordenan, las personas deciden",
      blocks: [
        "Las coincidencias se ordenan con una fórmula que tiene en cuenta la especialidad, las valoraciones, la disponibilidad, la rapidez al responder y lo que ha dicho que busca. Cada coincidencia explica por qué ocupa su puesto. La fórmula no decide nada sobre usted: quien elige es usted.",
        "Las candidaturas las decide una persona, y las reseñas las retira una persona.",
      ],
    },
    {
      id: "rights",
      title: "Sus derechos",
      blocks: [
        {
          list: [
            "Acceso: pregunte qué guardamos sobre usted y reciba una copia.",
            "Rectificación: la mayor parte puede corregirla usted en su perfil; para lo demás, escríbanos.",
            "Supresión: al cerrar su cuenta desaparece lo que se refiere a usted, salvo lo que la ley nos obliga a conservar, que queda bloqueado.",
            "Portabilidad: reciba lo que nos facilitó en un formato que las máquinas puedan leer.",
            "Oposición y limitación: cuando nos basemos en un interés nuestro, díganos por qué pesa más el suyo y lo suspenderemos mientras lo estudiamos.",
            "Retirada del consentimiento en cualquier momento; lo hecho hasta entonces sigue siendo lícito.",
            "Reclamación ante la autoridad de protección de datos del lugar donde vive. Le agradeceríamos que nos escribiera antes.",
          ],
        },
        `Escriba a ${contact.email} desde la dirección de su cuenta. Respondemos en el plazo de un mes y sin coste alguno.`,
      ],
    },
    {
      id: "safety",
      title: "Cómo se protegen los datos",
      blocks: [
        "Las contraseñas se transforman en hashes con una función lenta y de alto consumo de memoria; los códigos de las sesiones y de los enlaces de los correos se guardan solo como hashes. Su inicio de sesión es una cookie que ningún script puede leer. Todas las páginas prohíben al navegador cargar nada de otros lugares. Quién puede ver qué se comprueba en el servidor, en cada petición.",
        "Si ocurre algo que le ponga en riesgo, se lo comunicaremos sin demora a usted y a la autoridad. En security.txt se indica cómo informar de una vulnerabilidad.",
      ],
    },
    {
      id: "children",
      title: "Menores",
      blocks: [`El sitio es para personas de ${MIN_AGE_YEARS} años o más. Si sabemos que alguien más joven tiene una cuenta, la borramos.`],
    },
    {
      id: "changes",
      title: "Cambios",
      blocks: [
        "Cuando esta política cambia, cambia la fecha que figura al principio. Si un cambio afecta a algo que usted aceptó, se lo comunicaremos antes por correo electrónico.",
      ],
    },
  ],
});
