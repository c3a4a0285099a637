import type { warningsMessages as english } from "#app/features/accounts/warnings/messages";
import type { Translation } from "../../translation";

/** Emails that warn of actions the account's owner may not have taken, in Spanish. */
export const warningsMessages: Translation<typeof english> = {
  putBackPayouts: "Sus liquidaciones vuelven a tener el destino de antes. Compruebe en «Facturación» que es correcto.",
  putBackMeeting: "El enlace de la reunión de sus consultas vuelve a ser el de antes. Compruebe en «Plataformas» que es correcto.",
  putBackLoginMails: "Volverá a recibir un correo cuando alguien inicie sesión en su cuenta desde un dispositivo nuevo.",
  keptSecondFactor: "La verificación en dos pasos sigue activada: un administrador había ordenado desactivarla y se ha detenido.",
  lookAtPayouts: "Compruebe en «Facturación» cuál es el destino de sus liquidaciones.",
  rolesBack:
    "Los roles de administrador concedidos o quitados en su nombre en estos días vuelven a ser los de antes. El registro indica cuáles.",
  lookAtAdmin:
    "En estos días se ha hecho algo en su nombre como administrador, y sigue en vigor. Consulte el registro y corrija lo que no haya hecho usted.",
  payoutsAction: "Ver el destino de sus liquidaciones",
  meetingAction: "Ver su enlace de la reunión",

  loginOffSubject: "Ya no se le avisa de nuevos inicios de sesión en {site}",
  loginOffText: "En su cuenta de {site} se acaban de desactivar los correos sobre inicios de sesión desde dispositivos nuevos.",
  loginOffNotMe:
    "Si no ha sido usted, pulse el botón: se cerrarán todas las sesiones, volverá a recibir estos correos y le enviaremos un enlace para elegir otra contraseña.",

  meetingSubject: "El enlace de la reunión de sus consultas en {site} ha cambiado",
  meetingText:
    "El lugar donde se celebran sus consultas en {site} acaba de cambiar. Sus clientes ven el nuevo enlace; usted lo encontrará en «Plataformas».",
  meetingNotMe:
    "Si no ha sido usted, pulse el botón: se cerrarán todas las sesiones, el enlace volverá a ser el de antes y le enviaremos un enlace para elegir otra contraseña.",

  endsSubject: "La verificación en dos pasos en {site} se va a desactivar",
  endsText:
    "Un administrador de {site} ha ordenado que para iniciar sesión en su cuenta ya no se pida un código. Hasta el momento indicado abajo se sigue pidiendo, y usted puede detenerlo. El motivo:",
  endsWhen: "Se desactiva",
  endsNotMe:
    "Si no lo ha pedido usted, pulse el botón: la verificación en dos pasos seguirá activada, se cerrarán todas las sesiones y le enviaremos un enlace para elegir otra contraseña.",
  staysSubject: "La verificación en dos pasos en {site} sigue activada",
  staysText: "No se desactivará: se ha detenido. Al iniciar sesión en {site} se sigue pidiendo un código.",
  staysHelp: "Si no tiene ningún código válido o no ha sido usted, escriba a {email}.",

  feedSubject: "Se ha añadido un calendario a su cuenta en {site}",
  feedText:
    "Se acaba de añadir un calendario a su cuenta en {site}. Cuando ese calendario indica que usted está ocupado, nadie puede reservar.",
  feedNotMe:
    "Si no ha sido usted, pulse el botón: se cerrarán todas las sesiones, el calendario dejará de leerse y le enviaremos un enlace para elegir otra contraseña.",
  feedsEnded: "Un calendario añadido en estos días ya no se lee.",

  ownFeedSubject: "Se ha creado una dirección secreta de sus consultas en {site}",
  ownFeedText:
    "Se acaba de crear una nueva dirección secreta de sus consultas en {site}. Quien la tenga puede leer cuándo y con quién son. La dirección anterior ya no funciona.",
  ownFeedNotMe:
    "Si no ha sido usted, pulse el botón: se cerrarán todas las sesiones, la dirección dejará de funcionar y le enviaremos un enlace para elegir otra contraseña.",

  rateSubject: "Su tarifa por hora en {site} ha cambiado",
  rateText:
    "Su tarifa por hora en {site} ha cambiado de {before} a {after}. La nueva tarifa se aplica a las solicitudes nuevas; lo acordado mantiene su precio. La encontrará en «Datos del perfil».",
  rateNone: "ninguna",
  rateNotMe:
    "Si no ha sido usted, pulse el botón: se cerrarán todas las sesiones y le enviaremos un enlace para elegir otra contraseña. La tarifa seguirá así hasta que usted la cambie.",

  siteSubject:
    "{what, select, payWay {Ha cambiado la forma de pago de los clientes de {site}} address {Ha cambiado la dirección de {site}} mailServer {Ha cambiado el servidor de correo de {site}} contact {Han cambiado los datos de contacto de {site}} name {Ha cambiado el nombre de {site}} rules {Han cambiado los precios y las reglas de {site}} danger {Ha cambiado lo que {site} dice a personas en peligro} exported {Se han exportado todos los datos de {site}} listed {Se ha descargado una lista de {site}} granted {{site} tiene un administrador más} secondFactor {La verificación en dos pasos de una cuenta de {site} se va a desactivar} other {{site} tiene un administrador menos}}",
  siteText:
    "{what, select, granted {{who} acaba de nombrar administrador a {person}.} configured {{person} es administrador a partir de ahora: la dirección figura en ADMIN_EMAILS, que define quien gestiona el servidor.} revoked {{who} acaba de quitar el rol de administrador a {person}.} exported {{who} acaba de exportar todo lo que guarda el sitio.} listed {{who} acaba de descargar una lista. El registro indica cuál.} secondFactor {{who} acaba de ordenar que se desactive la verificación en dos pasos de {person}. Ocurrirá dentro de {hours} horas; hasta entonces puede detenerlo en la página de esa cuenta.} other {{who} acaba de hacer este cambio. El registro indica lo que había antes.}}",
  siteNotAgreed:
    "Si esto no debía ocurrir, pregunte a {who}. Puede deshacer el cambio y quitar el rol de administrador a una cuenta en la que sospeche que hay un extraño.",
  siteNotMe:
    "Si no ha sido usted, pulse el botón: se cerrarán todas las sesiones de su cuenta y le enviaremos un enlace para elegir otra contraseña. Los roles de administrador concedidos o quitados desde entonces vuelven a ser los de antes, y también la dirección y el servidor de correo del sitio, la forma de pago, los datos de contacto y lo que leen las personas en peligro. Lo demás que se haya cambiado seguirá así hasta que usted u otro administrador lo deshaga.",
  siteAction: "Abrir el registro",

  putBackSubject: "Se ha deshecho lo que se hizo como administrador de {site}",
  putBackText:
    "{who} nos ha avisado de que había otra persona en su cuenta. Por eso se ha deshecho lo siguiente, también si lo hicieron quienes así llegaron a ser administradores:",
  rolesBackGiven: "De nuevo administrador: {names}",
  rolesBackTaken: "Ya no es administrador: {names}",
  rolesBackKept: "Sigue siendo administrador, porque no habría otro: {names}. Compruebe si conoce esa cuenta.",
  settingBack:
    "{what, select, payWay {La forma de pago de los clientes de {site} vuelve a ser la de antes.} contact {Los datos de contacto de {site} vuelven a ser los de antes.} address {La dirección de {site} vuelve a ser la de antes.} mailServer {El servidor de correo de {site} vuelve a ser el de antes. Compruebe si hay que introducir de nuevo su contraseña.} other {Lo que {site} dice a personas en peligro vuelve a ser lo de antes.}}",
  putBackClosing:
    "Cualquier administrador puede volver a nombrar a quien deba serlo de todos modos. Lo demás que se hizo sigue así: está en el registro.",

  settingsStandSubject: "Compruebe lo que se cambió como administrador de {site}",
  settingsStand:
    "Otra persona estuvo en la cuenta de un administrador. Lo que cambió allí sigue vigente aquí, porque otro administrador ha guardado desde entonces o porque una contraseña no se puede consultar. Compruebe si es correcto:",

  stoppedSubject: "{who} ya no es administrador de {site}: lo que hizo sigue así",
  stoppedText:
    "Otro administrador ha detenido a {who} como administrador de {site}. En los días anteriores, {who} o quienes así llegaron a ser administradores cambiaron lo siguiente. No se ha deshecho nada:",
  stoppedSettings: "Abrir la configuración",
  stoppedGiven: "Nombrado administrador, y lo sigue siendo: {names}",
  stoppedTaken: "Ya no es administrador desde entonces: {names}",
  stoppedClosing:
    "Compruebe si es correcto. Cualquier administrador puede cambiarlo. Si había otra persona en la cuenta de {who}, quien es su titular lo deshace todo con el botón de los correos que recibió.",

  roleSubject: "{what, select, granted {Ahora es administrador de {site}} other {Ya no es administrador de {site}}}",
  roleText:
    "{what, select, granted {{who} le ha nombrado administrador: puede ver y cambiar todo lo que hace funcionar el sitio.} other {{who} le ha quitado el rol de administrador. Por lo demás, su cuenta sigue igual.}}",
  roleBackText:
    "{what, select, granted {Alguien, desde la cuenta de {who}, le había quitado el rol de administrador o le había suspendido. Se ha deshecho.} other {Se le nombró administrador desde la cuenta de {who}, que se ha detenido desde entonces. Por eso se ha retirado el rol. Por lo demás, su cuenta sigue igual.}}",
  roleClosing: "Si no lo esperaba, pregunte a {who}.",
  roleAction: "Abrir el área de administración",
};
