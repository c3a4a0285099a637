import { MAX_PASSKEYS, PASSKEY_NAME_MAX_CHARACTERS } from "#app/features/accounts/limits";
import type { passkeysMessages as english } from "#app/features/accounts/passkeys/messages";
import type { Translation } from "../../translation";

/** Passkeys: their list in the security settings, sign-in with one, and the emails about them, in Spanish. */
export const passkeysMessages: Translation<typeof english> = {
  title: "Llaves de acceso",
  text: "Inicie sesión con su huella, su rostro o el PIN de su dispositivo. Una llave de acceso sustituye a la contraseña y al código a la vez.",
  none: "Aún no tiene ninguna llave de acceso.",
  unavailable: "Las llaves de acceso funcionan cuando este sitio se abre con un nombre de dominio en lugar de una dirección IP.",
  unavailableHere:
    "Para usar llaves de acceso hay que abrir este sitio por su nombre: <address></address>. Allí deberá iniciar sesión una vez más.",
  needsScript: "Para añadir una llave de acceso hace falta JavaScript.",
  add: "Añadir una llave de acceso",
  adding: "Esperando a su dispositivo…",
  added: "Su llave de acceso se ha añadido. A partir de ahora puede iniciar sesión con ella.",
  since: "Añadida el {date}",
  used: "último uso: {when}",
  neverUsed: "sin usar",
  synced: "Sincronizada",
  rename: "Cambiar el nombre",
  name: "Nombre",
  save: "Guardar",
  renamed: "El nombre de la llave de acceso se ha cambiado.",
  remove: "Quitar",
  removeLabel: "Quitar {name}",
  removed: "La llave de acceso se ha quitado.",
  lastWayIn: "Es su única forma de iniciar sesión. Elija antes una contraseña.",
  tooMany: `Ya tiene ${MAX_PASSKEYS} llaves de acceso. Quite una primero.`,
  nameRequired: "Dé un nombre a la llave de acceso",
  nameTooLong: `El nombre no puede superar los ${PASSKEY_NAME_MAX_CHARACTERS} caracteres`,
  failed: "No se han podido cambiar sus llaves de acceso",
  given: "Llave de acceso",

  signIn: "Iniciar sesión con una llave de acceso",
  signingIn: "Esperando a su dispositivo…",
  refused: "Esta llave de acceso no sirve para iniciar sesión aquí. Pruebe otra forma.",
  ended: "Ha tardado demasiado. Inténtelo de nuevo.",
  cancelled: "Su dispositivo no lo ha confirmado. Inténtelo de nuevo o elija otra forma.",
  unsupported: "Este navegador no admite llaves de acceso.",

  addedSubject: "Se ha añadido una llave de acceso en {site}",
  addedText: "A partir de ahora, la llave de acceso «{name}» puede iniciar sesión en su cuenta de {site}.",
  removedSubject: "Se ha quitado una llave de acceso en {site}",
  removedText: "La llave de acceso «{name}» ya no puede iniciar sesión en su cuenta de {site}.",
  securityAction: "Ver su configuración de seguridad",
  notMe:
    "Si no ha sido usted, pulse el botón: se cerrarán todas las sesiones, ninguna llave de acceso servirá ya y le enviaremos un enlace para elegir otra contraseña.",
  notYou: "Si no ha sido usted, elija otra contraseña de inmediato y escriba a {email}.",
};
