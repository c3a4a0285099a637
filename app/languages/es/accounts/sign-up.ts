import { PASSWORD_MIN_CHARACTERS } from "#app/features/accounts/limits";
import type { formMessages as english } from "#app/features/accounts/sign-up/messages";
import { LIMITS } from "#app/platform/limits/limits";
import type { Translation } from "../../translation";
import { counted } from "../words";

const CHANGES = counted(LIMITS["account-change"].minutes / 60, "una hora", "horas");

/** The sign-in and sign-up forms, wherever they are shown, and their responses, in Spanish. */
export const formMessages: Translation<typeof english> = {
  tabs: "Iniciar sesión o registrarse",
  signIn: "Iniciar sesión",
  signingIn: "Iniciando sesión…",
  signUp: "Registrarse",
  createAccount: "Crear cuenta",
  creatingAccount: "Creando la cuenta…",
  email: "Correo electrónico",
  password: "Contraseña",
  passwordHint: `Al menos ${PASSWORD_MIN_CHARACTERS} caracteres, con una mayúscula, una minúscula y un número.`,
  confirmPassword: "Confirmar la contraseña",
  rememberMe: "Mantener la sesión iniciada",
  accountType: "Tipo de cuenta",
  accountTypeHint: "Una cuenta de particular no puede convertirse después en cuenta de empresa ni de organización.",
  individual: "Particular",
  business: "Empresa",
  organisation: "Organización",
  forgotLink: "¿Ha olvidado la contraseña?",
  or: "o",
  google: "Continuar con Google",
  linkedin: "Continuar con LinkedIn",
  linkedinSoonTitle: "Próximamente",
  linkedinSoonText: "Pronto podrá iniciar sesión con LinkedIn. Hasta entonces, use su correo electrónico.",

  emailRequired: "Introduzca su correo electrónico",
  emailInvalid: "Introduzca una dirección de correo válida",
  emailTooLong: "La dirección de correo es demasiado larga",
  passwordTooShort: `La contraseña debe tener al menos ${PASSWORD_MIN_CHARACTERS} caracteres`,
  passwordTooLong: "La contraseña es demasiado larga",
  passwordTooSimple: "La contraseña debe contener al menos una mayúscula, una minúscula y un número",
  passwordsDiffer: "Las contraseñas no coinciden",
  accountTypeUnknown: "Elija un tipo de cuenta",

  tooManyAttempts: `Demasiados intentos. Espere ${LIMITS["sign-in"].minutes} minutos antes de volver a intentarlo.`,
  tooManySignUps: "Hoy se han creado muchas cuentas desde su red. Inténtelo de nuevo mañana.",
  tooManyToday: "Hoy ha habido muchos intentos desde su red. Inténtelo de nuevo mañana.",
  tooManyChanges: `Ha cambiado su cuenta muchas veces. Espere hasta ${CHANGES} antes del próximo cambio.`,
  invalidRequest: "Solicitud no válida. Revise los datos.",
  authenticationFailed: "No se ha podido verificar su identidad. Inténtelo de nuevo.",
  errorOccurred: "Se ha producido un error. Inténtelo de nuevo.",
  unexpectedError: "Se ha producido un error inesperado",
  invalidCredentials: "Correo o contraseña incorrectos.",
  emailNotConfirmed: "Correo sin confirmar",
  emailNotConfirmedText: "Abra el enlace del correo que le enviamos o pida que se lo enviemos de nuevo.",
  suspended: "Esta cuenta está suspendida. Si cree que es un error, escriba a {email}.",
  busy: "Muchas personas están iniciando sesión en este momento. Inténtelo de nuevo en unos segundos.",

  checkEmailTitle: "Revise su correo",
  checkEmailText: "Le hemos enviado un enlace de confirmación.",
  toSignIn: "Volver al inicio de sesión",
  confirming: "Confirmando…",
  newPassword: "Nueva contraseña",

  signedOut: "Ha cerrado la sesión.",
  linkEndedTitle: "Este enlace ha caducado",
};
