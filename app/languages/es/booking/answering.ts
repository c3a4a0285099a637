import type { answeringMessages as english } from "#app/features/booking/answering/messages";
import type { Translation } from "../../translation";

/** Texts beside a request or a session, for its advisor, in Spanish. */
export const answeringMessages: Translation<typeof english> = {
  nothingElse: "Nada más en ese tiempo",
  against: "{count, plural, one {Hay algo en contra} other {Hay # cosas en contra}}",
  request: "Una solicitud de {name} a la misma hora: <time></time>",
  session: "Una sesión con {name} a la misma hora: <time></time>",
  own: "Su propia consulta con {name}: <time></time>",
  near: "Menos de sus {minutes, number} minutos de margen antes o después de {name}: <time></time>",
  busy: "Su propio calendario está ocupado: de <time></time> a <until></until>",
  dayOff: "Ha marcado ese día como libre",
  outsideHours: "Fuera de su horario semanal",
  dayFull: "Su día está completo: {count, plural, one {acepta como máximo # consulta} other {acepta como máximo # consultas}}",
  earlier:
    "{count, plural, =0 {Ninguna sesión celebrada} one {Una sesión anterior} other {# sesiones anteriores}} con {name}{others, plural, =0 {} one {, otra solicitud} other {, # solicitudes más}}",
  firstTime: "Primera vez con {name}",
  firstTimeUnnamed: "Un cliente nuevo",
  byState: "Sesiones por estado",
  allStates: "Todas",
  timeProposed: "Hora propuesta",
  toConfirm: "Por confirmar",
  notAgreed: "Sin acuerdo",
  noneOfState: "Ninguna en este estado.",
};
