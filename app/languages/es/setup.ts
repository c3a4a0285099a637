import { SETUP_HOURS, SITE_NAME_MAX_CHARACTERS } from "#app/features/setup/limits";
import type { setupMessages as english } from "#app/features/setup/messages";
import type { Translation } from "../translation";

/** The page for setting up a new site, in Spanish. */
export const setupMessages: Translation<typeof english> = {
  title: "Configure su sitio",
  text: "Usted es la primera persona aquí. Todo lo que indique ahora se puede cambiar después en «Configuración».",
  site: "El sitio",
  siteName: "Nombre del sitio",
  siteNameNeeded: "Dé un nombre a su sitio",
  siteNameTooLong: `El nombre debe tener como máximo ${SITE_NAME_MAX_CHARACTERS} caracteres`,
  language: "Idioma del sitio",
  languageHint: "Para los visitantes cuyo navegador no pide ninguno de los idiomas ofrecidos, y para los correos que se les envían.",
  currency: "Moneda",
  currencyHint: "En la que los asesores fijan sus precios. Se pueden añadir otras en «Configuración».",
  zone: "Zona horaria",
  you: "Usted, que administra el sitio",
  email: "Correo",
  emailHint:
    "Con ella inicia sesión. Mientras no indique una dirección de contacto en «Configuración», las páginas y los correos la muestran como la del sitio.",
  submit: "Configurar el sitio",
  busy: "Configurando…",
  done: "Su sitio está configurado. Esto es lo que queda para que sea suyo.",
  hasAccount: "Ya existe una cuenta con esta dirección. Use otra.",
  endedTitle: "Esta dirección ya no funciona",
  endedText: `Sirve una sola vez y es válida durante ${SETUP_HOURS} horas. Reinicie el sitio: muestra una nueva en el terminal.`,
  endedButton: "Página de inicio",
  ownTitle: "Crear su propio sitio",
  ownText:
    "Esto es una demo. Vaciarla elimina a todas las personas con sus consultas, mensajes y pagos, también a usted, y le lleva a la configuración de su propio sitio. Lo que ha personalizado se conserva: marca, categorías, reglas, textos, logotipos y vídeos. No se puede deshacer.",
  ownOthers:
    "{count, plural, one {También se elimina # cuenta que no es de la demo.} other {También se eliminan # cuentas que no son de la demo.}}",
  ownConfirm: "Escriba el nombre del sitio: {site}",
  ownSubmit: "Vaciar la demo y crear el mío",
  ownBusy: "Vaciando…",
  otherName: "Ese no es el nombre del sitio. No se ha vaciado nada.",
  notADemo: "Aquí no hay ninguna demo que vaciar.",
  emptyFailed: "No se ha podido vaciar la demo, que sigue como estaba. Inténtelo de nuevo.",
};
