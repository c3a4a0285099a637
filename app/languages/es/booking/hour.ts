import { QUOTE_MINUTES } from "#app/features/booking/deadlines";
import type { hourMessages as english } from "#app/features/booking/hour/messages";
import { RULE } from "#app/features/rules/rule-marks";
import type { Translation } from "../../translation";

/** The page of a chosen time, in Spanish. */
export const hourMessages: Translation<typeof english> = {
  hourTitle: "Reservar con {name}",
  hourChangeTitle: "Cambiar la solicitud enviada a {name}",
  hourIntro: "Su hora con {name}: cuándo, cuánto dura y el precio completo, en una sola página.",
  hourWhen: "Cuándo",
  hourFirstFree: "La primera hora libre.",
  hourFirstByDay: "Sugerencia: la primera hora libre que para usted no es de noche.",
  hourFirstRefundable: "Sugerencia: la primera hora libre que aún puede cancelar sin coste. También las hay antes.",
  hourOtherTime: "Elegir otra hora",
  hourSameClock: "Para {firstName} es la misma hora.",
  hourTheirClock: "<time></time> para {firstName}",
  hourLength: "¿Cuánto tiempo?",
  hourLengthTaken: "{length}: no hay tanto tiempo libre",
  hourUrgency: "¿Es urgente?",
  hourUrgencyNote: `Urgente: su solicitud va antes que las que pueden esperar, por un ${RULE.rushPercent}\u00a0% más. El plazo para responder es el mismo.`,
  hourNoteHint: "Unas frases ayudarán a {firstName} a prepararse. Nadie más las leerá.",
  hourAbout: "Sobre {topic}",
  hourPrice: "Precio",
  hourPriceHeld: `El precio se mantiene durante ${QUOTE_MINUTES} minutos.`,
  hourPriceHeldUntil: "Precio reservado para usted hasta: <time></time>",
  hourHeld: "Hora y precio reservados para usted hasta: <time></time>",
  hourTerms:
    "{firstName} responde {expiryHours, plural, =0 {} other {en un plazo de # horas y }}siempre antes de la hora solicitada. Si retira la solicitud antes, no paga nada; después, se le devuelve todo hasta {wholeRefundHours, number} horas antes del inicio.",
  hourTermsPart:
    "{firstName} responde {expiryHours, plural, =0 {} other {en un plazo de # horas y }}siempre antes de la hora solicitada. Si retira la solicitud antes, no paga nada; después, si cancela{hours, plural, =0 {} one { hasta # hora antes del inicio} other { hasta # horas antes del inicio}}, se le devuelve el {percent}\u00a0%.",
  hourTermsNone:
    "{firstName} responde {expiryHours, plural, =0 {} other {en un plazo de # horas y }}siempre antes de la hora solicitada. Si retira la solicitud antes, no paga nada; después no se devuelve nada: el inicio está demasiado cerca.",
  hourRefundSoon:
    "Tan cerca del comienzo {part, select, none {no se le devuelve nada} other {se le devuelve como máximo el {percent}\u00a0%}} si cancela después de que {firstName} haya aceptado.",
  hourSend: "Solicitar por {total}",
  hourSending: "Enviando…",
  hourSignUpSend: "Registrarse y solicitar",
  hourSignInSend: "Iniciar sesión y solicitar",
  hourConfirmSend: "Confirmar y solicitar",
  hourConfirmText: "Con este botón se confirma su dirección y la solicitud llega a {firstName}.",
  hourStepMissing: "Falta un paso: todavía no se ha enviado nada a {firstName}.",
  hourStepTo: "Ir al botón",

  hourAccount: "Para que {firstName} pueda responderle",
  hourAccountText: `En cuanto pulse el botón, le reservaremos esta hora durante ${QUOTE_MINUTES} minutos mientras se registra o inicia sesión.`,
  hourNew: "Es mi primera vez aquí",
  hourKnown: "Ya tengo una cuenta",
  hourOtherWays: "Otras formas de iniciar sesión",
  hourWaitingText: "Ábralo en este navegador y pulse el botón: su solicitud llegará a {firstName}.",
  hourLinkKeeps: "Cambie lo que quiera: su enlace de confirmación lleva a lo que está guardado aquí.",
  hourLinkSave: "Guardar el cambio",
  hourLinkSaved: "Guardado. Su enlace de confirmación vuelve a esto.",
  hourNowAsked: "Su solicitud es ahora para esta hora. Los enlaces que ya tiene también llevan aquí.",
  hourAskThis: "Solicitar esta hora en su lugar",
  hourAskedElse: "Su solicitud es todavía para <time></time>.",
  hourNotHeld:
    "Su solicitud es para <time></time>. La hora está libre, pero no reservada: otros pueden solicitarla hasta que usted confirme.",
  hourHoldOver: `Esta hora no está reservada para usted. Si está libre, puede reservarla con un clic ${QUOTE_MINUTES} minutos.`,
  hourHoldEnded: "Esta hora no está reservada para usted.",
  hourHoldEndedFree: "Esta hora no está reservada para usted. Está libre: solicítela ahora.",
  hourHoldAgain: "Reservar esta hora",
  hourLinkSaving: "Guardando…",
  hourSessionEnded: "Su sesión se ha cerrado. Iníciela de nuevo abajo: todo lo que ha escrito sigue aquí.",

  hourReplaces:
    "Hasta ahora ha solicitado: <time></time>. La solicitud que envíe aquí la sustituye y {firstName} recibe un solo correo electrónico.",
  hourNowOther: "Desde su solicitud ha cambiado lo siguiente:",
  hourNowLengths: "No se ofrece: {before}; en su lugar se ha elegido {now}.",
  hourNowRush: "El recargo por urgencia es del {now, number} % en lugar del {before, number} %.",
  hourNowExpiry: "{now, plural, one {# hora} other {# horas}} para responder en lugar de {before, number}.",
  hourNowWhole: "Reembolso íntegro hasta {now, plural, one {# hora} other {# horas}} antes del comienzo en lugar de {before, number}.",
  hourNowPart:
    "Después, {now, plural, =0 {nada} other {# %}} hasta {hoursNow, plural, =0 {el comienzo} one {# hora antes} other {# horas antes}} en lugar de {before, plural, =0 {nada} other {# %}} hasta {hoursBefore, plural, =0 {el comienzo} one {# hora antes} other {# horas antes}}.",
  hourChangeSend: "Cambiar la solicitud, por {total}",
  hourChanged: "Solicitud cambiada",
  hourChangedText: "{name} ha recibido un solo aviso y ve únicamente la nueva solicitud.",
  hourOthers: "Estas horas están libres",
  hourGone: "Ahora mismo no hay ninguna hora que solicitar",
  hourGoneText: "{firstName} no tiene horas libres que se puedan reservar aquí. Puede hacerle una pregunta o buscar a otra persona.",
  hourOwnText: "Esta es su propia página. Desde aquí reservan los demás con usted.",
  hourOwnRequest: "Esta hora es suya: ya la ha solicitado.",
  hourOwnRequestOther: "Su solicitud es para: <time></time>.",
  hourOwnRequestOpen: "Abrir su solicitud",
  blockedByYou: "Ha bloqueado a esta persona. Desbloquéela para enviarle una solicitud.",
  unblock: "Desbloquear",
  hourBack: "{name}",
};
