import type { firstDayMessages as english } from "#app/features/admin/first-day/messages";
import type { Translation } from "../../translation";

/** The first-day checklist of the site's operator, in Spanish. */
export const firstDayMessages: Translation<typeof english> = {
  title: "Primer día",
  text: "Lo que falta entre una instalación recién hecha y un sitio que es suyo. Cada línea comprueba el estado real del sitio.",
  progress: "{done, number} de {all, number} completados",
  overview: "Primer día: {done, number} de {all, number} completados",
  overviewLink: "Ver lo que falta",
  overviewNoMail: "Todavía no sale ningún correo: quien se registra espera su enlace. <link>Ver quién espera</link>",
  isDone: "Hecho",
  isOpen: "Pendiente",
  isOptional: "Opcional",
  optionalSteps: "Pasos opcionales",
  signIn_google: "Acceso con Google",
  signIn_linkedin: "Acceso con LinkedIn",
  signInDone: "Así se puede iniciar sesión. La dirección de retorno es {address}.",
  signInOpen_google:
    "El botón está en la página de acceso, pero no está configurado. Cree un cliente OAuth para la web en la Google API Console, con {address} como URI de redireccionamiento, e inicie el sitio con su ID y su secreto.",
  signInOpen_linkedin:
    "El botón está en la página de acceso, pero no está configurado. Cree en LinkedIn una aplicación con el producto Sign In with LinkedIn y {address} como URL de redireccionamiento, e inicie el sitio con su ID y su secreto.",
  address: "La dirección que usa la gente",
  address_right: "El sitio indica que está en {origin}, y ahí es donde lo lee usted.",
  address_elsewhere:
    "El sitio indica que está en {origin}, pero usted lo lee en {host}, desde donde no se puede guardar nada. Si la gente usa {host}, arranque con BASE_URL=https://{host} en el entorno de npm start, del servicio o del contenedor.",
  address_unset:
    "Los enlaces de los correos llevan a {origin}, pero usted lee esto en {host}. Si la gente usa {host}, arranque con BASE_URL=https://{host} en el entorno de npm start, del servicio o del contenedor. La dirección nunca se toma de una petición, porque ahí un extraño puede poner cualquiera.",
  address_local:
    "Los enlaces de los correos llevan a {origin}, a donde solo llega este equipo. Arranque con BASE_URL puesto a https:// y la dirección que usa la gente, en el entorno de npm start, del servicio o del contenedor.",
  mail: "Correo",
  mail_files:
    "Los correos se guardan como archivos y nadie los recibe. Arranque el sitio con su servidor de correo en SMTP_URL y pruébelo.",
  mail_kept:
    "Su correo de prueba está aquí, en el buzón. Los correos se guardan como archivos y nadie los recibe: arranque con SMTP_URL apuntando a su servidor de correo y vuelva a probarlo.",
  mail_untried: "Hay un servidor de correo. Pruébelo: recibirá un correo de prueba en su propia dirección.",
  mail_waiting: "Se está enviando un correo de prueba.",
  mail_sent: "El servidor de correo acepta los correos.",
  mail_refused: "El servidor de correo no aceptó el último correo de prueba. El registro explica por qué; se volverá a intentar.",
  lines: "Líneas para el entorno del arranque",
  sendTest: "Enviar un correo de prueba",
  sending: "Enviando…",
  testSent: "En breve recibirá un correo de prueba en su dirección.",
  testKept: "Este sitio aún no envía correos: el de prueba queda en el buzón de esta administración.",
  testSubject: "Correo de prueba de {site}",
  testMail: "Este correo confirma que los correos de su sitio llegan.",
  contact: "Cómo pueden contactar los visitantes",
  contactDone: "Los datos de contacto son los suyos.",
  contactOpen:
    "Indique abajo cómo contactar con usted y quién lleva el sitio, con su dirección postal: hasta entonces las páginas muestran datos de ejemplo, o las políticas y los recibos no nombran a nadie.",
  contactLink: "Indicar los datos de contacto",
  payment: "Pago",
  paymentDone: "Los clientes saben cómo pagar.",
  paymentOpen:
    "Indíquelo antes de la primera reserva: hasta entonces los clientes no deben nada al sitio y acuerdan el pago con su asesor. Hágalo abajo o arranque el sitio con las claves de Stripe.",
  paymentDemo:
    "A los clientes se les indica la cuenta de la demo, a la que nadie debería enviar dinero. Indique abajo cómo pagan los suyos.",
  paymentLink: "Indicar cómo se paga",
  logo: "Logotipo",
  logoDone: "Su logotipo está en la cabecera.",
  logoOpen: "La cabecera muestra el símbolo propio del producto.",
  logoLink: "Subir un logotipo",
  policies: "Políticas",
  policiesDone: "Leídas por un administrador.",
  policiesOpen: "Describen lo que hace este producto con los datos y el dinero. Léalas y pida a su propio asesor legal que las revise.",
  policiesLink: "Leer las políticas",
  policiesRead: "Las he leído",
  policiesSaved: "Queda anotado que las políticas se han leído.",
  advisor: "El primer asesor",
  advisorDone: "{count, plural, one {# asesor aprobado} other {# asesores aprobados}}.",
  advisorOpen: "Aún no se puede reservar con nadie. Los asesores se presentan en «Hágase asesor» y usted los aprueba en «Candidaturas».",
  advisorInvited:
    "Todavía no se puede reservar con nadie. Aquí solo se presenta una candidatura por invitación: invite a asesores con la importación.",
  advisorNobody:
    "Todavía no se puede reservar con nadie, y por ahora no se admite a nadie. Indique en «Reglas» quién puede presentar una candidatura.",
  advisorDemo: "Los asesores de aquí son de la demo. Aún no tiene ninguno propio.",
  rulesLink: "Decidir quién puede presentarse",
  advisorLink: "Importar asesores",
  saving: "Guardando…",
};
