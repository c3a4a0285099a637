import type { matchingMessages as english } from "#app/features/matching/messages";
import type { Translation } from "../translation";

/** Finding advisors: results and reasons for a match, in Spanish. */
export const matchingMessages: Translation<typeof english> = {
  topicNeeded: "Elija un tema y compruebe que ha iniciado sesión",
  topicUnknown: "Elija un tema de la lista.",
  found: "¡Asesores encontrados: {count}!",
  failed: "No se han podido buscar asesores. Inténtelo de nuevo.",
  topicsFailedTitle: "Error",
  topicsFailed: "No se han podido cargar los temas",

  primaryExpertise: "Tiene {topic} como especialidad principal",
  furtherExpertise: "Tiene {topic} entre sus áreas",
  highlyRated: "Tiene muy buenas valoraciones de los clientes",
  freeNearTheTime: "Tiene hora libre cuando la necesita",
  manySessions: "Ha realizado muchas sesiones",
  answersSoon: "Responde rápido a las solicitudes",
  speaksYourLanguage: "Habla su idioma",
  speaksAsked: "Habla {language}",
  withinYourBudget: "Entra en su presupuesto",
  nearYourTimeZone: "Está cerca de su zona horaria",
  whySentence: "{reasons}.",
  scoreParts: "De qué se compone la puntuación",

  partExpertise: "Especialidad",
  partRating: "Valoración",
  partSessions: "Sesiones",
  partResponse: "Respuesta",
  partTime: "Hora",
  partLanguage: "Idioma",
  partZone: "Zona horaria",
  partBudget: "Presupuesto",
  partText: "Sus palabras",
  partPoints: "{points} de {most}",
  partMet: "{part}: {points} de {most} puntos",
  partUnasked: "No pedido o no comparado, por lo que cuenta entero para todos: {parts}",
  partTotal: "En total",
};
