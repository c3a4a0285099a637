import type { askingMessages as english } from "#app/features/booking/hour/messages-of-asking";
import { NAME_MAX_CHARACTERS } from "#app/features/profiles/limits";
import type { Translation } from "../../translation";

/** Requesting a chosen time: personal details, the subject, and the confirmation, in Spanish. */
export const askingMessages: Translation<typeof english> = {
  askedName: "Su nombre",
  askedNameHint: "{name} verá quién hace la solicitud. Su nombre se guarda en su perfil.",
  askedNameLong: `${NAME_MAX_CHARACTERS} caracteres como máximo`,
  askedNameCharacters: "Use letras, espacios, guiones y apóstrofos",
  askedNameNeeded: "Indique su nombre: así el asesor sabe quién lo solicita.",
  askedNameReserved: "Este nombre podría confundirse con el propio sitio. Indique el suyo, con cada palabra en letras de un solo alfabeto.",
  note: "¿De qué se trata?",
  noteElsewhere: "Se escribió algo en otro navegador. Aquí no se rellena: si fue usted, escríbalo de nuevo.",
  unusualHour: "Para usted es {part, select, early {antes de las {from}} other {después de las {to}}}. ¿Seguro que es la hora que quiere?",
  unusualHourSuggested: "Para usted es {part, select, early {antes de las {from}} other {después de las {to}}}. Puede elegir otra hora.",
  unusualHourTheirs: "Para {name} es {part, select, early {antes de las {from}} other {después de las {to}}}.",

  requestedTitle: "¡Consulta solicitada!",
  requestSent: "Hemos enviado su solicitud a {name}. Recibirá respuesta en un plazo de {hours, number} horas.",
  requestSentSoon: "Hemos enviado su solicitud a {name}. Recibirá respuesta antes del inicio.",
  findOthers: "Buscar otros asesores",
  findOthersThen: "Buscar otros asesores libres a esa hora",
  changedMeanwhile: "Esta consulta ha cambiado mientras tanto. Compruébela de nuevo.",
  refundChanged:
    "No se ha cancelado nada: lo que cuesta cancelar ha cambiado mientras tanto y figura ahora más abajo. Compruébelo de nuevo.",
  nothingChanged: "No ha cambiado nada: su solicitud sigue como está.",
  acceptedMeanwhile: "{firstName} ya ha aceptado, así que el cambio no se ha hecho. Lo que ha escrito sigue aquí.",
};
