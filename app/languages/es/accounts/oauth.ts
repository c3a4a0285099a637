import type { oauthMessages as english } from "#app/features/accounts/oauth/messages";
import type { Translation } from "../../translation";
import { oauthSignInMessages } from "./oauth-sign-in";

/** Sign-in through other providers, connecting and disconnecting them, and the emails about it, in Spanish. */
export const oauthMessages: Translation<typeof english> = {
  google: "Google",
  linkedin: "LinkedIn",
  emailAndPassword: "Correo y contraseña",
  title: "Cuentas con las que inicia sesión",
  text: "Siempre debe quedar una.",
  passwordConnected: "Conectado como {email}",
  passwordNone: "Aún no tiene contraseña.",
  passwordSet: "Elegir una contraseña",
  connectedAs: "Conectado como {account}",
  connected: "Conectado",
  notConnected: "Sin conectar",
  notConfigured: "El inicio de sesión con {provider} no está configurado en este sitio.",
  notAvailable: "Sin configurar",
  connect: "Conectar {provider}",
  connecting: "Conectando…",
  disconnect: "Desconectar",
  disconnectLabel: "Desconectar {provider}",
  emailUnverified: "{provider} no ha confirmado su dirección de correo. Confírmela allí o inicie sesión aquí con su correo.",
  notProved: "{provider} no indica que acabe de demostrar allí su identidad. Confírmela con su contraseña o una llave de acceso.",
  knownAddress: "Ya existe una cuenta con esta dirección. Inicie sesión con su contraseña y conecte {provider} aquí.",
  nowConnected: "{provider} está conectado. A partir de ahora puede iniciar sesión con esa cuenta.",
  nowDisconnected: "{provider} está desconectado.",
  connectedElsewhere: "Esa cuenta de {provider} está conectada a otra cuenta de este sitio.",
  connectedAnother: "Ya hay otra cuenta de {provider} conectada. Desconéctela primero.",
  lastWayIn: "Es su única forma de iniciar sesión. Elija antes una contraseña.",

  connectedSubject: "{provider} está conectado en {site}",
  connectedText: "A partir de ahora, la cuenta de {provider} {account} puede iniciar sesión en su cuenta de {site}.",
  disconnectedSubject: "{provider} está desconectado en {site}",
  disconnectedText: "La cuenta de {provider} {account} ya no puede iniciar sesión en su cuenta de {site}.",
  platformsAction: "Ver sus cuentas vinculadas",
  notMe:
    "Si no ha sido usted, pulse el botón: se cerrarán todas las sesiones, ninguna cuenta conectada servirá ya y le enviaremos un enlace para elegir otra contraseña.",
  notYou: "Si no ha sido usted, elija otra contraseña de inmediato y escriba a {email}.",

  ...oauthSignInMessages,
};
