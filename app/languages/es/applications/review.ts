import type { decisionMessages as english } from "#app/features/applications/review/messages";
import { REVIEW_PROMISE_HOURS } from "#app/features/applications/review/review-promise";
import { UNDO_SECONDS } from "#app/features/audit/limits";
import type { Translation } from "../../translation";

/** Deciding on an application, and its emails, in Spanish. */
export const decisionMessages: Translation<typeof english> = {
  greeting: "Hola, {name}:",
  closing: "Un cordial saludo",
  receivedSubject: "Hemos recibido su candidatura",
  receivedText: `Gracias por presentar su candidatura de asesor en {site}. Una persona la leerá en un plazo de ${REVIEW_PROMISE_HOURS} horas.`,
  receivedNext:
    "Recibirá una confirmación o un correo en el que le pediremos más acreditaciones. Una vez aprobada, un correo de bienvenida le indicará su primera tarea.",
  receivedAction: "Ver cómo va",
  welcomeSubject: "Le damos la bienvenida a {site}: su primera tarea",
  welcomeText: "Hemos aprobado su candidatura. Ya forma parte de los asesores de {site} y su página es pública.",
  welcomeTask: "Su primera tarea: fije su horario semanal. Hasta entonces no aparecerá en las coincidencias de nadie.",
  welcomeRate: "La segunda: fije su tarifa por hora. Sin ella, nadie puede reservar con usted.",
  welcomeAction: "Fijar mi horario",
  welcomeReadySubject: "Le damos la bienvenida a {site}",
  welcomeInvited: "Ya forma parte de los asesores de {site} y su página es pública.",
  welcomeHasHours: "Su horario semanal ya está fijado. Solo falta su tarifa por hora: sin ella, nadie puede reservar con usted.",
  welcomeReady:
    "Su horario semanal y su tarifa por hora ya están fijados: desde ahora puede aparecer en las coincidencias y recibir reservas. Revise ambos datos, por favor.",
  welcomeRateAction: "Fijar mi tarifa",
  welcomeReadyAction: "Abrir mi panel",
  welcomePage: "Su página",
  rejectedSubject: "Su candidatura en {site}",
  rejectedMail: "Hemos leído su candidatura de asesor en {site} y no podemos aprobarla tal como está.",
  rejectedAgain: "Puede corregir lo que se le pide y presentarla de nuevo. Lo que escribió sigue ahí.",
  rejectedAction: "Presentarla de nuevo",
  mailNotes: "Lo que hemos observado",

  decided: "{status, select, approved {Candidatura aprobada.} other {Candidatura rechazada.}}",
  approveFailed: "No se ha podido aprobar la candidatura.",
  rejectFailed: "No se ha podido rechazar la candidatura.",
  decisionFailed: "No se ha podido aprobar ni rechazar la candidatura.",
  decisionUnreadable: "Indique qué candidatura y si se aprueba o se rechaza.",
  adminsOnly: "Solo los administradores deciden sobre las candidaturas.",
  ownApplication: "Nadie decide sobre su propia candidatura.",
  alreadyDecided: "Ya se ha decidido sobre esta candidatura.",
  applicantLeaving:
    "La cuenta de esta persona está a punto de eliminarse, así que no se publica nada. Si vuelve a iniciar sesión, usted podrá aprobar la candidatura.",
  reasonRequired: "Indique el motivo. La persona lo leerá.",
  decisionUndone: "La decisión se ha deshecho. No se enviará ningún correo sobre ella.",
  undoFailed: "No se ha podido deshacer la decisión.",
  notDecided: "Esta decisión ya se ha deshecho.",
  undoTooLate: `Una decisión puede deshacerse durante ${UNDO_SECONDS} segundos, y ya han pasado.`,
  undoInUse:
    "Esta decisión ya no puede deshacerse: alguien ha escrito al nuevo asesor o le ha solicitado una consulta, o la persona ha presentado otra candidatura.",
};
