import type { guideMessages as english } from "#app/features/guide/messages";
import type { Translation } from "../translation";

/** The page that explains how the product works, in Spanish. */
export const guideMessages: Translation<typeof english> = {
  title: "Cómo funciona",
  description:
    "De una pregunta a un consejo que puede aplicar: descríbala, vea quién encaja y por qué, compruebe el precio y reciba respuesta en un plazo de {hours, number} horas.",
  intro: "De una pregunta a un consejo que puede aplicar. Qué ocurre, en qué orden, y qué pasa si algo sale mal.",
  contents: "En esta página",
  step: "Paso {number, number}:",

  spanTitle: "Una consulta, de la solicitud a la reseña",
  spanRequest: "Solicita una hora",
  spanRequestFigure: "ahora",
  spanRequestText: "Con el precio completo a la vista. Aún no debe nada.",
  spanAnswer: "El asesor responde",
  spanAnswerFigure: "{hours, number}\u00a0h",
  spanAnswerText: "En un plazo de {hours, number} horas, o la solicitud termina sola.",
  spanMeeting: "Hablan",
  spanMeetingFigure: "{from, number}–{to, number}\u00a0min",
  spanMeetingText: "A la hora acordada, durante los minutos que eligió.",
  spanReview: "Ambos dejan una reseña",
  spanReviewFigure: "{days, number} días",
  spanReviewText: "Cada parte una vez; las dos se muestran a la vez.",

  seekTitle: "Si busca asesoramiento",
  seekText: "Mirar es gratis y no requiere cuenta. Paga por las sesiones que reserva y por nada más.",
  seekButton: "Buscar un asesor",
  describeTitle: "Diga qué necesita",
  describeText:
    "Explore un ámbito o describa su situación con sus palabras. El asistente y el buscador con IA la leen y le llevan a las personas que encajan.",
  matchTitle: "Vea quién encaja, y por qué",
  matchText:
    "Cada coincidencia explica por qué está donde está: primero la especialidad; después, las valoraciones, las horas libres y la rapidez al responder. Un puesto en la lista no se puede comprar.",
  timeTitle: "Elija una hora y una duración",
  timeText:
    "{lengths}, con una antelación de entre {minutes, number} minutos y {days, number} días. Verá la hora en su reloj y en el del asesor.",
  priceTitle: "Compruebe el precio",
  priceText:
    "{parts, select, both {Base, alta demanda y urgencia aparecen una a una, con su total.} surge {Base y alta demanda aparecen una a una, con su total.} rush {Base y urgencia aparecen una a una, con su total.} other {Ve el precio completo y de qué se compone.}} El precio se mantiene durante {minutes, number} minutos mientras se decide.",
  priceLink: "Cómo se forma un precio",
  requestTitle: "Envíe la solicitud",
  requestText:
    "La hora queda reservada para usted mientras el asesor decide. Hasta entonces puede retirar la solicitud cuando quiera, sin pagar nada.",
  answerTitle: "Reciba respuesta en {hours, number} horas",
  answerText:
    "El asesor acepta, rechaza o propone otra hora, hasta {counters, plural, one {una vez} other {# veces}}. No responder también es una respuesta: la solicitud termina.",
  meetTitle: "Reúnanse",
  meetText: "En cuanto la hora está acordada, cada uno tiene un archivo para el calendario. Nadie graba la conversación.",
  reviewTitle: "Cuente qué tal fue",
  reviewText:
    "Cada parte puede dejar una reseña, en un plazo de {days, number} días. Ninguna ve la de la otra hasta que ambas hayan escrito o acabe el plazo.",

  adviseTitle: "Si asesora",
  adviseText: "Usted decide qué ofrece, cuándo está disponible y cuánto cuesta una hora.",
  adviseButton: "Hágase asesor",
  applyTitle: "Presente su candidatura",
  applyText: "Su ámbito, su experiencia, sus acreditaciones, sus idiomas. Lo que escribe se conserva mientras confirma su dirección.",
  reviewedTitle: "Revisada en {hours, number} horas",
  reviewedText: "La lee una persona. Recibirá un sí con los primeros pasos o los motivos de un no, y podrá presentarse de nuevo.",
  hoursTitle: "Abra su horario",
  hoursText:
    "Horario semanal, días libres, la pausa que necesita entre dos sesiones, la antelación que quiere. Nadie puede reservar lo que no ha abierto.",
  requestsTitle: "Responda a las solicitudes",
  requestsText:
    "Cada una muestra la pregunta, la hora en su reloj y el dinero. Acepte, rechace o proponga otra hora, en un plazo de {hours, number} horas.",
  netTitle: "Conozca su importe neto",
  netText: "Lo que recibirá figura junto a cada solicitud antes de aceptarla: el total, menos lo que retiene la plataforma.",
  netNoFee: "Por ahora, la plataforma no se queda con nada.",
  netFee: "Por ahora, la plataforma se queda con el {percent}.",
  reputationTitle: "Gánese un nombre",
  reputationText: "Las reseñas proceden solo de sesiones celebradas, y puede responder a ellas en público.",

  checksTitle: "Qué se comprueba de un asesor",
  checksText: "Nadie figura en la lista sin que una persona lo haya revisado. Esto es lo que revisa y lo que no.",
  checkPerson: "La persona",
  checkPersonText: "El nombre, el lugar y los enlaces facilitados se contrastan entre sí antes de publicar a nadie.",
  checkEvidence: "Las acreditaciones",
  checkEvidenceText:
    "Los años, los puestos y los certificados hay que demostrarlos; no basta con decirlo. Cuando no son suficientes, se piden más.",
  checkFigures: "Las cifras",
  checkFiguresText: "Las sesiones, los tiempos de respuesta y las horas libres los cuenta el sitio. Ningún asesor puede escribirlos.",
  checkReviews: "Las reseñas",
  checkReviewsText: "Una por cada parte de una sesión celebrada. Una reseña se retira por lo que incumple, nunca por ser mala.",
  checkLimits: "Lo que esta comprobación no es",
  checkLimitsText:
    "No evalúa el asesoramiento en sí ni es una licencia. En asuntos legales, fiscales o de inversión, pida la habilitación que rige donde usted vive.",
  checkLimitsTextOwn:
    "No evalúa el asesoramiento en sí ni es una licencia. Si el ámbito exige una habilitación, pida la que rige donde usted vive.",
  checkLimitsLink: "Más en las Condiciones del servicio",

  silenceTitle: "Cuando no sale según lo previsto",
  silenceText: "Nadie se queda esperando y ninguna hora se bloquea más tiempo del necesario para decidir.",
  noAnswer: "Nadie responde",
  noAnswerText:
    "Pasadas {hours, number} horas, o al empezar la sesión si llega antes, la solicitud termina. La hora vuelve a estar libre, no debe nada y le llevamos a otras personas que encajan.",
  otherTime: "Se propone otra hora",
  otherTimeText:
    "La acepta o retira la solicitud. Después de {counters, plural, one {# propuesta} other {# propuestas}}, el asesor solo puede aceptar o rechazar.",
  sameTime: "Dos personas quieren la misma hora",
  sameTimeText: "La primera solicitud la reserva. Nadie más puede pedirla hasta que se decida.",
  missedAdvisor: "El asesor no se presenta",
  missedAdvisorText: "Comuníquelo a partir de {minutes, number} minutos después del inicio. No debe nada.",
  notClosed: "Nadie da la sesión por terminada",
  notClosedText: "Se da por celebrada {hours, number} horas después de su fin y ambas partes pueden dejar su reseña.",

  cancelTitle: "Si tiene que cancelar",
  cancelText: "Antes de que un asesor acepte, basta con retirar la solicitud. Después, esto es lo que se le devuelve.",

  endTitle: "Traiga su pregunta",
  endText: "Descríbala como le salga. Alguien aquí ya la ha respondido.",
  endAssistant: "Preguntar al asistente de IA",
};
