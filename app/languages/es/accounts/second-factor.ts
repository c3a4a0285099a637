import { AUTHENTICATOR_DIGITS, LINK_HOURS } from "#app/features/accounts/limits";
import type { secondFactorMessages as english } from "#app/features/accounts/second-factor/messages";
import { MAX_WRONG_CODES, WRONG_CODE_WINDOW_MINUTES } from "#app/features/accounts/second-factor/wrong-codes";
import { FRESH_SIGN_IN_MINUTES } from "#app/features/accounts/sign-in/fresh-sign-in";
import type { Translation } from "../../translation";
import { counted } from "../words";

const REPORT = counted(LINK_HOURS.report_sign_in / (7 * 24), "una semana", "semanas");

const DIGITS = `${AUTHENTICATOR_DIGITS} dígitos`;

/** Two-factor authentication: its switch, its set-up, the code at sign-in, and its emails, in Spanish. */
export const secondFactorMessages: Translation<typeof english> = {
  title: "Verificación en dos pasos",
  text: "Al iniciar sesión, además de su contraseña se le pide un código de una aplicación de su teléfono.",
  switchHintOff: "Sirve cualquier aplicación de autenticación: Google Authenticator, 1Password, Aegis u otras.",
  switchHintOn: "Activada. Al iniciar sesión se pide un código.",
  endsOn: "Un administrador ha ordenado que se desactive el {time}.",
  keep: "Mantenerla activada",
  kept: "La verificación en dos pasos sigue activada.",
  switchContinue: "Continuar",

  proofText: `Inició sesión hace más de ${FRESH_SIGN_IN_MINUTES} minutos; confirme que es usted.`,
  proofTitle: "Primero, su contraseña",
  currentPassword: "Contraseña actual",
  continue: "Continuar",
  cancel: "Cancelar",

  scanTitle: "1. Escanee este código QR con su aplicación de autenticación",
  scanPicture: "El código QR para su aplicación de autenticación. La clave de abajo contiene lo mismo.",
  scanType: "O escriba esta clave en la aplicación:",
  openApp: "Abrir en una aplicación de este dispositivo",
  enterTitle: "2. Introduzca el código que aparece",
  code: "Código",
  codeHint: DIGITS,
  turnOn: "Activar",
  turningOn: "Activando…",
  setupEnded: "Ha tardado demasiado y el código QR ha caducado. Empiece de nuevo.",
  setupCancelled: "La verificación en dos pasos sigue desactivada.",
  turnedOn: "La verificación en dos pasos está activada. Se ha cerrado la sesión en todos los demás dispositivos.",

  recoveryTitle: "Sus códigos de recuperación",
  recoveryKeep:
    "Guárdelos donde guarda los papeles importantes. Cada uno permite entrar una vez sin la aplicación. Solo se muestran ahora.",
  recoveryDone: "Ya los he guardado",
  recoveryCodesLeft:
    "{left, plural, =0 {No queda ningún código de recuperación.} one {Queda # código de recuperación.} other {Quedan # códigos de recuperación.}}",
  recoveryRenew: "Generar nuevos códigos de recuperación",
  recoveryRenewText: "Los anteriores dejan de servir al momento.",
  recoveryRenewing: "Generando…",

  turnOff: "Desactivar",
  turnOffTitle: "Desactivar la verificación en dos pasos",
  turnOffText: "Confirme que es usted con su contraseña y un código. Después bastará la contraseña para iniciar sesión.",
  turningOff: "Desactivando…",
  anyCode: "Código o código de recuperación",
  anyCodeHint: `${DIGITS} de su aplicación o uno de sus códigos de recuperación`,

  codeWrong: "Ese código no es correcto o ya se ha usado",
  tooManyCodes: `Demasiados códigos incorrectos. Use un código de recuperación o espere ${WRONG_CODE_WINDOW_MINUTES} minutos.`,
  failed: "No se ha podido actualizar la configuración de seguridad",

  challengeTitle: "Un paso más",
  challengeText: "Introduzca el código que muestra ahora su aplicación de autenticación.",
  challengeCode: "Código",
  challengeHint: `${DIGITS}. Si no tiene el teléfono, introduzca un código de recuperación.`,
  challengeButton: "Iniciar sesión",
  challengeChecking: "Comprobando…",
  challengeBack: "Iniciar sesión con otra cuenta",
  challengeMailed: `¿No la activó usted? El botón del correo que recibió al respecto cierra todas las sesiones y la desactiva. Es válido durante ${REPORT}.`,
  challengeLost: "¿No tiene ningún código válido o no la activó usted? Escriba a <mail></mail>.",
  challengeEnded: "Ese inicio de sesión ha caducado. Inicie sesión de nuevo.",
  challengeSpent: "Demasiados códigos incorrectos. Inicie sesión de nuevo.",

  notMe:
    "Si no ha sido usted, pulse el botón: se cerrarán todas las sesiones, la verificación en dos pasos volverá a estar desactivada y le enviaremos un enlace para elegir otra contraseña.",
  notYou: "Si no ha sido usted, elija otra contraseña de inmediato y escriba a {email}.",
  securityAction: "Abrir su configuración de seguridad",
  resetAction: "Elegir una nueva contraseña",
  onSubject: "La verificación en dos pasos está activada en {site}",
  onText:
    "A partir de ahora, al iniciar sesión en {site} se pide un código de su aplicación de autenticación. Se ha cerrado la sesión en todos los demás dispositivos.",
  offSubject: "La verificación en dos pasos está desactivada en {site}",
  offText: "Al iniciar sesión en {site} ya no se pide un código. Se ha cerrado la sesión en todos los demás dispositivos.",
  endedText: "Al iniciar sesión en {site} ya no se pide un código, como había ordenado un administrador. No se ha cerrado ninguna sesión.",
  recoverySubject: "Se ha usado un código de recuperación en {site}",
  recoveryText: "Se acaba de usar uno de sus códigos de recuperación de {site}. No volverá a servir.",
  recoveryLeft: "{left, plural, =0 {No queda ninguno: genere nuevos ahora.} one {Queda #. Genere nuevos pronto.} other {Quedan #.}}",
  wrongSubject: "Códigos incorrectos en {site}",
  wrongText: `Alguien ha probado ${MAX_WRONG_CODES} códigos incorrectos en {site}, casi siempre tras introducir su contraseña. Nadie ha entrado. Durante ${WRONG_CODE_WINDOW_MINUTES} minutos solo sirven los códigos de recuperación.`,
  wrongYou: "Si no ha sido usted, otra persona conoce su contraseña: elija otra ahora.",
};
