import { QUOTE_MINUTES } from "#app/features/booking/deadlines";
import type { searchMessages as english } from "#app/features/booking/request/messages";
import { ACTIVE_REQUEST_MINUTES, MAX_MATCHES, PERCENT_PER_TENTH } from "#app/features/matching/limits";
import { RULE } from "#app/features/rules/rule-marks";
import { DEFAULT_LEAD_MINUTES } from "#app/features/schedule/lead-time";
import type { Translation } from "../../translation";
import { counted } from "../words";

const FIRST_LEAD = counted(DEFAULT_LEAD_MINUTES / 60, "una hora", "horas");
const SURGE_HOURS = ACTIVE_REQUEST_MINUTES / 60;
const SURGE_PERIOD = SURGE_HOURS === 1 ? "la última hora" : `las últimas ${SURGE_HOURS} horas`;

/** Finding an advisor to book: the form, its responses, and the introduction, in Spanish. */
export const searchMessages: Translation<typeof english> = {
  title: "Reservar una consulta",
  intro: "Cuéntenos de qué se trata. Verá quién está disponible y el precio completo; solo después solicitará la hora.",
  signIn: "Inicie sesión para reservar una consulta.",
  signInButton: "Iniciar sesión",
  signInFreeLook: "Puede ver horas y precios sin tener una cuenta.",

  topic: "Tema",
  topicHint: "Escriba para buscar entre los temas.",
  topicPlaceholder: "Por ejemplo, Derecho laboral",
  topicPlaceholderOwn: "Por ejemplo, {topic}",
  preferredTime: "Hora preferida",
  yourZone: "su zona horaria",
  preferredTimeHint: `Zona horaria: <zone></zone>. Si lo deja vacío, buscamos la primera hora libre de cada asesor con al menos ${FIRST_LEAD} de antelación.`,
  meantTime: "¿A cuál de las dos se refiere?",
  duration: "Duración",
  urgencyHint: `Urgente: su solicitud va antes que las que pueden esperar, por un ${RULE.rushPercent}\u00a0% más. El plazo para responder es el mismo.`,
  find: "Buscar asesor",
  finding: "Buscando asesores…",
  leadingTitle: "Estaba viendo el perfil de {name}",
  leadingText: "Si {name} tiene hora libre, aparecerá al principio de la lista.",

  surgeTitle: "Hay mucha demanda de este tema en este momento",
  surgeText: "Los precios de abajo incluyen un recargo por alta demanda del {percent}\u00a0%.",
  surgeHow: "Cómo se calcula",
  surgeHowText: `En ${SURGE_PERIOD} ha habido {requests, plural, one {# solicitud abierta} other {# solicitudes abiertas}} para {advisors, plural, one {# asesor disponible} other {# asesores disponibles}}, contando una por persona. A partir de una solicitud por asesor, el recargo aumenta un ${PERCENT_PER_TENTH}\u00a0% por cada cuarto de solicitud adicional por asesor. Una sola solicitud nunca lo aumenta más que eso y el recargo nunca supera el ${RULE.mostSurgePercent}\u00a0%; queda fijado en el precio que se le muestra.`,

  resultsTitle: "Asesores para {topic}",
  resultsHintFree: "Primero, la mejor coincidencia.",
  resultsHint: `Primero, la mejor coincidencia. Los precios se mantienen durante ${QUOTE_MINUTES} minutos.`,
  resultsMore: "{count, plural, one {# asesor más} other {# asesores más}}",
  resultsFirst: "Volver al principio",
  matchPercent: "{percent} de coincidencia",
  bestMatch: "Mejor coincidencia",
  primaryExpertise: "Especialidad principal",
  levelExperienced: "Con experiencia",
  levelSenior: "Nivel sénior",
  levelExpert: "Nivel experto",
  sessions: "{count, plural, =0 {Aún sin sesiones} one {# sesión} other {# sesiones}}",
  why: "Por qué este asesor",
  firstFree: "Primera hora libre",
  chosenTime: "Su hora",
  book: "Reservar",

  emptyTitle: "No hay nadie disponible",
  emptyTimeText: "Ningún asesor de {topic} está libre durante todo ese tiempo. Quizá a otra hora sí.",
  emptyText: "Ahora mismo no se puede reservar con ningún asesor de {topic}.",
  emptyWithoutTime: "Buscar las primeras horas libres",
  emptyOtherTopic: "Elija otro tema arriba o díganos qué asesores echa en falta.",
  emptyRequest: "Solicitar una categoría",
  emptyBrowse: "Ver todos los asesores",

  stepSayTitle: "Cuéntenos de qué se trata",
  stepSayText: "El tema, cuándo le viene bien y durante cuánto tiempo.",
  stepCompareTitle: "Compare quién está disponible",
  stepCompareText: `Hasta ${MAX_MATCHES} asesores, con el motivo de cada propuesta y el precio completo.`,
  stepAskTitle: "Solicite la hora",
  stepAskText: `Queda reservada para usted hasta que haya respuesta, ${RULE.expiryHours} horas como máximo.`,
  theirTime: "Para {name}:",
};
