import { FIRST_SESSION_TIMEOUT_HOURS, LINK_HOURS, SIGN_UP_CODE_MINUTES } from "#app/features/accounts/limits";
import type { accountsMessages as english } from "#app/features/accounts/messages";
import { FRESH_SIGN_IN_MINUTES } from "#app/features/accounts/sign-in/fresh-sign-in";
import type { Translation } from "../translation";
import { asideMessages } from "./accounts/aside";
import { formMessages } from "./accounts/sign-up";
import { codeOfMailMessages, waitingMessages } from "./accounts/waiting";
import { whyMessages } from "./accounts/why";
import { counted } from "./words";

const HOURS_A_WEEK = 7 * 24;
const CONFIRMATION = counted(LINK_HOURS.confirm_email, "una hora", "horas");
const RESET = counted(LINK_HOURS.reset_password, "una hora", "horas");
const REPORT = counted(LINK_HOURS.report_sign_in / HOURS_A_WEEK, "una semana", "semanas");

/** Sign-in, sign-up, email confirmation, password reset, and their emails, in Spanish. */
export const accountsMessages: Translation<typeof english> = {
  welcome: "Le damos la bienvenida a {site}",
  sessionEnded: "Su sesión ha terminado. Inicie sesión para continuar donde estaba.",
  sessionEndedUnsent: "No había iniciado sesión, así que eso no se ha enviado. Iníciela y volverá allí, con todo lo que ha escrito.",
  rememberMeHint: `También al cerrar el navegador, hasta que pasen ${FIRST_SESSION_TIMEOUT_HOURS} horas sin uso o el tiempo que elija en su perfil, en «Seguridad».`,

  againTitle: "Confirme su identidad",
  againText:
    "Lo que va a hacer cambia permisos, mueve dinero, se muestra a otras personas o entrega datos. Inicie sesión una vez más; lo que ha escrito se conserva.",
  againWithoutPassword: "¿Aún no tiene contraseña? Elija una por correo.",
  againChoose: "Elegir una contraseña por correo",
  provedAgain: "Gracias. Lo que había escrito sigue aquí: pulse de nuevo el botón.",

  currentPasswordNeeded: "Introduzca su contraseña actual",
  currentPasswordWrong: "Esa no es su contraseña actual",
  signInAgain: `Cierre la sesión, iníciela de nuevo e inténtelo antes de ${FRESH_SIGN_IN_MINUTES} minutos. Si Google o LinkedIn no basta por sí solo, elija antes una contraseña.`,

  confirmTitle: "Confirme su correo",
  confirmText: "Pulse una vez y su cuenta estará lista.",
  confirmPasswordText:
    "Elija la contraseña de su cuenta y estará lista. Cualquiera puede registrarse con su dirección, así que una contraseña indicada en otro navegador no cuenta. Si la eligió en otro dispositivo, escríbala de nuevo.",
  confirmHourOver: "<time></time> con {name} ya no queda reservado para usted.",
  confirmHourNext: "A continuación verá su solicitud: revísela y envíela con un clic.",
  confirmButton: "Confirmar e iniciar sesión",
  confirmed: "Su correo está confirmado. ¡Le damos la bienvenida!",
  linkEndedText: `El enlace sirve una sola vez y es válido durante ${CONFIRMATION}. Introduzca su correo para recibir uno nuevo.`,
  linkEndedSignIn: "¿Ya lo ha confirmado?",
  linkUsedTitle: "Este enlace ya se ha utilizado",
  confirmUsedText: "Su correo está confirmado y su cuenta está lista.",
  confirmUsedRequest: "Su correo está confirmado y su solicitud se ha enviado. En su página verá cómo va.",
  openRequest: "Abrir su solicitud",
  goOn: "Continuar",

  forgotTitle: "¿Ha olvidado su contraseña?",
  forgotText: "Introduzca su correo. Si existe una cuenta, le enviaremos un enlace para elegir otra contraseña.",
  forgotButton: "Enviar el enlace",
  forgotSending: "Enviando…",
  forgotSent: `Si existe una cuenta con esa dirección, recibirá en breve un enlace para elegir otra contraseña. Sirve una sola vez y es válido durante ${RESET}.`,
  resetTitle: "Elija una nueva contraseña",
  resetText:
    "Se cerrará su sesión en todos los demás dispositivos. También dejarán de servir las llaves de acceso y las cuentas conectadas: vuelva a añadir las suyas después.",
  resetButton: "Guardar la nueva contraseña",
  resetSaving: "Guardando…",
  resetDone: "Su contraseña ha cambiado. Inicie sesión con la nueva.",
  resetEndedText: `El enlace para elegir una contraseña sirve una sola vez y es válido durante ${RESET}.`,
  resetEndedButton: "Enviar un nuevo enlace",
  resetUsedText: "Su contraseña ha cambiado desde entonces. Inicie sesión con la nueva o pida otro enlace.",

  notMeTitle: "¿No ha sido usted?",
  notMeUsedTitle: "Se han cerrado todas las sesiones",
  notMeUsedText:
    "Usted indicó que algo no lo había hecho usted: se cerraron todas las sesiones, lo que se había configurado en su cuenta desde entonces dejó de servir y se le envió un enlace para elegir una contraseña nueva. Si ha caducado, pida otro.",
  notMeText:
    "Se cerrarán todas las sesiones de su cuenta, y la contraseña, las llaves de acceso, las cuentas conectadas y la dirección del calendario dejarán de servir, al igual que la verificación en dos pasos activada desde entonces. Le enviaremos un enlace para elegir otra contraseña.",
  notMeButton: "No he sido yo",
  notMeSending: "Cerrando todas las sesiones…",
  notMeDone: `Se han cerrado todas las sesiones. Recibirá en breve un enlace para elegir otra contraseña. Sirve una sola vez y es válido durante ${RESET}.`,
  notMeEndedText: `Este enlace sirve una sola vez y es válido durante ${REPORT}. Aún puede elegir otra contraseña: con ello se cerrarán todas las sesiones.`,

  emailGreeting: "{known, select, yes {Hola, {name}:} other {Hola:}}",
  emailClosing: "Si no ha sido usted, no tiene que hacer nada.",
  confirmationSubject: "Confirme su correo para {site}",
  confirmationText: "Usted, o alguien con esta dirección, se ha registrado en {site}. Confirme la dirección para usar su cuenta.",
  confirmationHour:
    "Ha elegido esta hora: {time}. Queda reservada para usted (hora límite: {until}): confirme antes. En el navegador en que la eligió, su solicitud se envía en el mismo paso; en otro, la verá primero.",
  confirmationCode: `¿Lee esto en otro dispositivo? Escriba {code} donde eligió la hora, en un plazo de ${SIGN_UP_CODE_MINUTES} minutos: así no tendrá que volver a escribir nada.`,
  confirmationLimit: `El enlace sirve una sola vez y es válido durante ${CONFIRMATION}.`,
  confirmationAction: "Confirmar el correo",
  knownSubject: "Ya tiene una cuenta en {site}",
  knownText: "Alguien acaba de intentar registrarse en {site} con su dirección. Como ya tiene una cuenta, no se ha cambiado nada.",
  knownHelp: `Si ha sido usted, inicie sesión como siempre o elija otra contraseña con el enlace de abajo. Sirve una sola vez y es válido durante ${RESET}.`,
  resetSubject: "Elija una nueva contraseña para {site}",
  resetLetterText: "Ha pedido elegir una nueva contraseña para {site}.",
  resetLimit: `El enlace sirve una sola vez y es válido durante ${RESET}. Mientras no lo use, su contraseña actual seguirá siendo válida.`,
  resetAction: "Elegir una nueva contraseña",
  notMeSubject: "Se han cerrado todas las sesiones de su cuenta en {site}",
  notMeLetterText:
    "Nos ha indicado que un inicio de sesión en {site} no era suyo. Hemos cerrado la sesión en todos los dispositivos, y su contraseña anterior, sus llaves de acceso, sus cuentas conectadas y la dirección de su calendario han dejado de servir, al igual que la verificación en dos pasos activada desde entonces. Puede configurarlas de nuevo.",
  notMeLimit: `Elija una nueva contraseña con el enlace de abajo. Sirve una sola vez y es válido durante ${RESET}; después, «¿Ha olvidado la contraseña?» le enviará otro.`,
  changedSubject: "Su contraseña de {site} ha cambiado",
  changedText: "La contraseña de su cuenta en {site} acaba de cambiar y se ha cerrado la sesión en todos los demás dispositivos.",
  changedByResetText: "La contraseña de su cuenta en {site} acaba de cambiar y se ha cerrado la sesión en todos los dispositivos.",
  changedWaysIn:
    "Las llaves de acceso y las cuentas conectadas ya no sirven para iniciar sesión, sea quien sea quien las añadió. Vuelva a añadir las suyas en «Seguridad» y «Plataformas vinculadas» de su perfil.",
  keptWaysIn:
    "Sus llaves de acceso y cuentas conectadas siguen sirviendo para iniciar sesión. Compruebe en «Seguridad» y «Plataformas vinculadas» de su perfil que todas son suyas.",
  changedCalendar:
    "La dirección secreta con la que los calendarios leen sus consultas también ha dejado de servir. Cree otra en su perfil, en «Plataformas vinculadas», y vuelva a conectar sus calendarios.",
  changedHelp: "Si no ha sido usted, elija otra contraseña de inmediato y escriba a {email}.",
  changedAction: "Elegir una nueva contraseña",
  newDeviceSubject: "Nuevo inicio de sesión en {site}",
  newDeviceText: "Alguien acaba de iniciar sesión en su cuenta de {site} desde un dispositivo que no conocíamos.",
  newDeviceHelp:
    "Si ha sido usted, no tiene que hacer nada. Si no, pulse el botón: se cerrarán todas las sesiones y le enviaremos un enlace para elegir otra contraseña.",
  newDeviceWhen: "Cuándo",
  newDeviceWhat: "Dispositivo",
  newDeviceWhere: "Dirección de red",
  newDeviceAction: "No he sido yo",
  newDeviceClosing: "Puede desactivar estos correos en su perfil, en «Seguridad».",
  deviceName: "{browser} en {system}",
  deviceUnknown: "Desconocido",

  ...formMessages,
  ...codeOfMailMessages,
  ...waitingMessages,
  ...whyMessages,
  ...asideMessages,
};
